'use client'
import { type NewPassword, newPasswordRules } from '@gauze/rules/forms'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useMessages } from '../../messages/index.js'
import { type NewPasswordFormMessages, newPasswordFormMessages } from './new-password-form.messages.js'

export interface NewPasswordFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Called with the password once both fields match. A promise keeps the form pending, and its rejection is shown. */
  onSubmit: (passwords: NewPassword) => unknown
  /** A message above the fields, such as the server's refusal. */
  error?: ReactNode
  /** The server's error for a field. */
  fieldErrors?: Partial<Record<keyof NewPassword, string>>
  /** The password is being saved. */
  isPending?: boolean
  messages?: Partial<NewPasswordFormMessages>
}

const blank: NewPassword = { password: '', passwordMatch: '' }
const field = { type: 'password', autoComplete: 'new-password' }

/**
 * A form for a new password, which the person types twice.
 *
 * @example <NewPasswordForm onSubmit={({ password }) => save(password)} />
 */
export function NewPasswordForm({
  onSubmit,
  error,
  fieldErrors = {},
  isPending = false,
  messages,
  ...props
}: NewPasswordFormProps) {
  const text = useMessages('newPasswordForm', newPasswordFormMessages, messages)
  const form = useForm({
    defaultValues: blank,
    labels: text,
    rules: newPasswordRules,
    words: { different: text.different },
    onSubmit,
    error,
    fieldErrors,
    isPending,
  })
  return (
    <Form {...props} form={form}>
      <TextField {...form.text('password')} {...field} help={text.help} />
      <TextField {...form.text('passwordMatch')} {...field} />
      <Button {...form.submit} size="l" isWide>
        {text.submit}
      </Button>
    </Form>
  )
}
