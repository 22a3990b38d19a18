import { CategoryIntro } from '../content/category-intro.js'
import { answerCategory } from '../data/answer-listing.server.js'
import { forCustomer } from '../data/for-customer.js'
import { listingHeaders, listingMeta } from '../data/listing-page.js'
import { openNamedCategory } from '../data/named-category.js'
import { openScannedProduct } from '../data/scanned-product.js'
import { metaWords } from '../language/words.js'
import { ListingView } from '../listing/listing-view.js'
import type { ShownListing } from '../listing/shown-listing.js'
import { frameMessages } from '../shell/frame.messages.js'
import { categoryScreenMessages } from './category.messages.js'
import '../styles/listing.css'
import type { Route } from './+types/category.js'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return answerCategory(context, url, params.catid)
}

export async function clientLoader({ context, params, url, serverLoader }: Route.ClientLoaderArgs) {
  const page = await forCustomer<ShownListing>(context, serverLoader, async (api) => {
    const { categoryAddress, readCustomerListing } = await import('../listing/read-customer-listing.js')
    return readCustomerListing(api, categoryAddress(url, params.catid), url)
  })
  openNamedCategory(page, url)
  openScannedProduct(page)
  return page
}

export const headers = listingHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.listing.category) return []
  const { category, total } = loaderData.listing
  return listingMeta(loaderData, {
    title: category.name,
    description: metaWords(matches, 'categoryScreen', categoryScreenMessages).description(category.name, total),
    later: metaWords(matches, 'frame', frameMessages).page,
  })
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category } = loaderData.listing
  return (
    <div className="gz-page">
      {category ? <CategoryIntro category={category} hasChildren /> : null}
      <ListingView page={loaderData} />
    </div>
  )
}
