import { sitemapIndexXml } from '@gauze/rules/seo'
import { failPage, visitorApi } from '../data/api.server.js'
import { requestScope } from '../data/request-scope.server.js'
import { addressesResponse } from '../seo/text-response.js'
import type { Route } from './+types/sitemap.js'

/** /sitemap.xml: one sitemap of the pages, and as many of products as are needed. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { settings } = context.get(requestScope)
  const origin = settings.publicUrl ?? url.origin
  const { pages } = await visitorApi(context).getItemUrls({}).catch(failPage(context))
  const names = ['pages', ...Array.from({ length: pages }, (_, index) => `products-${index + 1}`)]
  return addressesResponse(
    sitemapIndexXml(names.map((name) => ({ url: `${origin}/sitemaps/${name}.xml` }))),
    'application/xml',
    settings,
  )
}
