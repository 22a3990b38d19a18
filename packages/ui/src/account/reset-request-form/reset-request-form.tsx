'use client'
import { MAX_USERNAME_LENGTH } from '@gauze/rules'
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { FormSummary, useFormErrors } from '../../forms/form-summary/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type ResetRequestFormMessages, resetRequestFormMessages } from './reset-request-form.messages.js'

export interface ResetRequestFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Told the trimmed username (AUTH-01). */
  onSubmit: (request: { username: string }) => void
  error?: ReactNode
  /** What the server says of a field. */
  fieldErrors?: { readonly username?: string }
  isPending?: boolean
  onBack: () => void
  messages?: Partial<ResetRequestFormMessages>
}

/** Asks for a link to reset the password. */
export function ResetRequestForm({
  onSubmit,
  error,
  fieldErrors = {},
  isPending = false,
  onBack,
  messages,
  className,
  ...props
}: ResetRequestFormProps) {
  const text = useMessages('resetRequestForm', resetRequestFormMessages, messages)
  const [username, setUsername] = useState('')
  const request = { username: username.trim() }
  const problem = problemOf(request.username, text)
  const { summary, field, hasProblems, showProblems } = useFormErrors({
    labels: { username: text.username },
    problems: problem ? { username: problem } : {},
    refusals: fieldErrors,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hasProblems) showProblems()
    else onSubmit(request)
  }
  return (
    <form {...props} noValidate className={cx('gz-form', className)} onSubmit={submit}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <FormSummary {...summary} />
      <TextField
        {...field('username')}
        name="username"
        label={text.username}
        help={text.help}
        isRequired
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <Button type="submit" size="l" isWide isPending={isPending}>
        {text.submit}
      </Button>
      <div data-slot="links">
        <Button variant="plain" size="s" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </form>
  )
}

function problemOf(username: string, text: ResetRequestFormMessages): string | null {
  if (username === '') return text.required
  return username.length > MAX_USERNAME_LENGTH ? text.tooLong(MAX_USERNAME_LENGTH) : null
}
