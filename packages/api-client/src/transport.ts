import { AbortedError, errorForStatus, NetworkError, TimeoutError, UnexpectedAnswerError } from './api-error.js'
import type { CallRequest } from './call-request.js'
import { readProblem } from './problem.js'

/** One request to send. */
export interface Attempt extends CallRequest {
  readonly call: string
  readonly headers: Readonly<Record<string, string>>
  readonly credentials: RequestCredentials
  readonly signal: AbortSignal | undefined
  /** Milliseconds until it is given up, including reading the answer. */
  readonly timeout: number
}

/** A success. */
export interface Answer<T> {
  readonly data: T
  readonly status: number
  readonly requestId: string | null
}

/** Sends one request and reads its answer; rejects with an ApiError for anything but a success. */
export type Send = <T>(attempt: Attempt) => Promise<Answer<T>>

/**
 * The most requests that may outlive the page. Browsers refuse more than about 20 at a time, and more than 64 kB of
 * bodies; further requests end with the page.
 */
const MOST_OUTLIVING = 10

/** JSON over `fetch`. It never repeats a request: the caller decides which requests to repeat, and with which key. */
export function createTransport(baseUrl: string, fetch: typeof globalThis.fetch): Send {
  const base = baseUrl.replace(/\/+$/, '')
  let outliving = 0
  let hasExplained = false
  /** A browser tells nobody that the store does not allow the page. */
  const explain = () => {
    const { location, navigator } = globalThis
    if (hasExplained || !location || !navigator.onLine || new URL(base, location.href).origin === location.origin)
      return
    hasExplained = true
    console.error(
      `${base} did not answer. If it runs, it may not list this page: GAUZE_CORS_ORIGINS=${location.origin}`,
    )
  }

  return async function send<T>(attempt: Attempt): Promise<Answer<T>> {
    const { call, method, path, query, body, headers, credentials, outlivesPage } = attempt
    const keepalive = outlivesPage && outliving < MOST_OUTLIVING
    if (keepalive) outliving += 1
    const { response, data } = await withDeadline(
      attempt,
      async (signal) => {
        const response = await fetch(base + path + queryText(query), {
          method,
          headers: {
            accept: 'application/json, application/problem+json',
            ...(body && { 'content-type': 'application/json' }),
            ...headers,
          },
          credentials,
          signal,
          keepalive,
          ...(body && { body: JSON.stringify(body) }),
        })
        return { response, data: parseJson(await response.text()) }
      },
      explain,
    ).finally(() => {
      if (keepalive) outliving -= 1
    })
    const { status } = response
    const requestId = response.headers.get('x-request-id')
    if (!response.ok) {
      const failed = { call, problem: readProblem(data, status, requestId), requestId }
      throw errorForStatus(status, failed, secondsUntil(response.headers.get('retry-after')))
    }
    if (data === undefined) throw new UnexpectedAnswerError({ call, status, requestId })
    // The server validates its answers against the contract.
    return { data: data as T, status, requestId }
  }
}

/** The query of an address, with a list as repeated fields, an object as JSON, and no undefined field. */
function queryText(query: CallRequest['query']): string {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) fields.append(name, textOf(one ?? ''))
  return fields.size > 0 ? `?${fields}` : ''
}

function textOf(value: string | number | boolean | object): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

async function withDeadline<T>(
  { call, signal, timeout }: Attempt,
  run: (signal: AbortSignal) => Promise<T>,
  onNoAnswer: () => void,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    abort()
  }, timeout)
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted) abort()
  try {
    return await run(controller.signal)
  } catch (cause) {
    if (signal?.aborted) throw new AbortedError({ call, cause })
    if (isLate) throw new TimeoutError({ call, cause })
    onNoAnswer()
    throw new NetworkError({ call, cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Retry-After is a number of seconds or a date (RFC 9110 section 10.2.3). */
function secondsUntil(retryAfter: string | null): number | null {
  if (retryAfter === null) return null
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter)
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
