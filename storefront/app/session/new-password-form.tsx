import { newPassword } from '@gauze/rules'
import { Button } from '@gauze/ui/actions/button'
import { Banner } from '@gauze/ui/feedback/banner'
import { FormSummary, useFormErrors } from '@gauze/ui/forms/form-summary'
import { TextField } from '@gauze/ui/forms/text-field'
import { type FormEvent, useState } from 'react'
import { useSubmission } from './use-submission.js'

export interface NewPasswordFormProps {
  username: string
  hash: string
  onSet: (password: string) => void
}

interface Passwords {
  password: string
  passwordMatch: string
}

const labels: Readonly<Passwords> = { password: 'New password', passwordMatch: 'The same password again' }

/** Asks for the new password, twice. */
export function NewPasswordForm({ username, hash, onSet }: NewPasswordFormProps) {
  const [passwords, setPasswords] = useState<Passwords>({ password: '', passwordMatch: '' })
  const { submit, isPending, error, fieldErrors } = useSubmission(
    ['password', 'passwordMatch'],
    (api, chosen: Passwords) => api.resetPassword({ username, hash, ...chosen }),
    'Unexpected error occurred. Please try again.',
    () => onSet(passwords.password),
  )
  const form = useFormErrors({ labels, problems: problemsOf(passwords), refusals: fieldErrors })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (form.hasProblems) form.showProblems()
    else void submit(passwords)
  }
  const field = (name: keyof Passwords) => ({
    ...form.field(name),
    label: labels[name],
    type: 'password',
    autoComplete: 'new-password',
    isRequired: true,
    value: passwords[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setPasswords({ ...passwords, [name]: event.currentTarget.value }),
  })
  return (
    <form className="gz-form" noValidate onSubmit={onSubmit}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <FormSummary {...form.summary} />
      <TextField {...field('password')} help="At least 12 characters" />
      <TextField {...field('passwordMatch')} />
      <Button type="submit" size="l" isWide isPending={isPending}>
        Set password and log in
      </Button>
    </form>
  )
}

function problemsOf({ password, passwordMatch }: Passwords): Partial<Passwords> {
  const weak = password === '' ? `${labels.password} is required` : newPassword(password)
  const differs = passwordMatch === '' ? `${labels.passwordMatch} is required` : 'The two passwords differ'
  return {
    ...(weak ? { password: weak } : {}),
    ...(passwordMatch === '' || passwordMatch !== password ? { passwordMatch: differs } : {}),
  }
}
