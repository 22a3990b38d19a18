import { Button } from '@gauze/ui/actions/button'
import { Banner } from '@gauze/ui/feedback/banner'
import { Skeleton } from '@gauze/ui/feedback/skeleton'
import { useSession } from '@gauze/ui/hooks'
import { useFailureText } from '@gauze/ui/messages'
import { useEffect, useState } from 'react'
import { focusOn, pageHeading } from '../shell/page-heading.js'
import { NewPasswordForm } from './new-password-form.js'
import { PASSWORD_RESET, useLoginAfterReset } from './use-login-after-reset.js'
import { useResetLink } from './use-reset-link.js'

export interface NewPasswordProps {
  username: string
  hash: string
  /** A new link is requested. */
  onGone: () => void
  /** The password is set, but the login with it failed. */
  onLogin: () => void
  /** The password is set, and its owner is signed in with it. */
  onLoggedIn: () => void
}

/**
 * Sets a new password with the link of the mail, then logs in with it (AUTH-07). Somebody who is signed in as another
 * user is notified first, if the link is valid; a sign-in in another tab does not remove what is filled in.
 */
export function NewPassword({ username, hash, onGone, onLogin, onLoggedIn }: NewPasswordProps) {
  const { user, isSignedIn, isAccountLoading, logout, alert } = useSession()
  const failureText = useFailureText()
  const link = useResetLink(username, hash)
  const [isFormOpen, setFormOpen] = useState(false)
  const [password, setPassword] = useState<string | null>(null)
  useLoginAfterReset(username, password, onLoggedIn)

  const isOther = user !== null && user.username.toLowerCase() !== username.trim().toLowerCase()
  if (!isFormOpen && link.state === 'good' && !isAccountLoading && !isOther) setFormOpen(true)
  const isOthers = isOther && link.state === 'good'
  const view = password !== null ? 'set' : isFormOpen ? 'form' : isOthers ? 'other' : link.state
  useHeadingFocus(view)

  if (view === 'form') return <NewPasswordForm username={username} hash={hash} onSet={setPassword} />
  if (view === 'other') {
    return (
      <>
        <p>
          You are logged in as {user?.username} at {user?.account.accountName}. This link is for {username}.
        </p>
        <Button isWide onClick={logout}>
          Log out and choose a new password for {username}
        </Button>
      </>
    )
  }
  if (view === 'set' && alert) {
    return (
      <Banner
        tone="danger"
        title="Your new password is set, but you are not logged in."
        actions={<Button onClick={onLogin}>Log in</Button>}
      >
        {failureText(alert)}
      </Banner>
    )
  }
  if (view === 'set' && !isSignedIn) {
    // Not a live region: the notice of the page that opens says the same.
    return (
      <Banner tone="success" role="note">
        {PASSWORD_RESET}
      </Banner>
    )
  }
  if (view === 'gone') {
    return (
      <Banner tone="danger" actions={<Button onClick={onGone}>Send a new link</Button>}>
        This link has expired or was used already.
      </Banner>
    )
  }
  if (view === 'unchecked') {
    return (
      <Banner tone="danger" actions={<Button onClick={link.check}>Try again</Button>}>
        We could not check this link. It may still be good.
      </Banner>
    )
  }
  return <Skeleton height="9rem" shape="box" />
}

/** Each view begins at its heading, because the previous one took the focus with it. */
function useHeadingFocus(view: string): void {
  useEffect(() => {
    if (view !== 'asking' && document.activeElement === document.body) focusOn(pageHeading(), true)
  }, [view])
}
