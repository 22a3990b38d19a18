import { returnPathOf, twoFactorPath } from '@gauze/rules'
import { Banner } from '@gauze/ui/feedback/banner'
import { SignIn, SignInHeading, type SignInProps, type SignInView, signInMessages } from '@gauze/ui/sign-in/sign-in'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useEmailConfirmation } from '../account/use-email-confirmation.js'
import { useSignInPort } from '../account/use-sign-in-port.js'
import { useTwoFactorPort } from '../account/use-two-factor-port.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { useSite } from '../data/use-site.js'
import { metaWords, useWords } from '../language/words.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import { CallUs } from '../shell/call-us.js'
import type { Route } from './+types/login.js'
import { loginScreenMessages } from './login.messages.js'

export const headers = publicHeaders

export function meta({ location, matches }: Route.MetaArgs) {
  const { title } = metaWords(matches, 'signIn', signInMessages)
  return pageMeta({ title: title(viewOf(new URLSearchParams(location.search))), noindex: true })
}

/** Signing in, with its views in the address (AUTH-01); returns to where the visitor came from. */
export default function Login() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { load, signals } = useRuntime()
  const { contact } = useSite()
  const text = useWords('loginScreen', loginScreenMessages)
  // A user who did not ask to be logged out comes with the reason in the navigation.
  const { state: reason } = useLocation()
  const port = useSignInPort()
  const twoFactor = useTwoFactorPort()
  const view = viewOf(params)
  const link = linkOf(params)
  const confirmation = useEmailConfirmation()

  const enter = async () => {
    const user = await (await load()).whoIsSignedIn()
    const next = returnPathOf(params)
    await navigate(user?.mustAddTwoFactor ? twoFactorPath(next) : next, { replace: true })
  }
  const show: SignInProps['onViewChange'] = (next, { reason: why }) =>
    setParams(
      (present) => {
        const changed = new URLSearchParams(present)
        for (const name of ['view', 'hash', 'username']) changed.delete(name)
        if (next !== 'login') changed.set('view', next)
        return changed
      },
      // A view that somebody chose is a step in the history; one that a form moves on to is not.
      { replace: why === 'finished' || link !== undefined },
    )
  return (
    <div className="gz-page narrow">
      <SignInHeading view={view} />
      <div className="gz-panel form-panel">
        <noscript>
          <p>{text.needsScript(contact.contactNumber)}</p>
        </noscript>
        {confirmation.isPending ? (
          <p role="status">{text.confirming}</p>
        ) : (
          <>
            {confirmation.outcome ? (
              <Banner tone={confirmation.outcome.tone}>{confirmation.outcome.message}</Banner>
            ) : null}
            <SignIn
              port={port}
              twoFactor={twoFactor}
              view={view}
              onViewChange={show}
              link={link}
              reason={reason === 'elsewhere' || reason === 'lost' ? reason : undefined}
              onNotice={(message) => signals.emit({ type: 'notice', tone: 'success', message })}
              onSignedIn={() => void enter()}
            />
          </>
        )}
      </div>
      <p className="muted">
        <CallUs>{text.help}</CallUs>
      </p>
    </div>
  )
}

function linkOf(params: URLSearchParams): SignInProps['link'] {
  const hash = params.get('hash')
  const username = params.get('username')
  return hash !== null && username !== null ? { hash, username } : undefined
}

function viewOf(params: URLSearchParams): SignInView {
  const view = params.get('view')
  if (linkOf(params)) return 'newPassword'
  return view === 'reset' || view === 'requestAccess' ? view : 'login'
}
