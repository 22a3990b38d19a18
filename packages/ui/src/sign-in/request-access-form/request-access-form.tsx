'use client'
import { type AccessRequest, accessRequestRules, tidyAccessRequest } from '@gauze/rules/forms'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useMessages } from '../../messages/index.js'
import { type RequestAccessFormMessages, requestAccessFormMessages } from './request-access-form.messages.js'

export interface RequestAccessFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /**
   * Called with trimmed values and the email in lower case. A promise keeps the form pending, and its rejection is
   * shown.
   */
  onSubmit: (request: AccessRequest) => unknown
  /** A message above the fields, such as the server's refusal. */
  error?: ReactNode
  /** The server's error for a field. */
  fieldErrors?: Partial<Record<keyof AccessRequest, string>>
  /** The request is being sent. */
  isPending?: boolean
  /** Links back to the login; without it there is no such link. */
  onBack?: (() => void) | undefined
  messages?: Partial<RequestAccessFormMessages>
}

const blank: AccessRequest = { company: '', firstName: '', lastName: '', phone: '', email: '' }

/**
 * A form that requests an account from the store.
 *
 * @example <RequestAccessForm onSubmit={(request) => api.requestAccess(request)} />
 */
export function RequestAccessForm({
  onSubmit,
  error,
  fieldErrors = {},
  isPending = false,
  onBack,
  messages,
  ...props
}: RequestAccessFormProps) {
  const text = useMessages('requestAccessForm', requestAccessFormMessages, messages)
  const form = useForm({
    defaultValues: blank,
    labels: text,
    rules: accessRequestRules,
    tidy: tidyAccessRequest,
    onSubmit,
    error,
    fieldErrors,
    isPending,
    messages: { failed: text.failed },
  })
  // The words of the server say why, but not that nothing was sent.
  const shownError =
    !form.error || form.error === text.failed ? (
      form.error
    ) : (
      <>
        {text.failed}. {form.error}
      </>
    )
  return (
    <Form {...props} form={{ ...form, error: shownError }}>
      <TextField {...form.text('company')} autoComplete="organization" />
      <div data-slot="pair">
        <TextField {...form.text('firstName')} autoComplete="given-name" />
        <TextField {...form.text('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...form.text('phone')} type="tel" autoComplete="tel" />
      <TextField {...form.text('email')} type="email" autoComplete="email" spellCheck={false} />
      <Button {...form.submit} size="l" isWide>
        {text.submit}
      </Button>
      {onBack ? (
        <div data-slot="links">
          <Button variant="plain" size="s" onClick={onBack}>
            {text.back}
          </Button>
        </div>
      ) : null}
    </Form>
  )
}
