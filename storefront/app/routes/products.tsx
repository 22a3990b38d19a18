import type { ApiClient } from '@gauze/api-client'
import { Breadcrumbs } from '@gauze/ui/navigation/breadcrumbs'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { data } from 'react-router-dom'
import { CategoryIntro } from '../category/category-intro.js'
import { requestScope } from '../config/request-scope.server.js'
import { type ListingData, readListingData } from '../listing/listing-data.js'
import { countFilters, type ListingPlace, listingHref, pageNumber, readListing } from '../listing/listing-url.js'
import { ListingView } from '../listing/listing-view.js'
import { forCustomer } from '../runtime/for-customer.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import { failPage, visitorApi } from '../services/api.server.js'
import type { Route } from './+types/products.js'

/** What a path below /products means: a page number, or the url component of a subcategory (ROUTE-02). */
function readAddress(url: URL, part: string) {
  const isPage = /^\d+$/.test(part)
  const place: ListingPlace = isPage ? { kind: 'products' } : { kind: 'category', path: `/products/${part}` }
  const query = readListing(url.searchParams, isPage ? { page: pageNumber(part) } : { category: part })
  return { place, query }
}

async function readPage(api: ApiClient, url: URL, part: string, origin: string) {
  const { place, query } = readAddress(url, part)
  const listing = await readListingData(api, query)
  return { ...listing, place, origin }
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { settings } = context.get(requestScope)
  const origin = settings.publicUrl ?? url.origin
  const page = await readPage(visitorApi(context), url, params.page, origin).catch(failPage)
  // A category that nobody has heard of has no listing of its own.
  if (page.place.kind === 'category' && page.listing.category === null) throw data(null, { status: 404 })
  return page
}

export async function clientLoader({ context, params, url, serverLoader }: Route.ClientLoaderArgs) {
  return forCustomer(context, serverLoader, (api) => readPage(api, url, params.page, location.origin))
}

export const headers = publicHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return []
  const { place, query, listing, origin } = loaderData
  const at = (page: number) => origin + listingHref(place, { ...query, page })
  return pageMeta({
    title: titleOf(loaderData),
    canonical: at(listing.page),
    previous: listing.page > 1 ? at(listing.page - 1) : undefined,
    next: listing.page < listing.pages ? at(listing.page + 1) : undefined,
    // Results of a search and combinations of filters are endless and no page of the store's own.
    noindex: query.search !== '' || countFilters(query) > 0 || listing.total === 0,
  })
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { listing, place } = loaderData
  return (
    <div className="gz-page">
      {listing.category ? (
        <CategoryIntro category={listing.category} hasChildren={false} />
      ) : (
        <>
          <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Products' }]} />
          <PageHeading title={titleOf(loaderData)} />
        </>
      )}
      <ListingView data={loaderData} place={place} />
    </div>
  )
}

const titleOf = ({ query, listing }: ListingData): string =>
  query.search ? `Results for “${query.search}”` : (listing.category?.name ?? 'All products')
