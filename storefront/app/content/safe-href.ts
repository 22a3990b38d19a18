const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * A link of content that may be followed, or null: pages of this site, the web, mail and phone; never a script (CMS-03).
 */
export function safeHref(href: unknown): string | null {
  if (typeof href !== 'string') return null
  const text = href.trim()
  if (/^\/(?![/\\])/.test(text) || text.startsWith('#')) return text
  return URL.canParse(text) && ALLOWED.has(new URL(text).protocol) ? text : null
}
