import type { ApiClient } from '@gauze/api-client'
import { data } from 'react-router-dom'
import { CategoryIntro } from '../category/category-intro.js'
import { requestScope } from '../config/request-scope.server.js'
import { readListingData } from '../listing/listing-data.js'
import { countFilters, listingHref, readListing } from '../listing/listing-url.js'
import { ListingView } from '../listing/listing-view.js'
import { forCustomer } from '../runtime/for-customer.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import { failPage, visitorApi } from '../services/api.server.js'
import type { Route } from './+types/category.js'

async function readPage(api: ApiClient, url: URL, category: string, origin: string) {
  const listing = await readListingData(api, readListing(url.searchParams, { category }))
  return { ...listing, origin }
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { settings } = context.get(requestScope)
  const page = await readPage(visitorApi(context), url, params.catid, settings.publicUrl ?? url.origin).catch(failPage)
  if (page.listing.category === null) throw data(null, { status: 404 })
  return page
}

export async function clientLoader({ context, params, url, serverLoader }: Route.ClientLoaderArgs) {
  return forCustomer(context, serverLoader, (api) => readPage(api, url, params.catid, location.origin))
}

export const headers = publicHeaders

export const meta = ({ loaderData, params }: Route.MetaArgs) => {
  if (!loaderData?.listing.category) return []
  const { query, listing, origin } = loaderData
  const at = (page: number) =>
    origin + listingHref({ kind: 'category', path: `/category/${params.catid}` }, { ...query, page })
  return pageMeta({
    title: loaderData.listing.category.name,
    description: `${loaderData.listing.category.name}: ${listing.total} products, delivered in 24 hours.`,
    canonical: at(listing.page),
    previous: listing.page > 1 ? at(listing.page - 1) : undefined,
    next: listing.page < listing.pages ? at(listing.page + 1) : undefined,
    noindex: query.search !== '' || countFilters(query) > 0 || listing.total === 0,
  })
}

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const { category } = loaderData.listing
  return (
    <div className="gz-page">
      {category ? <CategoryIntro category={category} hasChildren /> : null}
      <ListingView data={loaderData} place={{ kind: 'category', path: `/category/${params.catid}` }} />
    </div>
  )
}
