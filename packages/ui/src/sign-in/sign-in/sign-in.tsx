'use client'
import type { AccessRequest, ResetRequest } from '@gauze/rules/forms'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useSession } from '../../hooks/use-session.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import type { TwoFactorPort } from '../../two-factor/two-factor/index.js'
import { LoginForm } from '../login-form/index.js'
import { type SignInMessages, signInMessages } from './sign-in.messages.js'
import type { ResetLink, SignInPort, SignInView, SignInViewReason } from './sign-in.types.js'
import { usePasskeySignIn } from './use-passkey-sign-in.js'

const NewPassword = lazy(async () => ({ default: (await import('./new-password.js')).NewPassword }))
const TwoFactor = lazy(async () => ({ default: (await import('../../two-factor/two-factor/index.js')).TwoFactor }))
const RequestAccessForm = lazy(async () => ({
  default: (await import('../request-access-form/index.js')).RequestAccessForm,
}))
const ResetRequestForm = lazy(async () => ({
  default: (await import('../reset-request-form/index.js')).ResetRequestForm,
}))

export interface SignInProps {
  /** The calls of the forms, such as the result of `createApiClient`; the session of the store signs in. */
  port: SignInPort
  /**
   * The calls of passkeys and of the second step. Without them, the login offers no passkeys, and people with a second
   * step cannot sign in.
   */
  twoFactor?: TwoFactorPort | undefined
  /** Called when the person is signed in. Show the page that they requested. */
  onSignedIn: () => void
  /** The current view, for a page that keeps it in its address. */
  view?: SignInView
  /** The first view. By default, the new password if there is a `link`, otherwise the login. */
  defaultView?: SignInView
  /** Called when another form is shown, with the reason. */
  onViewChange?: (view: SignInView, details: { readonly reason: SignInViewReason }) => void
  /** The parameters of the link in the mail. Without them, nobody can choose a new password. */
  link?: ResetLink | undefined
  /** The reason why the session ended without a logout in this tab, from the session. */
  reason?: 'elsewhere' | 'lost' | undefined
  /**
   * Called with words for the next page to show, such as in a toast, because this page closes before anybody can read
   * them.
   */
  onNotice?: (message: string) => void
  messages?: Partial<SignInMessages>
}

/**
 * Signing in, and the ways to a login: a mail that resets the password, a new password, a request for access. Renders
 * nothing around the form; `SignInHeading` is the heading of its page. Views other than the first load when they are
 * opened.
 *
 * @example
 * <SignIn port={api} onSignedIn={() => location.assign('/')} />
 * @throws Error outside a `GauzeProvider` with a store.
 */
export function SignIn({
  port,
  twoFactor,
  onSignedIn,
  link,
  view: givenView,
  defaultView = link ? 'newPassword' : 'login',
  onViewChange,
  reason,
  onNotice,
  messages,
}: SignInProps) {
  const text = useMessages('signIn', signInMessages, messages)
  const failureText = useFailureText()
  const { isSignedIn, isSigningIn, alert, login, dismissAlert } = useSession()
  const [ownView, setOwnView] = useState(defaultView)
  const [isStepping, setStepping] = useState(false)
  const [news, setNews] = useState<'mailed' | 'requested' | null>(null)
  const passkey = usePasskeySignIn(twoFactor, text.passkeyFailed)
  const chosen = givenView ?? ownView
  const view = chosen === 'newPassword' && !link ? 'login' : chosen

  // The password was right; the reason stays until the second step signs in, or somebody goes back.
  if (alert?.code === 'two-factor-needed' && twoFactor && !isStepping) setStepping(true)

  // The other views report their own end, so a sign-in in another tab does not clear a form that somebody fills in.
  const isDone = isSignedIn && (view === 'login' || isStepping)
  const goOn = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (isDone) goOn()
  }, [isDone])

  const show = (next: SignInView, done: typeof news = null) => {
    setNews(done)
    setStepping(false)
    passkey.clear()
    dismissAlert()
    setOwnView(next)
    onViewChange?.(next, { reason: done ? 'finished' : 'chosen' })
  }
  /** Moves on with a notice; a signed-in user does not need the login, and reads the notice on the page that opens. */
  const finish = (done: 'mailed' | 'requested') => {
    if (isSignedIn) onNotice?.(text[done])
    show('login', done)
  }
  const requestReset = async (request: ResetRequest) => {
    await port.createResetHash(request)
    finish('mailed')
  }
  const requestAccess = async (request: AccessRequest) => {
    await port.requestAccess(request)
    finish('requested')
  }
  const endReset = () => {
    // Only now, because the previous user's notices disappear with them.
    onNotice?.(text.passwordSet)
    onSignedIn()
  }
  return (
    <>
      {news ? <Banner tone="success">{text[news]}</Banner> : null}
      {reason ? <Banner tone="warning">{text[reason]}</Banner> : null}
      <Suspense>
        {isStepping && twoFactor ? (
          <TwoFactor port={twoFactor} onBack={() => show('login')} />
        ) : view === 'newPassword' && link ? (
          <NewPassword
            // A new link starts a new attempt.
            key={link.hash}
            port={port}
            link={link}
            onGone={() => show('reset')}
            onLogin={() => show('login')}
            onLoggedIn={endReset}
            text={text}
          />
        ) : view === 'reset' ? (
          <ResetRequestForm onSubmit={requestReset} onBack={() => show('login')} />
        ) : view === 'requestAccess' ? (
          <RequestAccessForm onSubmit={requestAccess} onBack={() => show('login')} />
        ) : (
          <>
            <LoginForm
              error={passkey.refusal ?? (alert && failureText(alert))}
              isPending={isSigningIn}
              onFocus={passkey.offer}
              onSubmit={({ username, password }) => {
                passkey.clear()
                login(username, password)
              }}
              onView={(next) => show(next)}
            />
            {twoFactor ? (
              <Button variant="quiet" size="l" isWide isPending={passkey.isPending} onClick={passkey.sign}>
                {text.passkey}
              </Button>
            ) : null}
          </>
        )}
      </Suspense>
    </>
  )
}
