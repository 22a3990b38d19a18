'use client'
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { FormSummary } from '../../forms/form-summary/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type LoginFormMessages, loginFormMessages } from './login-form.messages.js'

export interface LoginFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Told the trimmed username (AUTH-01) and the password as typed. */
  onSubmit: (credentials: { username: string; password: string }) => void
  /** The server's words, shown as a danger alert (AUTH-02). */
  error?: ReactNode
  isPending?: boolean
  onView: (view: 'reset' | 'requestAccess') => void
  messages?: Partial<LoginFormMessages>
}

/** Signing in. */
export function LoginForm({
  onSubmit,
  error,
  isPending = false,
  onView,
  messages,
  className,
  ...props
}: LoginFormProps) {
  const text = useMessages('loginForm', loginFormMessages, messages)
  const id = useId()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const fields = [
    { fieldId: `${id}-username`, isMissing: username.trim() === '', message: text.required(text.username) },
    { fieldId: `${id}-password`, isMissing: password === '', message: text.required(text.password) },
  ]
  const missing = fields.filter(({ isMissing }) => isMissing)
  const errorOf = (fieldId: string) =>
    attempt > 0 ? missing.find((field) => field.fieldId === fieldId)?.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing.length > 0) setAttempt(attempt + 1)
    else onSubmit({ username: username.trim(), password })
  }
  return (
    <form {...props} noValidate className={cx('gz-form', className)} onSubmit={submit}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <FormSummary errors={attempt > 0 ? missing : []} attempt={attempt} />
      <TextField
        id={`${id}-username`}
        name="username"
        label={text.username}
        isRequired
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={errorOf(`${id}-username`)}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <TextField
        id={`${id}-password`}
        name="password"
        label={text.password}
        isRequired
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        value={password}
        error={errorOf(`${id}-password`)}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Checkbox checked={isShown} onChange={setShown}>
        {text.show}
      </Checkbox>
      <Button type="submit" size="l" isWide isPending={isPending}>
        {text.submit}
      </Button>
      <div data-slot="links">
        <Button variant="plain" size="s" onClick={() => onView('reset')}>
          {text.forgot}
        </Button>
        <Button variant="plain" size="s" onClick={() => onView('requestAccess')}>
          {text.requestAccess}
        </Button>
      </div>
    </form>
  )
}
