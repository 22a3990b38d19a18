import { CART_PATH } from '@gauze/rules'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { PunchoutStart } from '@gauze/ui/punch-out/punchout-start'
import { useRuntime } from '../browser/runtime-provider.js'
import { metaWords, useWords } from '../language/words.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import { CallUs } from '../shell/call-us.js'
import type { FrameHandle } from '../shell/frame-handle.js'
import type { Route } from './+types/punchout.js'
import { punchoutScreenMessages } from './punchout.messages.js'

/** Buyers in a punch-out session have their own routes. */
export const handle = { frame: { hidesNavbar: true, hidesFooterTop: true } } satisfies FrameHandle

export const headers = publicHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: metaWords(matches, 'punchoutScreen', punchoutScreenMessages).metaTitle, noindex: true })
}

/** The start page of a punch-out session (PUN-02), by the secret in its address. */
export default function Punchout({ params }: Route.ComponentProps) {
  const token = params['*']
  return <div className="gz-page narrow">{token === '' ? <ByHand /> : <Start token={token} />}</div>
}

function Start({ token }: { token: string }) {
  const runtime = useRuntime()
  const text = useWords('punchoutScreen', punchoutScreenMessages)
  const start = async () => {
    const { api, tokens } = await runtime.load()
    const { token: access, ...started } = await api.startPunchout({ token })
    tokens.set(access)
    return started
  }
  const help = <CallUs>{text.help}</CallUs>
  return (
    <>
      <PageHeading title={text.welcome} />
      <noscript>
        <p>{text.needsScript}</p>
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
  const text = useWords('punchoutScreen', punchoutScreenMessages)
  const { isSignedIn } = useSession()
  return (
    <>
      <PageHeading title={text.title} description={text.description} />
      <div className="actions">
        <LinkButton href="/shop">{isSignedIn ? text.shop : text.browse}</LinkButton>
        {isSignedIn ? (
          <LinkButton href={CART_PATH} variant="quiet">
            {text.cart}
          </LinkButton>
        ) : (
          <LinkButton href="/login" variant="quiet">
            {text.login}
          </LinkButton>
        )}
      </div>
      <p className="muted">
        <CallUs>{text.broken}</CallUs>
      </p>
    </>
  )
}
