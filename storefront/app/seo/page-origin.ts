import type { Settings } from '../config/settings.server.js'

/**
 * What the addresses of a page begin with, as it names itself to search engines. Nothing without GAUZE_PUBLIC_URL, so
 * that they are paths: shared caches keep the page, and its Host header is the word of whoever asked.
 */
export const pageOrigin = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string => publicUrl ?? ''
