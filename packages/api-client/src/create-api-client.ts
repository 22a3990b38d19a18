import { type CallInput, type CallName, type CallOutput, routes } from '@gauze/contract'
import { tokenOwner } from '@gauze/rules'
import { isApiError, UnexpectedAnswerError } from './api-error.js'
import { type Route, toRequest } from './call-request.js'
import { createSessionRefresh } from './session-refresh.js'
import type { TokenStore } from './token-store.js'
import { createTransport } from './transport.js'
import { randomUuid } from './uuid.js'

const DEFAULT_TIMEOUT = 30_000

/** The address of the API, and the client's token store and callbacks. */
export interface ApiClientOptions {
  /** The origin of the API, with a prefix if it has one. Empty is the page's own origin. */
  readonly baseUrl?: string
  readonly tokenStore: TokenStore
  /** `globalThis.fetch` by default. */
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds until a request is given up; 30000 by default. */
  readonly timeout?: number
  /**
   * The session is over and its token dropped: go to /login. Called once, however many calls were refused.
   * Not needed with `createStore` of `@gauze/machines`, which learns of it from the token store.
   */
  readonly onSessionLost?: () => void
  /** Called with every success, e.g. to log its request id. */
  readonly onAnswer?: (answer: AnsweredCall) => void
  /**
   * Checks the answer of every call, for development and tests: `checkAnswers()` of `@gauze/contract/check`. It returns
   * how the answer differs from the contract, and the call rejects with an `UnexpectedAnswerError` that says so. Null is
   * an answer that fits.
   */
  readonly check?: (call: CallName, answer: unknown) => string | null
  /** Makes an Idempotency-Key; a random UUID by default. */
  readonly createIdempotencyKey?: () => string
}

/** A call that was answered. */
export interface AnsweredCall {
  readonly call: CallName
  readonly status: number
  /** The X-Request-Id of the answer; null when it had none, or CORS hides it. */
  readonly requestId: string | null
}

/** The options of a call. */
export interface CallOptions {
  /** Aborts the call. Aborting is not undoing. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds until this request is given up. */
  readonly timeout?: number
  /** Names one request of the user, so that repeating it takes effect once. Made for each call that takes one. */
  readonly idempotencyKey?: string
  /**
   * The `ownerId` that the call is meant for: the server refuses it with 409 `other-owner` when the token, which other
   * tabs may have replaced, belongs to somebody else.
   */
  readonly owner?: string | undefined
  /**
   * A 401 to a fresh token neither drops it nor leads to /login. A refused refresh still ends the session.
   */
  readonly skipAuthRedirect?: boolean
}

/** A call of the contract as a function. Input may be left out if nothing in it is required. */
export type ApiCall<N extends CallName> =
  Record<never, never> extends CallInput<N>
    ? (input?: CallInput<N>, options?: CallOptions) => Promise<CallOutput<N>>
    : (input: CallInput<N>, options?: CallOptions) => Promise<CallOutput<N>>

/** A function for every call of the contract. Each rejects with an {@link ApiError} and nothing else. */
export type ApiClient = { readonly [N in CallName]: ApiCall<N> }

/**
 * Creates the client of the store's API: one typed function for each row of the contract. Where bytes count, use
 * {@link createApiClientOf}.
 *
 * Calls carry the bearer token of the token store. After a 401, the client refreshes the token once for all calls that
 * were refused, and sends each once more with the same Idempotency-Key. If the server refuses the refresh (401, 403),
 * the client drops the token and calls `onSessionLost`. A refresh that fails otherwise, for example while the server
 * restarts, signs nobody out: the call fails with that error. Once the session is over, the client repeats a call that
 * visitors may make, without a token. The client never repeats a call with the token of another
 * user or account. Your own call of `refreshToken` joins the same refresh and stores the new token.
 *
 * @example
 * const api = createApiClient({ tokenStore: localStorageTokenStore(), onSessionLost: () => navigate('/login') })
 * const cart = await api.addItem({ itemId: 20418, unit: 2, quantity: 3 }, { signal })
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return createApiClientOf(routes, options)
}

/**
 * Creates a client of some calls. A bundle then carries the routes of these calls alone, not the whole table.
 *
 * @param calls routes of `@gauze/contract/routes`, by name
 *
 * @example
 * import { addItem, getCart } from '@gauze/contract/routes'
 *
 * const api = createApiClientOf({ addItem, getCart }, { tokenStore: localStorageTokenStore() })
 */
export function createApiClientOf<N extends CallName>(
  calls: Pick<typeof routes, N>,
  options: ApiClientOptions,
): Pick<ApiClient, N> {
  const { tokenStore, timeout: defaultTimeout = DEFAULT_TIMEOUT, createIdempotencyKey = randomUuid } = options
  const send = createTransport(options.baseUrl ?? '', options.fetch ?? ((...request) => globalThis.fetch(...request)))
  const session = createSessionRefresh({
    tokenStore,
    send,
    timeout: defaultTimeout,
    onSessionLost: () => options.onSessionLost?.(),
  })

  async function call(name: N, input: object = {}, callOptions: CallOptions = {}): Promise<unknown> {
    const route: Route = calls[name]
    const { signal, timeout = defaultTimeout, owner, skipAuthRedirect = false } = callOptions
    const idempotencyKey = callOptions.idempotencyKey ?? (route.idempotent ? createIdempotencyKey() : null)
    const request = toRequest(route, input)

    const attempt = async (token: string | null) => {
      const answer = await send<unknown>({
        ...request,
        call: name,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
          ...(owner !== undefined && { 'if-owner': owner }),
        },
        credentials: isAuthCall(route) ? 'include' : 'same-origin',
        signal,
        timeout,
      })
      const { data, ...answered } = answer
      options.onAnswer?.({ call: name, ...answered })
      const difference = options.check?.(name, data)
      if (difference) throw new UnexpectedAnswerError({ call: name, ...answered, difference })
      return data
    }

    const token = tokenStore.get()
    const asVisitor = (error: unknown) => {
      if (!route.visitors || token === null || tokenStore.get() !== null) throw error
      return attempt(null)
    }
    try {
      return await attempt(token)
    } catch (error) {
      if (!isUnauthorized(error) || route.signIn) throw error
      if (!(await session.recover({ call: name, token, signal }))) return asVisitor(error)
      const freshToken = tokenStore.get()
      // Somebody else signed in, or the account was switched: the client must not repeat a call of one account for
      // another account. Only the call that asks for the user is for anybody.
      if (name !== 'currentUser' && isOtherOwner(token, freshToken)) throw error
      try {
        return await attempt(freshToken)
      } catch (secondError) {
        if (isUnauthorized(secondError) && !skipAuthRedirect) session.reject(freshToken)
        return asVisitor(secondError)
      }
    }
  }

  const callByName = (name: N) => [
    name,
    name === 'refreshToken'
      ? // Every renewal runs once, in turn with other tabs, and keeps the token.
        (_input?: object, { signal }: CallOptions = {}) => session.renewToken(signal)
      : (input?: object, callOptions?: CallOptions) => call(name, input, callOptions),
  ]
  // The keys of the table are the names of its type.
  const names = Object.keys(calls) as N[]
  // Proven by the contract: the names are the rows, and the server's answers are validated against the same rows.
  return Object.fromEntries(names.map(callByName)) as Pick<ApiClient, N>
}

/** The refresh cookie belongs to these calls alone. */
function isAuthCall({ path }: Route): boolean {
  return path.startsWith('/api/auth/')
}

function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && error.kind === 'unauthorized'
}

/** Returns true if two tokens are known to belong to different users or accounts. */
function isOtherOwner(before: string | null, after: string | null): boolean {
  const [one, other] = [before, after].map((token) => token && tokenOwner(token))
  return Boolean(one && other && one !== other)
}
