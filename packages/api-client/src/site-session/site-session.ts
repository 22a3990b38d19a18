import { errorForStatus, NetworkError, UnauthorizedError, UnexpectedAnswerError } from '../api-error.js'
import { isRecord } from '../is-record.js'
import type { ObservableTokenStore } from '../token-store.js'
import { createEndedTokens, createTokenKeeper, type KeptTokens } from './kept-tokens.js'
import { createPkce, randomText } from './pkce.js'

/** The store, and where the session is kept. */
export interface SiteSessionOptions {
  /** The origin of the store's pages, such as `https://store.example`. */
  readonly store: string
  /** The origin of the store's API; that of its pages by default. */
  readonly api?: string
  /**
   * `local`: the site's local storage, so that the session outlives a reload and all tabs share it (the default).
   * `memory`: the page alone; a reload signs out.
   */
  readonly keep?: 'local' | 'memory'
}

/** How a sign-in begins. */
export interface SignInOptions {
  /**
   * `popup`: a window of the store over the page (the default). Call it in the handler of a press, or the browser blocks
   * the window. `redirect`: the store in place of the page, and back. A blocked window becomes a redirect. A page with
   * `Cross-Origin-Opener-Policy: same-origin` cannot hear the window: the window then ends the sign-in on the page itself.
   */
  readonly mode?: 'popup' | 'redirect'
}

/** A session with the store on a page of another site. */
export interface SiteSession {
  /** The token store of `createApiClient` and `startBrowserStore`. */
  readonly tokens: ObservableTokenStore
  /**
   * Signs a person in at the store's login. While its window is open, another call brings the window to the front.
   * @returns whether the person is signed in; false when they closed the window or refused, and where the page cannot
   * hear the window, whose tokens come later. After a redirect, the page is gone before it resolves
   * @throws ApiError when the store could not be reached or refused
   * @throws Error on a page that is neither over https nor on localhost
   */
  signIn(options?: SignInOptions): Promise<boolean>
  /**
   * Signs the person out of the store and of every site that they entered from it in this browser. The page is a
   * visitor's at once. A store that does not answer is told again when the browser is back online, when a page of the
   * site loads, by the next call of this and before the next sign-in.
   * @throws ApiError when the store could not be told yet; the person may still be signed in there
   */
  signOut(): Promise<void>
  /**
   * Whether the page has just come back from the store with a new session; resolves at once for any other page.
   * @throws ApiError when the store could not be reached or refused
   */
  readonly returned: Promise<boolean>
}

/** A sign-in that has begun. */
interface Asked {
  readonly state: string
  readonly verifier: string
  readonly redirectUri: string
  /** The fragment of the page, which an address for an answer must not have. */
  readonly hash: string
}

/**
 * A session with the store for pages of another site, without cookies of another site: the person signs in on the
 * store's own page, which sends a code back to the page that asked (OAuth 2 with PKCE); a refresh token that belongs to
 * the site's origin renews the access token. The operator of the store lists the site's origin in `GAUZE_CORS_ORIGINS`.
 * On a server, there is no session.
 *
 * @example
 * const gauze = siteSession({ store: 'https://store.example' })
 * const api = createApiClient({ baseUrl: 'https://store.example', tokenStore: gauze.tokens })
 * button.onclick = () => gauze.signIn()
 */
export function siteSession({ store, api = store, keep = 'local' }: SiteSessionOptions): SiteSession {
  const storeUrl = store.replace(/\/+$/, '')
  const { host, origin: issuer } = new URL(storeUrl)
  const keeper = createTokenKeeper(keep === 'local' ? `gauze.session ${host}` : null)
  const ended = createEndedTokens(keep === 'local' ? `gauze.session ${host}.ended` : null)
  const askedKey = `gauze.signing-in ${host}`

  const request = async (path: string, fields: Record<string, string>) => {
    const call = `POST ${path}`
    const response = await fetch(`${api.replace(/\/+$/, '')}${path}`, {
      method: 'POST',
      // A page that is left still signs out.
      keepalive: true,
      body: new URLSearchParams(fields),
    }).catch((cause: unknown) => {
      throw new NetworkError({ call, cause })
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return answer
    const { error, error_description: detail } = isRecord(answer) ? answer : {}
    const { status } = response
    const problem = { type: String(error), title: '', status, detail: String(detail ?? ''), requestId: '' }
    const failed = { call, problem: error === undefined ? null : problem }
    throw error === 'invalid_grant' ? new UnauthorizedError({ ...failed, status: 401 }) : errorForStatus(status, failed)
  }

  const fetchTokens = async (fields: Record<string, string>, last: string | null): Promise<KeptTokens> => {
    const answer = await request('/oauth/token', fields)
    if (!isRecord(answer) || typeof answer.access_token !== 'string') {
      throw new UnexpectedAnswerError({ call: 'POST /oauth/token' })
    }
    const { access_token: access, refresh_token: refresh } = answer
    return { access, refresh: typeof refresh === 'string' ? refresh : last }
  }

  let telling: Promise<void> | null = null
  const endAll = async () => {
    try {
      for (let [token] = ended.read(); token !== undefined; [token] = ended.read()) {
        await request('/oauth/revoke', { token })
        ended.write(ended.read().filter((other) => other !== token))
      }
    } finally {
      // In the same turn as the last look, so that no token comes between.
      telling = null
    }
  }
  const tellStore = async () => {
    if (ended.read().length > 0) telling ??= endAll()
    await telling
  }
  const tryToTellStore = () =>
    tellStore().catch(() => globalThis.window?.addEventListener('online', tryToTellStore, { once: true }))

  const revoke = (token: string | null | undefined) => {
    if (token) ended.write([...ended.read(), token])
    void tryToTellStore()
    return tellStore()
  }

  const clear = () => {
    const refresh = keeper.read()?.refresh
    keeper.write(null)
    return revoke(refresh)
  }

  const finish = async (code: string, { verifier, redirectUri }: Asked) => {
    const fields = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri }
    keeper.write(await fetchTokens(fields, null))
    return true
  }

  const tokens: ObservableTokenStore = {
    get: () => keeper.read()?.access ?? null,
    set: (access) => keeper.write({ access, refresh: keeper.read()?.refresh ?? null }),
    clear: () => void clear().catch(() => undefined),
    subscribe: (listener) => keeper.subscribe(listener),
    exclusively: (work) => keeper.exclusively(work),
    async renew() {
      const before = keeper.read()
      if (!before?.refresh) throw new UnauthorizedError({ call: 'POST /oauth/token', status: 401 })
      const fresh = await fetchTokens({ grant_type: 'refresh_token', refresh_token: before.refresh }, before.refresh)
      const now = keeper.read()
      if (now?.refresh === before.refresh) keeper.write(fresh)
      // Somebody signed out in the meantime. After another sign-in, revoking would end that one, too.
      else if (now === null) await revoke(fresh.refresh)
      return fresh.access
    },
  }

  const comeBack = async () => {
    const answer = typeof window === 'undefined' ? null : takeAnswer(askedKey, issuer)
    const isIn = answer?.code ? await finish(answer.code, answer.asked) : false
    // The page that opened the window has the tokens from the storage.
    if (answer?.isWindow && keep === 'local') window.close()
    return isIn
  }
  const returned = comeBack()
  // A page that does not look at it loses nothing: the person is a visitor.
  returned.catch(() => undefined)
  if (typeof window !== 'undefined') void tryToTellStore()

  /** For a window that this page cannot hear. */
  const keepForWindow = (asked: Asked | null) => {
    try {
      if (asked) localStorage.setItem(askedKey, JSON.stringify(asked))
      else localStorage.removeItem(askedKey)
    } catch {
      // Without storage, the page must hear its window.
    }
  }
  const ask = async (popup: Window | null) => {
    // A session that ended here must not open the store's login by itself.
    await tryToTellStore()
    const { verifier, challenge } = await createPkce()
    const { origin, pathname, search, hash } = location
    const asked = { state: randomText(16), verifier, redirectUri: `${origin}${pathname}${search}`, hash }
    const address = `${storeUrl}/authorize?${new URLSearchParams({
      response_type: 'code',
      response_mode: popup ? 'web_message' : 'query',
      client_id: origin,
      redirect_uri: asked.redirectUri,
      state: asked.state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    })}`
    if (!popup) {
      sessionStorage.setItem(askedKey, JSON.stringify(asked))
      location.assign(address)
      // The page is on its way to the store.
      return new Promise<never>(() => undefined)
    }
    keepForWindow(asked)
    popup.location.replace(address)
    popup.focus()
    const code = await codeFrom(popup, { issuer, state: asked.state })
    if (code === null) return false
    keepForWindow(null)
    return finish(code, asked)
  }
  let popup: Window | null = null
  let asking = Promise.resolve(false)

  return {
    tokens,
    returned,
    async signIn({ mode = 'popup' } = {}) {
      if (!isSecureContext) {
        throw new Error(
          'A person can sign in on pages over https, and on localhost, because browsers make no secret elsewhere. ' +
            `This page is at ${location.origin}: serve it over https.`,
        )
      }
      if (popup?.closed === false) popup.focus()
      else {
        // Before anything else, because a browser lets a window open only at the moment of a press.
        popup = mode === 'popup' ? window.open('', `gauze-sign-in ${host}`, 'popup,width=480,height=760') : null
        asking = ask(popup)
      }
      return asking
    },
    signOut: clear,
  }
}

interface ReturnedAnswer {
  readonly code: string | null
  readonly asked: Asked
  /** Another page opened this one's window, and cannot hear it. */
  readonly isWindow: boolean
}

/** Takes the store's answer out of the address of the page; null when the page did not ask the store. */
function takeAnswer(askedKey: string, issuer: string): ReturnedAnswer | null {
  const address = new URL(location.href)
  const [state, code] = [address.searchParams.get('state'), address.searchParams.get('code')]
  // Another store's answer is for another session of the page.
  if (state === null || address.searchParams.get('iss') !== issuer) return null
  for (const storage of [sessionStorage, localStorage]) {
    const text = storage.getItem(askedKey)
    const asked: Asked | null = text === null ? null : JSON.parse(text)
    if (asked?.state !== state) continue
    storage.removeItem(askedKey)
    for (const name of ['state', 'code', 'iss', 'error', 'error_description']) address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
    // A router that follows the fragment hears this, unlike the above.
    if (asked.hash) location.replace(asked.hash)
    return { code, asked, isWindow: storage === localStorage }
  }
  return null
}

/** Waits for the store's window. @returns null when the person closed it or refused */
function codeFrom(
  popup: Window,
  expected: { readonly issuer: string; readonly state: string },
): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (code: string | null) => {
      clearInterval(watch)
      window.removeEventListener('message', hear)
      resolve(code)
    }
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== expected.issuer || source !== popup || !isRecord(data)) return
      const { type, response } = data
      if (type !== 'authorization_response' || !isRecord(response) || response.state !== expected.state) return
      popup.close()
      end(typeof response.code === 'string' ? response.code : null)
    }
    // No event says that the person closed the window. Only this page closes it after the answer, so none is lost.
    const watch = setInterval(() => {
      if (popup.closed) end(null)
    }, 300)
    window.addEventListener('message', hear)
  })
}
