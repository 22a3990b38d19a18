import { noteRequestId } from './report-error.js'

/** `fetch` that remembers the id of each request that failed on the server's side, to quote to support. */
export const notedFetch: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  if (response.status >= 500) noteRequestId(response.headers.get('x-request-id'))
  return response
}
