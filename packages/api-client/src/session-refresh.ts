import { routes } from '@gauze/contract'
import { type ApiError, isApiError, UnexpectedAnswerError } from './api-error.js'
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
  /** Do not tell of a lost session (AUTH-04). */
  readonly skipAuthRedirect: boolean
}

/** What the refresh works with. */
export interface SessionRefreshOptions {
  readonly tokenStore: TokenStore
  readonly send: Send
  /** Milliseconds until the refresh is given up. */
  readonly timeout: number
  readonly onSessionLost: () => void
}

type Outcome = 'renewed' | 'lost' | 'ended' | { readonly unreachable: ApiError }

interface Refresh {
  readonly outcome: Promise<Outcome>
  isTold: boolean
}

/**
 * The one token refresh behind all calls (AUTH-04): calls refused at the same time share it, and a call refused with a
 * token that has been replaced meanwhile needs none.
 */
export function createSessionRefresh({ tokenStore, send, timeout, onSessionLost }: SessionRefreshOptions) {
  let pending: Refresh | null = null

  /** Whether the refused call may be sent again. Rejects when the server could not be reached, or on abort. */
  async function recover({ call, token, signal, skipAuthRedirect }: Refused): Promise<boolean> {
    const change = changeSince(token)
    if (change !== null) return change === 'renewed'
    const refresh = pending ?? start()
    const outcome = await untilAborted(refresh.outcome, call, signal)
    if (typeof outcome === 'object') throw outcome.unreachable
    if (outcome === 'lost' && !skipAuthRedirect && !refresh.isTold) {
      refresh.isTold = true
      onSessionLost()
    }
    return outcome === 'renewed'
  }

  /** A token that is refused though it is fresh is of no use: drops it, and tells so unless flagged. */
  function reject({ token, skipAuthRedirect }: Refused): void {
    if (tokenStore.get() !== token) return
    tokenStore.clear()
    if (!skipAuthRedirect) onSessionLost()
  }

  function start(): Refresh {
    const refresh: Refresh = { outcome: renewExclusively(), isTold: false }
    pending = refresh
    const done = () => {
      pending = null
    }
    refresh.outcome.then(done, done)
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
      const changeMeanwhile = changeSince(before)
      if (changeMeanwhile !== null) return changeMeanwhile
      tokenStore.set(token)
      return 'renewed'
    } catch (error) {
      // Only a refusal ends a session: offline, or while the server fails, the cookie may be as good as ever.
      if (isApiError(error) && !isRefusal(error)) return { unreachable: error }
      const changeMeanwhile = changeSince(before)
      if (changeMeanwhile !== null) return changeMeanwhile
      tokenStore.clear()
      return 'lost'
    }
  }

  /** Someone else may sign in, out or refresh at any time; theirs is the newer word. */
  function changeSince(before: string | null): 'renewed' | 'ended' | null {
    const now = tokenStore.get()
    if (now === before) return null
    return now === null ? 'ended' : 'renewed'
  }

  async function requestToken(): Promise<string> {
    const call = 'refreshToken'
    const { data, status, requestId } = await send<unknown>({
      ...toRequest(routes.refreshToken, {}),
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

  return { recover, reject }
}

function isRefusal({ kind }: ApiError): boolean {
  return kind === 'unauthorized' || kind === 'forbidden'
}
