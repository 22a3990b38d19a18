'use client'
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { FormSummary } from '../../forms/form-summary/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type ResetRequestFormMessages, resetRequestFormMessages } from './reset-request-form.messages.js'

export interface ResetRequestFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Told the trimmed username (AUTH-01). */
  onSubmit: (request: { username: string }) => void
  error?: ReactNode
  isPending?: boolean
  onBack: () => void
  messages?: Partial<ResetRequestFormMessages>
}

/** Asks for a link to reset the password. */
export function ResetRequestForm({
  onSubmit,
  error,
  isPending = false,
  onBack,
  messages,
  className,
  ...props
}: ResetRequestFormProps) {
  const text = useMessages('resetRequestForm', resetRequestFormMessages, messages)
  const [username, setUsername] = useState('')
  const fieldId = useId()
  const [attempt, setAttempt] = useState(0)
  const isMissing = username.trim() === ''
  const problem = attempt > 0 && isMissing ? text.required : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMissing) setAttempt(attempt + 1)
    else onSubmit({ username: username.trim() })
  }
  return (
    <form {...props} noValidate className={cx('gz-form', className)} onSubmit={submit}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <FormSummary errors={problem ? [{ fieldId, message: problem }] : []} attempt={attempt} />
      <TextField
        id={fieldId}
        name="username"
        label={text.username}
        help={text.help}
        isRequired
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={problem}
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
