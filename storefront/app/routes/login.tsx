import { LoginForm } from '@gauze/ui/account/login-form'
import { Banner } from '@gauze/ui/feedback/banner'
import { useSession } from '@gauze/ui/hooks'
import { useFailureText } from '@gauze/ui/messages'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { returnPathOf } from '../browser/login-path.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { useSite } from '../data/use-site.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/login.js'

const AccessRequest = lazy(async () => ({ default: (await import('../account/access-request.js')).AccessRequest }))
const ResetRequest = lazy(async () => ({ default: (await import('../account/reset-request.js')).ResetRequest }))
const NewPassword = lazy(async () => ({ default: (await import('../account/new-password.js')).NewPassword }))

type View = 'login' | 'reset' | 'requestAccess'

const TITLES: Readonly<Record<View | 'newPassword', string>> = {
  login: 'Login',
  reset: 'Reset your password',
  requestAccess: 'Request access',
  newPassword: 'Choose a new password',
}

/** Why somebody who did not ask to be logged out is here; the state of the navigation that brought them. */
const REASONS = new Map<unknown, string>([
  ['elsewhere', 'You were logged out in another tab.'],
  ['lost', 'Your session has ended. Log in again to go on where you were.'],
])

export const headers = publicHeaders

export function meta({ location }: Route.MetaArgs) {
  return pageMeta({ title: titleOf(new URLSearchParams(location.search)), noindex: true })
}

/** Signing in, with its other views: reset and request access (AUTH-01); returns to where the visitor came from. */
export default function Login() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { signals } = useRuntime()
  const { contact } = useSite()
  const failureText = useFailureText()
  const { isSignedIn, isSigningIn, alert, login, dismissAlert } = useSession()
  const [message, setMessage] = useState<string | null>(null)
  const reason = REASONS.get(useLocation().state)
  const view = viewOf(params.get('view'))
  const hash = params.get('hash')
  const username = params.get('username')
  const returnPath = returnPathOf(params)

  const link = hash !== null && username !== null ? { hash, username } : null
  const goBack = useCallback(() => void navigate(returnPath, { replace: true }), [navigate, returnPath])

  // The other views say themselves when they are done: what somebody fills in there is not removed.
  const isDone = isSignedIn && view === 'login' && link === null
  useEffect(() => {
    if (isDone) goBack()
  }, [isDone, goBack])

  const show = (next: View, news: string | null = null) => {
    setMessage(news)
    dismissAlert()
    setParams(
      (present) => {
        const changed = new URLSearchParams(present)
        for (const name of ['view', 'hash', 'username']) changed.delete(name)
        if (next !== 'login') changed.set('view', next)
        return changed
      },
      // A view that somebody chose is a step in the history; one that a form moves on to is not.
      { replace: news !== null || hash !== null },
    )
  }
  /** Moves on with a notice; a signed-in user does not need the login, and reads the notice on the page that opens. */
  const finish = (news: string) => {
    if (isSignedIn) signals.emit({ type: 'notice', tone: 'success', message: news })
    show('login', news)
  }
  return (
    <div className="gz-page narrow">
      <PageHeading title={titleOf(params)} />
      <div className="gz-panel form-panel">
        <noscript>
          <p>Logging in needs JavaScript. You can browse and search without it, or call {contact.contactNumber}.</p>
        </noscript>
        {message ? <Banner tone="success">{message}</Banner> : null}
        {reason ? <Banner tone="warning">{reason}</Banner> : null}
        <Suspense>
          {link ? (
            <NewPassword
              // Another link is another attempt.
              key={link.hash}
              {...link}
              onGone={() => show('reset')}
              onLogin={() => show('login')}
              onLoggedIn={goBack}
            />
          ) : view === 'reset' ? (
            <ResetRequest onBack={() => show('login')} onDone={() => finish('Check your mail inbox')} />
          ) : view === 'requestAccess' ? (
            <AccessRequest onBack={() => show('login')} onDone={() => finish('Your request has been created')} />
          ) : (
            <LoginForm
              error={alert && failureText(alert)}
              isPending={isSigningIn}
              onSubmit={(credentials) => login(credentials.username, credentials.password)}
              onView={(next) => show(next)}
            />
          )}
        </Suspense>
      </div>
      <p className="muted">
        Need help? Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>, {contact.hoursTextShort}.
      </p>
    </div>
  )
}

function viewOf(text: string | null): View {
  return text === 'reset' || text === 'requestAccess' ? text : 'login'
}

function titleOf(params: URLSearchParams): string {
  return TITLES[params.has('hash') && params.has('username') ? 'newPassword' : viewOf(params.get('view'))]
}
