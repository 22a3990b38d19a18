'use client'
import { type ResetRequest, resetRequestRules, tidyResetRequest } from '@gauze/rules/forms'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useMessages } from '../../messages/index.js'
import { type ResetRequestFormMessages, resetRequestFormMessages } from './reset-request-form.messages.js'

export interface ResetRequestFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Called with the trimmed username. A promise keeps the form pending, and its rejection is shown. */
  onSubmit: (request: ResetRequest) => unknown
  /** A message above the fields, such as the server's refusal. */
  error?: ReactNode
  /** The server's error for a field. */
  fieldErrors?: { readonly username?: string }
  /** The request is being sent. */
  isPending?: boolean
  /** Called when the user returns to the login. */
  onBack: () => void
  messages?: Partial<ResetRequestFormMessages>
}

const blank: ResetRequest = { username: '' }

/**
 * A form that requests a mail with a link to reset the password.
 *
 * @example <ResetRequestForm onSubmit={({ username }) => api.createResetHash({ username })} onBack={showLogin} />
 */
export function ResetRequestForm({
  onSubmit,
  error,
  fieldErrors = {},
  isPending = false,
  onBack,
  messages,
  ...props
}: ResetRequestFormProps) {
  const text = useMessages('resetRequestForm', resetRequestFormMessages, messages)
  const form = useForm({
    defaultValues: blank,
    labels: text,
    rules: resetRequestRules,
    tidy: tidyResetRequest,
    onSubmit,
    error,
    fieldErrors,
    isPending,
  })
  return (
    <Form {...props} form={form}>
      <TextField
        {...form.text('username')}
        help={text.help}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button {...form.submit} size="l" isWide>
        {text.submit}
      </Button>
      <div data-slot="links">
        <Button variant="plain" size="s" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </Form>
  )
}
