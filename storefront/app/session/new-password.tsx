import { Button } from '@gauze/ui/actions/button'
import { Banner } from '@gauze/ui/feedback/banner'
import { Skeleton } from '@gauze/ui/feedback/skeleton'
import { TextField } from '@gauze/ui/forms/text-field'
import { useSession } from '@gauze/ui/hooks'
import { type FormEvent, useEffect, useState } from 'react'
import { useRuntime } from '../runtime/runtime-provider.js'
import { useSubmission } from './use-submission.js'

const MIN_LENGTH = 12

export interface NewPasswordProps {
  username: string
  hash: string
  /** A new link is wanted. */
  onGone: () => void
}

/** Sets a new password with the link of the mail, then logs in with it (AUTH-07). */
export function NewPassword({ username, hash, onGone }: NewPasswordProps) {
  const runtime = useRuntime()
  const { login } = useSession()
  const [isGood, setGood] = useState<boolean | null>(null)
  const [isDone, setDone] = useState(false)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [mismatch, setMismatch] = useState(false)
  const { submit, isPending, error, fieldErrors } = useSubmission(
    (api, passwords: { password: string; passwordMatch: string }) =>
      api.resetPassword({ username, hash, ...passwords }),
    'Unexpected error occurred. Please try again.',
    () => {
      setDone(true)
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
  if (isDone) return <Banner tone="success">Password Reset! Logging you in</Banner>
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setMismatch(password !== again)
    if (password === again && password.length >= MIN_LENGTH) void submit({ password, passwordMatch: again })
  }
  const isShort = password !== '' && password.length < MIN_LENGTH
  return (
    <form className="gz-form" noValidate onSubmit={onSubmit}>
      {error ? <Banner tone="danger">{error}</Banner> : null}
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        isRequired
        help={`At least ${MIN_LENGTH} characters`}
        value={password}
        error={isShort ? `Must be at least ${MIN_LENGTH} characters` : fieldErrors.password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <TextField
        label="The same password again"
        type="password"
        autoComplete="new-password"
        isRequired
        value={again}
        error={mismatch ? 'The two passwords differ' : fieldErrors.passwordMatch}
        onChange={(event) => setAgain(event.currentTarget.value)}
      />
      <Button type="submit" size="l" isWide isPending={isPending}>
        Set password and log in
      </Button>
    </form>
  )
}
