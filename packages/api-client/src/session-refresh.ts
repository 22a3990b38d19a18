import { refreshToken } from '@gauze/contract/routes'
import { AbortedError, isApiError, UnexpectedAnswerError } from './api-error.js'
import { toRequest } from './call-request.js'
import type { TokenStore } from './token-store.js'
import type { Send } from './transport.js'
import { untilAborted } from './until-aborted.js'

/** A call that was answered 401. */
export interface Refused {
  readonly call: string
  /** The token it was sent with. */
  readonly token: string | null
  readonly signal: AbortSignal | undefined
}

/** The options of a token refresh. */
export interface SessionRefreshOptions {
  readonly tokenStore: TokenStore
  readonly send: Send
  /** Milliseconds until the refresh is given up. */
  readonly timeout: number
  readonly onSessionLost: () => void
}

/**
 * `ended`: somebody removed the token meanwhile. `lost`: the server refused. `failed`: no usable answer, so the cookie
 * may still be valid.
 */
type Outcome = { readonly type: 'renewed' | 'ended' } | { readonly type: 'lost' | 'failed'; readonly error: unknown }

/**
 * Makes the token refresh of a client. All simultaneous callers share one refresh. A call that was refused with a token
 * that has been replaced since needs no refresh.
 */
export function createSessionRefresh({ tokenStore, send, timeout, onSessionLost }: SessionRefreshOptions) {
  let pending: Promise<Outcome> | null = null

  /**
   * Resolves to true if the refused call may be sent again. Rejects if the server could not be reached, or on abort.
   */
  async function recover({ call, token, signal }: Refused): Promise<boolean> {
    const change = changeSince(token)
    if (change !== null) return change.type === 'renewed'
    const outcome = await untilAborted(pending ?? start(), call, signal)
    if (outcome.type === 'failed') throw outcome.error
    return outcome.type === 'renewed'
  }

  /** Renews the token and keeps it. Rejects where {@link recover} answers false, too. */
  async function renewToken(signal: AbortSignal | undefined): Promise<{ readonly token: string }> {
    const call = 'refreshToken'
    const outcome = await untilAborted(pending ?? start(), call, signal)
    if ('error' in outcome) throw outcome.error
    const token = tokenStore.get()
    if (token === null)
      throw new AbortedError({ call, cause: new Error('The session ended while its token was renewed.') })
    return { token }
  }

  /** Drops a fresh token that was refused, and ends the session. */
  function reject(token: string | null): void {
    if (tokenStore.get() === token) lose()
  }

  function lose(): void {
    tokenStore.clear()
    onSessionLost()
  }

  function start(): Promise<Outcome> {
    const refresh = renewExclusively().finally(() => {
      pending = null
    })
    pending = refresh
    return refresh
  }

  async function renewExclusively(): Promise<Outcome> {
    const before = tokenStore.get()
    const work = () => renew(before)
    return tokenStore.exclusively ? tokenStore.exclusively(work) : work()
  }

  async function renew(before: string | null): Promise<Outcome> {
    const change = changeSince(before)
    if (change !== null) return change
    try {
      const token = await requestToken()
      // A token store that renews may have stored it already.
      const changeMeanwhile = changeSince(before)
      if (changeMeanwhile !== null) return changeMeanwhile
      tokenStore.set(token)
      return { type: 'renewed' }
    } catch (error) {
      // Only a refusal ends a session: offline, or while the server fails, the cookie may still be valid.
      if (!isRefusal(error)) return { type: 'failed', error }
      const changeMeanwhile = changeSince(before)
      if (changeMeanwhile !== null) return changeMeanwhile
      lose()
      return { type: 'lost', error }
    }
  }

  /** Another tab may sign in, sign out or refresh at any time; its token is the newer one. */
  function changeSince(before: string | null): Outcome | null {
    const now = tokenStore.get()
    if (now === before) return null
    return { type: now === null ? 'ended' : 'renewed' }
  }

  async function requestToken(): Promise<string> {
    if (tokenStore.renew) return tokenStore.renew()
    const call = 'refreshToken'
    const { data, status, requestId } = await send<unknown>({
      ...toRequest(refreshToken, {}),
      call,
      headers: {},
      credentials: 'include',
      signal: undefined,
      timeout,
    })
    if (typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string')
      return data.token
    throw new UnexpectedAnswerError({ call, status, requestId })
  }

  return { recover, renewToken, reject }
}

function isRefusal(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'unauthorized' || error.kind === 'forbidden')
}
