const ALLOWED = new Set(['http', 'https', 'mailto', 'tel'])

// Browsers drop these from an address, so they could hide a script.
const HIDDEN = /[\p{Cc}\p{Cf}]/gu

/**
 * A link in content that may be followed, or null: pages of this site, the web, mail and phone; never a script.
 *
 * @example safeHref('/about') // '/about'
 * @example safeHref('java\nscript:alert(1)') // null
 */
export function safeHref(href: unknown): string | null {
  if (typeof href !== 'string') return null
  const text = href.replace(HIDDEN, '').trim()
  if (/^\/(?![/\\])/.test(text) || text.startsWith('#')) return text
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):/i.exec(text) ?? []
  return ALLOWED.has(scheme.toLowerCase()) ? text : null
}
