import type { Settings } from '../config/settings.server.js'

const respond = (text: string, type: string, cacheControl: string): Response =>
  new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl } })

/** A file that is written on request, the same for everybody: a shared cache may store it for ten minutes. */
export const textResponse = (text: string, type: string): Response =>
  respond(text, type, 'public, max-age=0, s-maxage=600')

/**
 * The same with complete addresses in it. Without GAUZE_PUBLIC_URL the caller controls their origin, so no cache may
 * store it.
 */
export const addressesResponse = (text: string, type: string, { publicUrl }: Pick<Settings, 'publicUrl'>): Response =>
  publicUrl === null ? respond(text, type, 'no-store') : textResponse(text, type)
