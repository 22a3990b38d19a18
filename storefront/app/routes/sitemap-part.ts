import type { Category, WebsiteContent } from '@gauze/contract'
import { categoryPath, contentPath, productsPath } from '@gauze/rules'
import { type SitemapUrl, sitemapXml } from '@gauze/rules/seo'
import { data, type RouterContextProvider } from 'react-router-dom'
import { failPage, visitorApi } from '../data/api.server.js'
import { requestScope } from '../data/request-scope.server.js'
import { addressesResponse } from '../seo/text-response.js'
import type { Route } from './+types/sitemap-part.js'

const BUILT_IN = ['/', '/shop', productsPath(), '/register']

/** /sitemaps/pages.xml and /sitemaps/products-1.xml. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const { settings, site } = context.get(requestScope)
  const origin = settings.publicUrl ?? url.origin
  const [, page] = /^products-([1-9]\d{0,3})\.xml$/.exec(params.name) ?? []
  if (page)
    return addressesResponse(sitemapXml(await readProducts(context, origin, Number(page))), 'application/xml', settings)
  if (params.name !== 'pages.xml') throw data(null, { status: 404 })
  const [content, categories] = await Promise.all([site.content(), site.categories()])
  const paths = new Set([...BUILT_IN, ...contentPaths(content), ...categoryPaths(categories)])
  return addressesResponse(sitemapXml([...paths].map((path) => ({ url: origin + path }))), 'application/xml', settings)
}

async function readProducts(
  context: Readonly<RouterContextProvider>,
  origin: string,
  page: number,
): Promise<readonly SitemapUrl[]> {
  const { results } = await visitorApi(context).getItemUrls({ page }).catch(failPage(context))
  if (results.length === 0) throw data(null, { status: 404 })
  return results.map(({ urlComponent, updatedAt }) => ({
    url: `${origin}/product/${encodeURIComponent(urlComponent)}`,
    lastmod: updatedAt,
  }))
}

function contentPaths({ contentPages }: WebsiteContent): string[] {
  return contentPages.filter(({ path }) => path.startsWith('/')).map(({ path }) => encodeURI(contentPath(path)))
}

function categoryPaths(categories: readonly Category[]): string[] {
  return categories
    .flatMap(({ urlComponent, children }) => [urlComponent, ...children.map((child) => child.urlComponent)])
    .map((urlComponent) => categoryPath(urlComponent))
}
