import { createFetch, type FetchResponse } from 'ofetch'
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

/** HTTP over ofetch, which never retries here: the caller decides which requests to repeat, and with which key. */
export function createTransport(baseUrl: string, fetch: typeof globalThis.fetch): Send {
  const baseFetch = createFetch({ fetch, Headers, AbortController })
  let outliving = 0

  return async function send<T>(attempt: Attempt): Promise<Answer<T>> {
    const { call, method, path, query, body, headers, credentials, outlivesPage } = attempt
    const keepalive = outlivesPage && outliving < MOST_OUTLIVING
    if (keepalive) outliving += 1
    const response = await withDeadline(attempt, (signal) =>
      baseFetch.raw<T>(path, {
        baseURL: baseUrl,
        method,
        query,
        headers: { accept: 'application/json, application/problem+json', ...headers },
        credentials,
        signal,
        keepalive,
        retry: false,
        ignoreResponseError: true,
        parseResponse: parseJson,
        ...(body && { body }),
      }),
    ).finally(() => {
      if (keepalive) outliving -= 1
    })
    const requestId = response.headers.get('x-request-id')
    if (!response.ok) throw toError(call, response, requestId)
    if (response._data === undefined) {
      throw new UnexpectedAnswerError({ call, status: response.status, requestId })
    }
    return { data: response._data, status: response.status, requestId }
  }
}

async function withDeadline<T>(
  { call, signal, timeout }: Attempt,
  run: (signal: AbortSignal) => Promise<T>,
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
    throw new NetworkError({ call, cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function toError(call: string, response: FetchResponse<unknown>, requestId: string | null) {
  const { status, headers } = response
  const problem = readProblem(response._data, status, requestId)
  return errorForStatus(status, { call, problem, requestId }, secondsUntil(headers.get('retry-after')))
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
