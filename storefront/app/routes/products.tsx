import { Breadcrumbs } from '@gauze/ui/navigation/breadcrumbs'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import type { ListingData } from '@gauze/ui/search/listing-page'
import { redirect } from 'react-router-dom'
import { CategoryIntro } from '../content/category-intro.js'
import { answerProducts } from '../data/answer-listing.server.js'
import { forCustomer } from '../data/for-customer.js'
import { listingHeaders, listingMeta } from '../data/listing-page.js'
import { openNamedCategory } from '../data/named-category.js'
import { openScannedProduct } from '../data/scanned-product.js'
import { metaWords, useWords } from '../language/words.js'
import { ListingView } from '../listing/listing-view.js'
import type { ShownListing } from '../listing/shown-listing.js'
import { frameMessages } from '../shell/frame.messages.js'
import { productsScreenMessages } from './products.messages.js'
import '../styles/listing.css'
import type { Route } from './+types/products.js'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  // Pages are counted from 1.
  if (/^0+$/.test(params.page)) throw redirect(`/products/1${url.search}`, 301)
  return answerProducts(context, url, params.page)
}

export async function clientLoader({ context, params, url, serverLoader }: Route.ClientLoaderArgs) {
  const page = await forCustomer<ShownListing>(context, serverLoader, async (api) => {
    const { productsAddress, readCustomerListing } = await import('../listing/read-customer-listing.js')
    return readCustomerListing(api, productsAddress(url, params.page), url)
  })
  openNamedCategory(page, url)
  openScannedProduct(page)
  return page
}

export const headers = listingHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const title = titleOf(loaderData, metaWords(matches, 'productsScreen', productsScreenMessages))
  return listingMeta(loaderData, { title, later: metaWords(matches, 'frame', frameMessages).page })
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { listing, query } = loaderData
  const { home } = useWords('frame', frameMessages)
  const text = useWords('productsScreen', productsScreenMessages)
  return (
    <div className="gz-page">
      {listing.category && !query.search ? (
        <CategoryIntro category={listing.category} hasChildren={false} />
      ) : (
        <>
          <Breadcrumbs items={[{ label: home, href: '/' }, { label: text.products }]} />
          <PageHeading title={titleOf(loaderData, text)} />
        </>
      )}
      <ListingView page={loaderData} />
    </div>
  )
}

function titleOf({ query, listing }: ListingData, text: typeof productsScreenMessages): string {
  const within = listing.category?.name
  if (!query.search) return within ?? text.all
  return within ? text.resultsWithin(query.search, within) : text.results(query.search)
}
