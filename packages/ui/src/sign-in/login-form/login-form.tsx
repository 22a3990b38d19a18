'use client'
import { type Credentials, loginRules, tidyCredentials } from '@gauze/rules/forms'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useMessages } from '../../messages/index.js'
import { type LoginFormMessages, loginFormMessages } from './login-form.messages.js'

export interface LoginFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Called with the trimmed username and the password as typed. */
  onSubmit: (credentials: Credentials) => unknown
  /** The server's words, shown as a danger alert. */
  error?: ReactNode
  /** The login waits for the server's answer. */
  isPending?: boolean
  /** Called when the user asks for another form. */
  onView: (view: 'reset' | 'requestAccess') => void
  messages?: Partial<LoginFormMessages>
}

const blank: Credentials = { username: '', password: '' }

/**
 * A form to log in with username and password. It fetches nothing; `SignIn` connects it to the session.
 *
 * @example <LoginForm onSubmit={({ username, password }) => login(username, password)} onView={setView} />
 */
export function LoginForm({ onSubmit, error, isPending = false, onView, messages, ...props }: LoginFormProps) {
  const text = useMessages('loginForm', loginFormMessages, messages)
  const [isShown, setShown] = useState(false)
  const form = useForm({
    defaultValues: blank,
    labels: text,
    rules: loginRules,
    tidy: tidyCredentials,
    onSubmit,
    error,
    isPending,
  })
  return (
    <Form {...props} form={form}>
      <TextField {...form.text('username')} autoComplete="username webauthn" autoCapitalize="none" spellCheck={false} />
      <TextField {...form.text('password')} type={isShown ? 'text' : 'password'} autoComplete="current-password" />
      <Checkbox checked={isShown} onChange={setShown}>
        {text.show}
      </Checkbox>
      <Button {...form.submit} size="l" isWide>
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
    </Form>
  )
}
