import { ErrorState } from '@gauze/ui/feedback/error-state'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { SignIn } from '@gauze/ui/sign-in/sign-in'
import { SiteApproval, type SiteApprovalPort } from '@gauze/ui/sign-in/site-approval'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSignInPort } from '../account/use-sign-in-port.js'
import { useTwoFactorPort } from '../account/use-two-factor-port.js'
import { noteReach } from '../browser/first-reach.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { metaWords, useWords } from '../language/words.js'
import { pageMeta } from '../seo/page-meta.js'
import type { FrameHandle } from '../shell/frame-handle.js'
import type { Route } from './+types/authorize.js'
import { authorizeScreenMessages } from './authorize.messages.js'

/** A window over another site has no room for the store's menus. */
export const handle = { frame: { hidesNavbar: true, hidesFooterTop: true } } satisfies FrameHandle

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: metaWords(matches, 'authorizeScreen', authorizeScreenMessages).metaTitle, noindex: true })
}

/** A request of another site for a sign-in (RFC 6749 section 4.1.1, RFC 7636). */
interface SiteRequest {
  readonly clientId: string
  readonly redirectUri: string
  readonly codeChallenge: string
  readonly state: string
  /** The page waits in the window that opened this one. */
  readonly isWindow: boolean
}

function requestOf(params: URLSearchParams): SiteRequest | null {
  const [clientId, redirectUri, codeChallenge] = ['client_id', 'redirect_uri', 'code_challenge'].map((name) =>
    params.get(name),
  )
  const isCode = params.get('response_type') === 'code' && params.get('code_challenge_method') === 'S256'
  if (!isCode || !clientId || !redirectUri || !codeChallenge) return null
  const isWindow = params.get('response_mode') === 'web_message'
  return { clientId, redirectUri, codeChallenge, state: params.get('state') ?? '', isWindow }
}

/** Sends the answer to the page that asked, and to no other. The server has checked its address. */
function answer({ clientId, redirectUri, state, isWindow }: SiteRequest, code: string | null) {
  // The issuer, by which a page with two stores tells their answers apart (RFC 9207).
  const response = { ...(code === null ? { error: 'access_denied' } : { code }), state, iss: location.origin }
  if (isWindow && window.opener) {
    // The page closes this window once it has the answer.
    window.opener.postMessage({ type: 'authorization_response', response }, clientId)
    return
  }
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(response)) address.searchParams.set(name, value)
  location.replace(address)
}

/** The page on which a person lets another site sign them in (PLUS-07). */
export default function Authorize() {
  const [params] = useSearchParams()
  const request = requestOf(params)
  const text = useWords('authorizeScreen', authorizeScreenMessages)
  // The page asks first who is signed in.
  useEffect(noteReach, [])
  return (
    <div className="gz-page narrow">
      <PageHeading title={text.title} />
      <noscript>
        <p>{text.needsScript}</p>
      </noscript>
      <div className="gz-panel form-panel">
        {request ? (
          <Approval request={request} />
        ) : (
          <ErrorState title={text.incompleteTitle}>{text.incomplete}</ErrorState>
        )}
      </div>
    </div>
  )
}

function Approval({ request }: { request: SiteRequest }) {
  const runtime = useRuntime()
  const { clientId, redirectUri, codeChallenge } = request
  const port = useMemo((): SiteApprovalPort => {
    const client = async () => (await runtime.load()).api
    return {
      getSite: async (page) => (await client()).getSite(page),
      approveSite: async (page) => (await client()).approveSite(page),
    }
  }, [runtime])
  return (
    <SiteApproval
      port={port}
      clientId={clientId}
      redirectUri={redirectUri}
      codeChallenge={codeChallenge}
      onAnswer={(code) => answer(request, code)}
    >
      <SignIn port={useSignInPort()} twoFactor={useTwoFactorPort()} onSignedIn={() => undefined} />
    </SiteApproval>
  )
}
