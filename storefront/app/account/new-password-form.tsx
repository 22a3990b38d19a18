import { type NewPassword, newPasswordRules } from '@gauze/rules/forms'
import { Button } from '@gauze/ui/actions/button'
import { Form, useForm } from '@gauze/ui/forms/form'
import { TextField } from '@gauze/ui/forms/text-field'
import { useRuntime } from '../browser/runtime-provider.js'

export interface NewPasswordFormProps {
  username: string
  hash: string
  onSet: (password: string) => void
}

const blank: NewPassword = { password: '', passwordMatch: '' }
const labels = { password: 'New password', passwordMatch: 'The same password again' }
const words = { different: 'The two passwords differ' }
const field = { type: 'password', autoComplete: 'new-password' }

/** Asks for the new password, twice. */
export function NewPasswordForm({ username, hash, onSet }: NewPasswordFormProps) {
  const runtime = useRuntime()
  const send = async (passwords: NewPassword) => {
    const { api } = await runtime.load()
    await api.resetPassword({ username, hash, ...passwords })
    onSet(passwords.password)
  }
  const form = useForm({ defaultValues: blank, labels, rules: newPasswordRules, words, onSubmit: send })
  return (
    <Form form={form}>
      <TextField {...form.text('password')} {...field} help="At least 12 characters" />
      <TextField {...form.text('passwordMatch')} {...field} />
      <Button {...form.submit} size="l" isWide>
        Set password and log in
      </Button>
    </Form>
  )
}
