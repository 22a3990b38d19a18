import type { MiddlewareFunction } from 'react-router-dom'

/** Packs pages and their data for browsers that unpack them; files are packed by the build. */
export const compress: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  if (!response.body || response.headers.has('Content-Encoding')) return response
  const { status, statusText, body } = response
  const headers = new Headers(response.headers)
  // Said of the plain answer too, or a shared cache would give it to everybody.
  headers.append('Vary', 'Accept-Encoding')
  if (!/\bgzip\b/.test(accepted)) return new Response(body, { headers, status, statusText })
  headers.set('Content-Encoding', 'gzip')
  headers.delete('Content-Length')
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { headers, status, statusText })
}
