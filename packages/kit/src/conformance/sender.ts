import type { CallName } from '@gauze/contract'
import { type Call, calls } from '@gauze/contract/schemas'
import type { Secrets } from './secrets.js'

/** An answer of the back end. */
export interface Answer {
  readonly status: number
  /** Without parameters, such as `application/json`; empty if the answer has none. */
  readonly mediaType: string
  /** The parsed JSON; undefined if the body is not JSON. */
  readonly body: unknown
  readonly cookies: readonly string[]
}

/** The parts of a request that are not its input. */
export interface SendOptions {
  readonly token?: string | null
  readonly cookie?: string
  readonly idempotencyKey?: string
}

/** Sends a call; a text says why there is no answer. Nothing is sent twice. */
export type Send = (name: CallName, input: unknown, options?: SendOptions) => Promise<Answer | string>

/** Options of {@link createSender}. */
export interface SenderOptions {
  readonly url: string
  readonly timeout: number
  /** Most requests per second; 0 is no limit. */
  readonly rate: number
  readonly fetch: typeof globalThis.fetch
  readonly secrets: Secrets
}

/** The origin of the API with its prefix: paths of the contract start with `/api`. */
function baseOf(url: string): string {
  return url.replace(/\/+$/, '').replace(/\/api$/, '')
}

function fieldsOf(input: unknown): [string, unknown][] {
  return typeof input === 'object' && input !== null ? Object.entries(input) : []
}

/** The address and body of a call; the input's fields stand in the path, in the query of a GET, or in the body. */
function requestOf(base: string, { method, path }: Call, input: unknown) {
  if (Array.isArray(input)) return { url: `${base}${path}`, body: input }
  const rest = new Map(fieldsOf(input))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET') return { url: `${base}${filled}`, body: Object.fromEntries(rest) }
  const query = new URLSearchParams()
  for (const [name, value] of rest) if (value !== undefined) query.set(name, String(value))
  return { url: `${base}${filled}${query.size > 0 ? `?${query}` : ''}`, body: null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Waits so that requests start at most so many times per second. */
function createPace(rate: number): () => Promise<void> {
  let next = 0
  return async () => {
    if (rate <= 0) return
    const now = performance.now()
    const wait = Math.ceil(next - now)
    next = Math.max(next, now) + 1000 / rate
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

function whyNoAnswer(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return 'there was no answer'
  if (error.name === 'TimeoutError') return `there was no answer within ${timeout} ms`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return `there was no answer: ${code || (cause instanceof Error && cause.message) || error.message}`
}

/** Creates the function that sends every request of a run, one at a time. It follows no redirect and retries nothing. */
export function createSender({ url, timeout, rate, fetch, secrets }: SenderOptions): Send {
  const base = baseOf(url)
  const pace = createPace(rate)
  return async (name, input, { token = null, cookie, idempotencyKey } = {}) => {
    const call: Call = calls[name]
    const request = requestOf(base, call, input)
    await pace()
    try {
      const response = await fetch(request.url, {
        method: call.method,
        headers: {
          accept: 'application/json, application/problem+json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(cookie !== undefined && { cookie }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          ...(request.body && { 'content-type': 'application/json' }),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(request.body && { body: JSON.stringify(request.body) }),
      })
      const cookies = response.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')
      for (const set of cookies) secrets.add(set.slice(set.indexOf('=') + 1))
      const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
      return { status: response.status, mediaType, body: parseJson(await response.text()), cookies }
    } catch (error) {
      return whyNoAnswer(error, timeout)
    }
  }
}
