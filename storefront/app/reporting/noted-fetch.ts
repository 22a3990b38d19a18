import { noteRequestId } from './report-error.js'

/** `fetch` that notes the id of each request which failed on the server's side, to quote to support. */
export const notedFetch: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  if (response.status >= 500) noteRequestId(response.headers.get('x-request-id'))
  return response
}
