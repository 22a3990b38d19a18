import type { ErrorReports } from './error-reports.js'

/**
 * `fetch` that remembers the id of each request that failed on the server's side, to quote to support.
 *
 * @example const api = createApiClient({ baseUrl, tokenStore, fetch: notedFetch(errors) })
 */
export function notedFetch({ noteRequestId }: Pick<ErrorReports, 'noteRequestId'>): typeof fetch {
  return async (...request) => {
    const response = await fetch(...request)
    if (response.status >= 500) noteRequestId(response.headers.get('x-request-id'))
    return response
  }
}
