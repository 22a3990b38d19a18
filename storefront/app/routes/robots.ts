import { requestScope } from '../data/request-scope.server.js'
import { addressesResponse } from '../seo/text-response.js'
import type { Route } from './+types/robots.js'

/**
 * Paths that are of no use to a search engine: pages that need a login, services, search results, pages for one person.
 */
const DISALLOWED = [
  '/api/',
  '/cda/',
  '/search/',
  '/dev/',
  '/beta/',
  '/cart',
  '/checkout',
  '/subscription',
  '/reviewOrder',
  '/orderConfirmation',
  '/orderError',
  '/myaccount',
  '/productLookup',
  '/quickOrder',
  '/error/',
  '/language',
  '/login',
  '/success',
  '/tracking/',
  '/punchout',
  '/compare',
  '/*?search=',
  '/*&search=',
]

/** /robots.txt, with a link to the sitemap. */
export function loader({ context, url }: Route.LoaderArgs): Response {
  const { settings } = context.get(requestScope)
  const origin = settings.publicUrl ?? url.origin
  const rules = DISALLOWED.map((path) => `Disallow: ${path}`).join('\n')
  return addressesResponse(`User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n`, 'text/plain', settings)
}
