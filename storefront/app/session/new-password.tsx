import { minLength } from '@gauze/rules'
import { Button } from '@gauze/ui/actions/button'
import { Banner } from '@gauze/ui/feedback/banner'
import { Skeleton } from '@gauze/ui/feedback/skeleton'
import { FormSummary } from '@gauze/ui/forms/form-summary'
import { TextField } from '@gauze/ui/forms/text-field'
import { useSession } from '@gauze/ui/hooks'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useRuntime } from '../runtime/runtime-provider.js'
import { useSubmission } from './use-submission.js'

const MIN_LENGTH = 12

export interface NewPasswordProps {
  username: string
  hash: string
  /** A new link is wanted. */
  onGone: () => void
  /** The password is set, but the login with it failed. */
  onLogin: () => void
}

/** Sets a new password with the link of the mail, then logs in with it (AUTH-07). */
export function NewPassword({ username, hash, onGone, onLogin }: NewPasswordProps) {
  const runtime = useRuntime()
  const { login, alert } = useSession()
  const id = useId()
  const [isGood, setGood] = useState<boolean | null>(null)
  const [isDone, setDone] = useState(false)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [attempt, setAttempt] = useState(0)
  const { submit, isPending, error, fieldErrors } = useSubmission(
    (api, passwords: { password: string; passwordMatch: string }) =>
      api.resetPassword({ username, hash, ...passwords }),
    'Unexpected error occurred. Please try again.',
    () => {
      setDone(true)
      // A toast, as the login takes this page away a moment later.
      runtime.signals.emit({ type: 'notice', tone: 'success', message: 'Password Reset! Logging you in' })
      login(username, password)
    },
  )
  useEffect(() => {
    runtime
      .load()
      .then(({ api }) => api.validatePasswordReset({ username, hash }))
      .then(({ valid }) => setGood(valid))
      .catch(() => setGood(false))
  }, [runtime, username, hash])

  if (isGood === null) return <Skeleton height="9rem" shape="box" />
  if (!isGood) {
    return (
      <Banner tone="danger" actions={<Button onClick={onGone}>Send a new link</Button>}>
        This link has expired or was used already.
      </Banner>
    )
  }
  if (isDone) {
    return alert ? (
      <Banner tone="danger" actions={<Button onClick={onLogin}>Log in</Button>}>
        {alert.message}
      </Banner>
    ) : (
      <Skeleton height="9rem" shape="box" />
    )
  }
  const problems = problemsOf(password, again).map((problem) => ({ ...problem, fieldId: `${id}-${problem.name}` }))
  const errorOf = (name: 'password' | 'passwordMatch') =>
    (attempt > 0 ? problems.find((problem) => problem.name === name)?.message : undefined) ?? fieldErrors[name]
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (problems.length > 0) setAttempt(attempt + 1)
    else void submit({ password, passwordMatch: again })
  }
  return (
    <form className="gz-form" noValidate onSubmit={onSubmit}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <FormSummary errors={attempt > 0 ? problems : []} attempt={attempt} />
      <TextField
        id={`${id}-password`}
        label="New password"
        type="password"
        autoComplete="new-password"
        isRequired
        help={`At least ${MIN_LENGTH} characters`}
        value={password}
        error={errorOf('password')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <TextField
        id={`${id}-passwordMatch`}
        label="The same password again"
        type="password"
        autoComplete="new-password"
        isRequired
        value={again}
        error={errorOf('passwordMatch')}
        onChange={(event) => setAgain(event.currentTarget.value)}
      />
      <Button type="submit" size="l" isWide isPending={isPending}>
        Set password and log in
      </Button>
    </form>
  )
}

function problemsOf(password: string, again: string): { name: 'password' | 'passwordMatch'; message: string }[] {
  const weak = password === '' ? 'New password is required' : minLength(MIN_LENGTH)(password)
  const differs = again === '' ? 'The same password again is required' : 'The two passwords differ'
  return [
    ...(weak ? [{ name: 'password' as const, message: weak }] : []),
    ...(again === '' || again !== password ? [{ name: 'passwordMatch' as const, message: differs }] : []),
  ]
}
