import type { MetaDescriptor } from 'react-router-dom'

/** What a page says of itself to search engines and to the window's title. */
export interface PageMeta {
  readonly title: string
  readonly description?: string | undefined
  readonly keywords?: string | undefined
  /** Address under which this page should be known. */
  readonly canonical?: string | undefined
  /** Set for pages that are of no use as a search result. */
  readonly noindex?: boolean
  readonly previous?: string | undefined
  readonly next?: string | undefined
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
}: PageMeta): MetaDescriptor[] {
  return [
    { title: title === 'Gauze' ? title : `${title} | Gauze` },
    ...(description ? [{ name: 'description', content: description.slice(0, 300) }] : []),
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical } as const] : []),
    ...(previous ? [{ tagName: 'link', rel: 'prev', href: previous } as const] : []),
    ...(next ? [{ tagName: 'link', rel: 'next', href: next } as const] : []),
  ]
}
