import { CART_PATH } from '@gauze/rules'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { PunchoutStart } from '@gauze/ui/punch-out/punchout-start'
import { useRuntime } from '../browser/runtime-provider.js'
import { useSite } from '../data/use-site.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { FrameHandle } from '../shell/frame-handle.js'
import type { Route } from './+types/punchout.js'

/** Buyers in a punch-out session have their own routes. */
export const handle = { frame: { hidesNavbar: true, hidesFooterTop: true } } satisfies FrameHandle

export const headers = publicHeaders

export function meta() {
  return pageMeta({ title: 'Punch-out', noindex: true })
}

/** The start page of a punch-out session (PUN-02), by the secret in its address. */
export default function Punchout({ params }: Route.ComponentProps) {
  const token = params['*']
  return <div className="gz-page narrow">{token === '' ? <ByHand /> : <Start token={token} />}</div>
}

function Start({ token }: { token: string }) {
  const runtime = useRuntime()
  const { contact } = useSite()
  const start = async () => {
    const { api, tokens } = await runtime.load()
    const { token: access, ...started } = await api.startPunchout({ token })
    tokens.set(access)
    return started
  }
  const help = (
    <>
      Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a> if that does not help.
    </>
  )
  return (
    <>
      <PageHeading title="Welcome to Gauze" />
      <noscript>
        <p>Shopping from a procurement system needs JavaScript. Switch it on, then open the catalog again.</p>
      </noscript>
      <PunchoutStart
        key={token}
        className="gz-panel form-panel"
        onStart={start}
        onReady={(path) => location.replace(path)}
        help={help}
      />
    </>
  )
}

/** The page of a person who opens a punch-out address by hand. */
function ByHand() {
  const { contact } = useSite()
  const { isSignedIn } = useSession()
  return (
    <>
      <PageHeading
        title="Punch-out starts in your procurement system"
        description="A punch-out session cannot be opened from here. Open the Gauze catalog in your company’s procurement system and you will be brought back logged in."
      />
      <div className="actions">
        <LinkButton href="/shop">{isSignedIn ? 'Continue shopping' : 'Browse without an account'}</LinkButton>
        {isSignedIn ? (
          <LinkButton href={CART_PATH} variant="quiet">
            View cart
          </LinkButton>
        ) : (
          <LinkButton href="/login" variant="quiet">
            Log in
          </LinkButton>
        )}
      </div>
      <p className="muted">
        Does the link in your system not work? Call <a href={`tel:${contact.contactNumber}`}>{contact.contactNumber}</a>
        , {contact.hoursTextShort}.
      </p>
    </>
  )
}
