import { type ApiClient, createApiClient, isApiError, memoryTokenStore } from '@gauze/api-client'
import { data, type RouterContextProvider } from 'react-router-dom'
import { apiSource } from './api-source.server.js'
import { requestScope } from './request-scope.server.js'

/** Longest that a page waits for one call, in milliseconds. */
const TIMEOUT = 6000

const TOO_MANY_REQUESTS = 429

/**
 * The API as an anonymous visitor, for one page request. It sends the visitor's address and the request's id, so that
 * the limits of another back end count visitors and logs can be followed from page to call. A failed call is recorded as
 * a missing part of the page, even if a loader works without it.
 */
export function visitorApi(context: Readonly<RouterContextProvider>): ApiClient {
  const { settings, ownFetch, clientAddress, requestId, notePartFailed, keepSellable } = context.get(requestScope)
  const api = apiSource(settings, ownFetch)
  const client = createApiClient({
    baseUrl: api.baseUrl,
    tokenStore: memoryTokenStore(),
    timeout: TIMEOUT,
    fetch: async (input, init) => {
      const headers = new Headers(input instanceof Request ? input.headers : init?.headers)
      headers.set('x-request-id', requestId)
      headers.set('x-forwarded-for', clientAddress)
      try {
        const answer = await api.fetch(input, { ...init, headers })
        if (answer.status >= 500 || answer.status === TOO_MANY_REQUESTS) notePartFailed()
        return answer
      } catch (error) {
        notePartFailed()
        throw error
      }
    },
  })
  return {
    ...client,
    getSellableControlledSubstances: (...given) => keepSellable(() => client.getSellableControlledSubstances(...given)),
  }
}

/**
 * Creates a function that turns a failed call into the answer of the page: 404 stays 404, everything else is 503 with
 * the request's id to quote, and is reported, because nothing else reports this answer.
 */
export function failPage(context: Readonly<RouterContextProvider>): (error: unknown) => never {
  return (error) => {
    if (!isApiError(error)) throw error
    if (error.kind === 'notFound' || error.kind === 'validation') throw data(null, { status: 404 })
    if (error.kind !== 'rateLimited') context.get(requestScope).reportOutage(error)
    throw data({ requestId: error.requestId }, { status: 503, headers: { 'Retry-After': '30' } })
  }
}
