'use client'
import type { NewPassword as Passwords } from '@gauze/rules/forms'
import { useEffect, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { useSession } from '../../hooks/use-session.js'
import { focusHeading } from '../../internal/focus-heading.js'
import { useFailureText } from '../../messages/index.js'
import { NewPasswordForm } from '../new-password-form/index.js'
import type { SignInMessages } from './sign-in.messages.js'
import type { ResetLink, SignInPort } from './sign-in.types.js'
import { useLoginAfterReset } from './use-login-after-reset.js'
import { useResetLink } from './use-reset-link.js'

interface NewPasswordProps {
  port: SignInPort
  link: ResetLink
  /** A new link is requested. */
  onGone: () => void
  /** The password is set, but the login with it failed. */
  onLogin: () => void
  /** The password is set, and its owner is signed in with it. */
  onLoggedIn: () => void
  text: SignInMessages
}

/**
 * Sets a new password with the link from the mail, then logs in with it. If the link is valid and somebody is signed in
 * as another user, the form says so first. A sign-in in another tab does not clear the form.
 */
export function NewPassword({ port, link, onGone, onLogin, onLoggedIn, text }: NewPasswordProps) {
  const { username } = link
  const { user, isSignedIn, isAccountLoading, logout, alert } = useSession()
  const failureText = useFailureText()
  const { state, check } = useResetLink(port, link)
  const [isFormOpen, setFormOpen] = useState(false)
  const [password, setPassword] = useState<string | null>(null)
  useLoginAfterReset(username, password, onLoggedIn)

  const isOther = user !== null && user.username.toLowerCase() !== username.trim().toLowerCase()
  if (!isFormOpen && state === 'good' && !isAccountLoading && !isOther) setFormOpen(true)
  const isOthers = isOther && state === 'good'
  const view = password !== null ? 'set' : isFormOpen ? 'form' : isOthers ? 'other' : state
  useHeadingFocus(view)

  const send = async (passwords: Passwords) => {
    await port.resetPassword({ ...link, ...passwords })
    setPassword(passwords.password)
  }
  if (view === 'form') return <NewPasswordForm onSubmit={send} />
  if (view === 'other' && user) {
    return (
      <>
        <p>{text.otherUser(user.username, user.account.accountName, username)}</p>
        <Button isWide onClick={logout}>
          {text.logOutFirst(username)}
        </Button>
      </>
    )
  }
  if (view === 'set' && alert) {
    return (
      <Banner tone="danger" title={text.notLoggedIn} actions={<Button onClick={onLogin}>{text.login}</Button>}>
        {failureText(alert)}
      </Banner>
    )
  }
  if (view === 'set' && !isSignedIn) {
    // Not a live region, because a notice on the next page announces the same.
    return (
      <Banner tone="success" role="note">
        {text.passwordSet}
      </Banner>
    )
  }
  if (view === 'gone') {
    return (
      <Banner tone="danger" actions={<Button onClick={onGone}>{text.newLink}</Button>}>
        {text.gone}
      </Banner>
    )
  }
  if (view === 'unchecked') {
    return (
      <Banner tone="danger" actions={<Button onClick={check}>{text.retry}</Button>}>
        {text.unchecked}
      </Banner>
    )
  }
  return <Skeleton height="9rem" shape="box" />
}

/** Each view begins at its heading, because the previous one took the focus with it. */
function useHeadingFocus(view: string): void {
  useEffect(() => {
    if (view !== 'asking' && document.activeElement === document.body) focusHeading()
  }, [view])
}
