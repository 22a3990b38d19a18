import type { Settings } from '../config/settings.server.js'

/**
 * The beginning of canonical addresses, for search engines. Empty without GAUZE_PUBLIC_URL, so that they are paths:
 * shared caches store the page, and the caller controls its Host header.
 */
export function pageOrigin({ publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return publicUrl ?? ''
}
