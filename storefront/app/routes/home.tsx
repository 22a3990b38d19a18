import { organizationData, siteData } from '@gauze/rules/seo'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { HomeSections } from '@gauze/ui/content/home-sections'
import { useSession } from '@gauze/ui/hooks'
import { untilLoaded } from '@gauze/ui/on-demand'
import { lazy, Suspense } from 'react'
import { requestScope } from '../data/request-scope.server.js'
import { useSite } from '../data/use-site.js'
import { readVisitorProducts } from '../data/visitor-products.server.js'
import { withCustomerPrices } from '../data/with-customer-prices.js'
import { metaWords, useWords } from '../language/words.js'
import { StoreProductCard } from '../product/store-product-card.js'
import { useBuying } from '../product/use-buying.js'
import { JsonLd } from '../seo/json-ld.js'
import { pageMeta } from '../seo/page-meta.js'
import { pageOrigin } from '../seo/page-origin.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/home.js'
import { homeScreenMessages } from './home.messages.js'

const StoreDesk = lazy(() =>
  untilLoaded(async () => ({ default: (await import('../account/store-desk.js')).StoreDesk })),
)

/** The id under which the products of a section are read. */
function listIdOf(position: number): string {
  return `section-${position}`
}

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

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = metaWords(matches, 'homeScreen', homeScreenMessages)
  return pageMeta({
    title,
    description,
    canonical: loaderData ? `${loaderData.origin}/` : undefined,
    image: loaderData ? `${loaderData.origin}/icon-512.png` : undefined,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, sections, origin, lists, sellable } = loaderData
  const { categories, contact } = useSite()
  const text = useWords('homeScreen', homeScreenMessages)
  const buying = useBuying(sellable)
  const { isSignedIn } = useSession()
  const hasHero = sections.some(({ kind }) => kind === 'hero')
  return (
    <>
      <JsonLd data={siteData({ name: 'Gauze', origin }, '/products/1?search=')} />
      <JsonLd data={organizationData({ name: 'Gauze', origin }, '/icon-512.png', contact)} />
      {hasHero ? null : <h1 className="gz-visually-hidden">{title || text.heading}</h1>}
      {/* Keeps its space from the first paint for a person who may be signed in, so that nothing moves. */}
      <div className="gz-page home-desk">
        {isSignedIn ? (
          <Suspense>
            <StoreDesk sellable={sellable} />
          </Suspense>
        ) : null}
      </div>
      <HomeSections
        isForCustomer={isSignedIn}
        sections={sections}
        categories={categories}
        productsOf={(position) => lists[listIdOf(position)] ?? []}
        renderProduct={(product) => <StoreProductCard product={product} buying={buying} />}
        actions={
          <LinkButton size="l" variant="quiet" href="/register" className="visitor-only">
            {text.createAccount}
          </LinkButton>
        }
      />
    </>
  )
}
