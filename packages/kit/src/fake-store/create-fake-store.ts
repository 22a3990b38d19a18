import type { CallName, CallOutput, CallParsedInput, Problem } from '@gauze/contract'
import { ownerIdOf } from '@gauze/rules'
import { assertCallName } from '../fixtures/call-names.js'
import { fixtureOf } from '../fixtures/fixture-of.js'
import { createFakeCalls, type FakeCaller } from './fake-calls.js'
import { FakeProblem, type ProblemParts } from './fake-problem.js'
import { fakeToken } from './fake-token.js'
import { createFakeData, type FakeData } from './fixture.js'
import { type MatchedCall, matchCall, readInput } from './match-call.js'

/** Options of {@link createFakeStore}. */
export interface FakeStoreOptions {
  /** False starts with a visitor, who has no session until `login`; true by default. */
  readonly isSignedIn?: boolean
  /** How calls are answered that the store does not know: `refuse` with 501, the default, or by `fixtureOf`. */
  readonly unknownCalls?: 'refuse' | 'fixture'
}

/** A failure that a test asks for; the parts that are left out have usual values. */
export interface RequestedFailure extends Partial<ProblemParts> {
  /** 0 rejects as `fetch` does without a connection. */
  readonly status: number
  /** How many requests fail; 1 by default, `Infinity` for all. */
  readonly times?: number
}

/** A request that a fake store received. */
export interface RecordedRequest {
  /** Null for a path that the contract does not have. */
  readonly call: CallName | null
  readonly method: string
  readonly path: string
  /** After validation; null if the request was refused before. */
  readonly input: unknown
  readonly idempotencyKey: string | null
  /** 0 if the request was rejected or aborted. */
  readonly status: number
}

/** A store without a server. */
export interface FakeStore {
  /** Answers as `fetch` does; for `createApiClient`, or for a request handler of another library. */
  readonly fetch: typeof globalThis.fetch
  /** A token of the user, which is valid from the sign-in to `logout`. */
  readonly token: string
  readonly data: FakeData
  /** Every request that was answered, in the order of the answers. */
  readonly requests: readonly RecordedRequest[]
  /** Lets the next request of a call fail. */
  fail(call: CallName, failure: RequestedFailure): void
  /** Delays the answers of a call by milliseconds, or until a promise resolves; 0 ends that. */
  delay(call: CallName, until: number | Promise<unknown>): void
  /** Answers a call in another way: with a value, or with a function of its validated input. */
  answer<N extends CallName>(call: N, answer: CallOutput<N> | ((input: CallParsedInput<N>) => CallOutput<N>)): void
}

interface KeptAnswer {
  readonly input: string
  readonly body: unknown
}

/** A request with everything that decides its answer. */
interface IncomingRequest {
  readonly matched: MatchedCall
  readonly request: Request
  readonly url: URL
  readonly body: string
}

const titles: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
}

function jsonResponse(status: number, body: unknown, requestId: string): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json'
  const headers = { 'content-type': `${type}; charset=utf-8`, 'x-request-id': requestId }
  return new Response(JSON.stringify(body), { status, headers })
}

function problemOf({ status, slug, detail, errors }: ProblemParts, requestId: string): Problem {
  return {
    type: `https://gauze.example/problems/${slug}`,
    title: titles[status] ?? 'Error',
    status,
    detail,
    ...(errors && { errors }),
    requestId,
  }
}

/** Waits, unless the request is aborted: then it rejects as `fetch` does. */
function waitFor(until: number | Promise<unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    const done = () => {
      signal.removeEventListener('abort', abort)
      resolve()
    }
    if (typeof until === 'number') setTimeout(done, until)
    else void until.finally(done)
  })
}

/**
 * Creates a store without a server and without a network, for tests of components and pages: one signed-in customer with
 * prices, four products, a cart that can be changed, two orders and an invoice. It checks inputs, tokens and idempotency
 * keys as the contract says. Each store has its own cart; calls that it does not know answer 501, or with fixtures.
 *
 * @example
 * const fake = createFakeStore()
 * const api = createApiClient({
 *   baseUrl: 'https://store.example',
 *   tokenStore: memoryTokenStore(fake.token),
 *   fetch: fake.fetch,
 * })
 * fake.fail('addItem', { status: 409, slug: 'item-unavailable', detail: 'Currently Unavailable' })
 */
export function createFakeStore({ isSignedIn = true, unknownCalls = 'refuse' }: FakeStoreOptions = {}): FakeStore {
  const data = createFakeData()
  const session = { isOpen: isSignedIn, token: fakeToken(data.user) }
  const answers = new Map<string, (input: unknown, caller: FakeCaller) => unknown>()
  // The input of each call has been validated by its own row.
  for (const [name, handler] of Object.entries(createFakeCalls(data, session))) answers.set(name, handler as never)
  const failures = new Map<CallName, { failure: RequestedFailure; left: number }>()
  const delays = new Map<CallName, number | Promise<unknown>>()
  const kept = new Map<string, KeptAnswer>()
  const requests: RecordedRequest[] = []

  function callerOf({ matched: { call }, request }: IncomingRequest): FakeCaller {
    const header = request.headers.get('authorization')
    const isSignIn = call.access.caller === 'visitor' && call.path.startsWith('/api/auth/')
    if (header !== null && !isSignIn && (header !== `Bearer ${session.token}` || !session.isOpen)) {
      throw new FakeProblem({
        status: 401,
        slug: 'token-invalid',
        detail: 'The access token is not valid. Log in again.',
      })
    }
    if (header === null && call.access.caller === 'user') {
      throw new FakeProblem({
        status: 401,
        slug: 'not-signed-in',
        detail: 'You are not logged in. Log in and try again.',
      })
    }
    const owner = request.headers.get('if-owner')
    if (owner !== null && owner !== ownerIdOf({ accountId: data.user.account.id, userId: data.user.id })) {
      throw new FakeProblem({ status: 409, slug: 'other-owner', detail: 'Another user or account is logged in now.' })
    }
    return { isSignedIn: header !== null }
  }

  function failIfRequested(name: CallName) {
    const requested = failures.get(name)
    if (!requested || requested.left <= 0) return
    requested.left -= 1
    const { status, slug = 'fake-failure', detail = 'The test asked for this failure.', errors } = requested.failure
    if (status === 0) throw new TypeError('Failed to fetch')
    throw new FakeProblem({ status, slug, detail, ...(errors && { errors }) })
  }

  function perform(name: CallName, input: unknown, caller: FakeCaller): unknown {
    const answer = answers.get(name)
    if (answer) return answer(input, caller)
    if (unknownCalls === 'fixture') return fixtureOf(name)
    const detail = `The fake store does not answer ${name}. Give its answer by fake.answer('${name}', …).`
    throw new FakeProblem({ status: 501, slug: 'not-in-fake-store', detail })
  }

  function performOnce(incoming: IncomingRequest, input: unknown, caller: FakeCaller): unknown {
    const { name, call } = incoming.matched
    const key = call.idempotency ? incoming.request.headers.get('idempotency-key') : null
    if (key === null) {
      if (call.idempotency !== 'required') return perform(name, input, caller)
      const detail = 'This call needs an Idempotency-Key header. Send a UUID.'
      throw new FakeProblem({ status: 400, slug: 'idempotency-key', detail })
    }
    const id = `${name} ${key}`
    const earlier = kept.get(id)
    if (earlier && earlier.input !== JSON.stringify(input)) {
      const detail = 'This Idempotency-Key was used for another request before. Send a new key with a new request.'
      throw new FakeProblem({ status: 409, slug: 'idempotency-key-reused', detail })
    }
    const body = earlier ? earlier.body : perform(name, input, caller)
    kept.set(id, { input: JSON.stringify(input), body })
    return body
  }

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const matched = matchCall(request.method, url.pathname)
    const requestId = `fake-${requests.length + 1}`
    const seen = { input: null as unknown, status: 0 }
    try {
      if (!matched) {
        const detail = `The contract has no call ${request.method} ${url.pathname}.`
        throw new FakeProblem({ status: 404, slug: 'not-found', detail })
      }
      const incoming = { matched, request, url, body: await request.text() }
      const delay = delays.get(matched.name) ?? 0
      // Without a delay no timer runs, so that tests may stop the clock.
      if (delay !== 0) await waitFor(delay, request.signal)
      request.signal.throwIfAborted()
      failIfRequested(matched.name)
      const caller = callerOf(incoming)
      seen.input = readInput(matched, url.searchParams, incoming.body)
      const body = performOnce(incoming, seen.input, caller)
      seen.status = 200
      return jsonResponse(200, body, requestId)
    } catch (error) {
      if (!(error instanceof FakeProblem)) throw error
      seen.status = error.parts.status
      return jsonResponse(error.parts.status, problemOf(error.parts, requestId), requestId)
    } finally {
      requests.push({
        call: matched?.name ?? null,
        method: request.method,
        path: url.pathname,
        idempotencyKey: request.headers.get('idempotency-key'),
        ...seen,
      })
    }
  }

  return {
    fetch: (input, init) => {
      // A browser's page may use a path alone.
      const isPath = typeof input === 'string' && input.startsWith('/')
      return respond(new Request(isPath ? new URL(input, 'https://store.example') : input, init))
    },
    token: session.token,
    data,
    requests,
    fail: (call, failure) => {
      assertCallName(call)
      failures.set(call, { failure, left: failure.times ?? 1 })
    },
    delay: (call, until) => {
      assertCallName(call)
      delays.set(call, until)
    },
    answer: (call, answer) => {
      assertCallName(call)
      // As above: the row of the call has validated its input.
      const make = typeof answer === 'function' ? (answer as (input: unknown) => unknown) : () => answer
      answers.set(call, make)
    },
  }
}
