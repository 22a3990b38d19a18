import type { ContentPage, WebsiteContent } from '@gauze/contract'
import { contentPath } from '@gauze/rules'
import { data, type RouterContextProvider } from 'react-router-dom'
import { pageOrigin } from '../seo/page-origin.js'
import type { PageProducts } from './page-products.js'
import { requestScope } from './request-scope.server.js'
import { readVisitorProducts } from './visitor-products.server.js'

export interface LoadedPage extends PageProducts {
  readonly page: ContentPage | null
  readonly origin: string
}

/**
 * The content page at the path of an address with the products in it, or null; if the service is down and never gave
 * the page, answers 503, since nobody can know whether it exists.
 */
export async function readContentPage(context: Readonly<RouterContextProvider>, url: URL): Promise<LoadedPage> {
  const { site, settings, requestId, reportOutage } = context.get(requestScope)
  const found = await site.page(url.pathname).catch((error: unknown) => {
    reportOutage(error)
    throw data({ requestId }, { status: 503, headers: { 'Retry-After': '30' } })
  })
  const page = found ?? announcedPage(await site.content(), contentPath(url.pathname))
  const products = await readVisitorProducts(context, page?.productLists ?? [])
  return { page, origin: pageOrigin(settings), ...products }
}

/** A path that the menus link to is a page even before somebody has written it (ROUTE-07). */
function announcedPage(content: WebsiteContent, path: string): ContentPage | null {
  const { mainNavigation, mainNavigationDropdown, navBar, contentPages } = content
  const links = [
    ...contentPages,
    ...mainNavigation,
    ...mainNavigationDropdown.flatMap(({ pages }) => pages),
    ...navBar.sections,
  ]
  const link = links.find((candidate) => candidate.path?.startsWith('/') && contentPath(candidate.path) === path)
  return link
    ? {
        title: link.title,
        path,
        description: '',
        body: null,
        productLists: [],
        pages: [],
        navigationSections: mainNavigationDropdown,
      }
    : null
}
