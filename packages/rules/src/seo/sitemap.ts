/** One address of a sitemap. */
export interface SitemapUrl {
  readonly url: string
  /** When it was changed last, as a time in UTC. */
  readonly lastmod?: string
}

/**
 * A sitemap of pages (sitemaps.org); at most 50,000 fit into one.
 *
 * @example sitemapXml([{ url: 'https://store.example/shop' }])
 */
export function sitemapXml(urls: readonly SitemapUrl[]): string {
  return document('urlset', 'url', urls)
}

/**
 * A sitemap of sitemaps.
 *
 * @example sitemapIndexXml([{ url: 'https://store.example/sitemaps/pages.xml' }])
 */
export function sitemapIndexXml(urls: readonly SitemapUrl[]): string {
  return document('sitemapindex', 'sitemap', urls)
}

function document(root: string, element: string, urls: readonly SitemapUrl[]): string {
  const entries = urls.map(
    ({ url, lastmod }) =>
      `<${element}><loc>${escapeXml(url)}</loc>${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''}</${element}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}
