import type { FastifyRequest } from 'fastify'
import { forbidden } from '../base/problem.js'

/**
 * Refuses requests with the refresh cookie that another site, or a link, made the browser send. The calls of the
 * specification that use it are GETs, so SameSite=Lax alone would let a link log a person out. Callers other than
 * browsers send none of these headers and pass.
 * @param ownOrigins the store's own origins and the origins allowed to call; the Host header counts too, unless a proxy
 * changed it
 * @throws ProblemError 403
 */
export function assertSameOrigin(request: FastifyRequest, ownOrigins: readonly string[]): void {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers
  const originAllowed =
    origin === undefined ? site !== 'cross-site' && site !== 'same-site' : isAllowed(origin, request, ownOrigins)
  if (mode !== 'navigate' && originAllowed) return
  throw forbidden('This call has to come from the pages of the store. Open the store and use it from there.')
}

/** Whether a page of another site sends the request, one that may call the API in the name of its own session. */
export function isOtherSite(request: FastifyRequest, own: string, others: readonly string[]): boolean {
  const { origin } = request.headers
  return origin !== undefined && others.includes(origin) && !isAllowed(origin, request, [own])
}

function isAllowed(origin: string, request: FastifyRequest, ownOrigins: readonly string[]) {
  return ownOrigins.includes(origin) || URL.parse(origin)?.host === request.headers.host
}
