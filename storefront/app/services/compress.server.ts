import type { MiddlewareFunction } from 'react-router-dom'

/** Packs pages and their data for browsers that unpack them; files are packed by the build. */
export const compress: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  if (!response.body || !/\bgzip\b/.test(accepted) || response.headers.has('Content-Encoding')) return response
  const headers = new Headers(response.headers)
  headers.set('Content-Encoding', 'gzip')
  headers.append('Vary', 'Accept-Encoding')
  headers.delete('Content-Length')
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), {
    headers,
    status: response.status,
    statusText: response.statusText,
  })
}
