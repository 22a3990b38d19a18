import type { MetaDescriptor } from 'react-router-dom'

/** The description of a page for search engines and the window's title. */
export interface PageMeta {
  readonly title: string
  readonly description?: string | undefined
  readonly keywords?: string | undefined
  /** The canonical address of this page; services for sharing only get a complete one. */
  readonly canonical?: string | undefined
  /** Set for pages that are of no use as a search result. */
  readonly noindex?: boolean
  readonly previous?: string | undefined
  readonly next?: string | undefined
  /** Picture for sharing the page; only a complete address is written. */
  readonly image?: string | undefined
}

/** The head of a page; the store's name follows its title. */
export function pageMeta({
  title,
  description,
  keywords,
  canonical,
  noindex,
  previous,
  next,
  image,
}: PageMeta): MetaDescriptor[] {
  const words = description?.slice(0, 300)
  return [
    { title: `${title} | Gauze` },
    ...(words ? [{ name: 'description', content: words }] : []),
    { property: 'og:site_name', content: 'Gauze' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { name: 'twitter:card', content: 'summary' },
    ...(words ? [{ property: 'og:description', content: words }] : []),
    ...(isWhole(canonical) ? [{ property: 'og:url', content: canonical }] : []),
    ...(isWhole(image) ? [{ property: 'og:image', content: image }] : []),
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical } as const] : []),
    ...(previous ? [{ tagName: 'link', rel: 'prev', href: previous } as const] : []),
    ...(next ? [{ tagName: 'link', rel: 'next', href: next } as const] : []),
  ]
}

function isWhole(address: string | undefined): address is string {
  return address !== undefined && URL.canParse(address)
}
