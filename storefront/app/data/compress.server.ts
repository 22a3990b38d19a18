import type { MiddlewareFunction } from 'react-router-dom'
import { acceptsGzip } from './accepts-gzip.js'

/** Compresses pages and their data for browsers that support it; the build compresses files. */
export const compress: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  if (!response.body || response.headers.has('Content-Encoding')) return response
  const { status, statusText, body } = response
  const headers = new Headers(response.headers)
  // On uncompressed answers too, or a shared cache would give them to everybody.
  headers.append('Vary', 'Accept-Encoding')
  if (!acceptsGzip(accepted)) return new Response(body, { headers, status, statusText })
  headers.set('Content-Encoding', 'gzip')
  headers.delete('Content-Length')
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { headers, status, statusText })
}
