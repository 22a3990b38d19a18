import type { Settings } from '../config/settings.server.js'

function respond(text: string, type: string, cacheControl: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl } })
}

/** A file that is written on request, the same for everybody: a shared cache may store it for ten minutes. */
export function textResponse(text: string, type: string): Response {
  return respond(text, type, 'public, max-age=0, s-maxage=600')
}

/**
 * The same with complete addresses in it. Without GAUZE_PUBLIC_URL the caller controls their origin, so no cache may
 * store it.
 */
export function addressesResponse(text: string, type: string, { publicUrl }: Pick<Settings, 'publicUrl'>): Response {
  return publicUrl === null ? respond(text, type, 'no-store') : textResponse(text, type)
}
