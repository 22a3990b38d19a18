import { requestScope } from '../config/request-scope.server.js'
import { readVisitorProducts } from '../content/visitor-products.server.js'
import { withCustomerPrices } from '../content/with-customer-prices.js'
import { HomeSections, listIdOf } from '../home/home-sections.js'
import { JsonLd } from '../seo/json-ld.js'
import { pageMeta } from '../seo/page-meta.js'
import { pageOrigin } from '../seo/page-origin.js'
import { publicHeaders } from '../seo/public-headers.js'
import { organizationData, siteData } from '../seo/structured-data.js'
import { useSite } from '../shell/use-site.js'
import type { Route } from './+types/home.js'

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, site } = context.get(requestScope)
  const { title, homepageSections: sections } = (await site.content()).homePage
  const lists = sections.flatMap(({ products }, position) =>
    products ? [{ id: listIdOf(position), source: products }] : [],
  )
  const products = await readVisitorProducts(context, lists)
  return { title, sections, origin: pageOrigin(settings), ...products }
}

export function clientLoader({ context, serverLoader }: Route.ClientLoaderArgs) {
  return withCustomerPrices(context, serverLoader)
}

export const headers = publicHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: 'Medical supplies',
    description: 'Medical supplies for clinics, hospitals and practices: order on your account, delivered in 24 hours.',
    canonical: loaderData ? `${loaderData.origin}/` : undefined,
    image: loaderData ? `${loaderData.origin}/icon-512.png` : undefined,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, sections, origin, ...products } = loaderData
  const { contact } = useSite()
  const hasHero = sections.some(({ kind }) => kind === 'hero')
  return (
    <>
      <JsonLd data={siteData(origin)} />
      <JsonLd data={organizationData(origin, contact)} />
      {hasHero ? null : <h1 className="gz-visually-hidden">{title || 'Gauze medical supplies'}</h1>}
      <HomeSections sections={sections} {...products} />
    </>
  )
}
