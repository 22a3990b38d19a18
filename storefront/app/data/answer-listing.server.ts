import { isBeyondEnd } from '@gauze/ui/search/listing-url'
import { data, type RouterContextProvider } from 'react-router-dom'
import { pageOrigin } from '../seo/page-origin.js'
import { failPage, visitorApi } from './api.server.js'
import { openNamedCategory } from './named-category.js'
import { categoryAddress, type ListingAddress, productsAddress, readListingPage } from './read-listing-page.js'
import { requestScope } from './request-scope.server.js'
import { openScannedProduct } from './scanned-product.js'
import { visitorCards } from './visitor-cards.js'
import { leaveOutBlanks } from './without-blanks.js'

type Context = Readonly<RouterContextProvider>

/** Answers a visitor's `/products/{part}`: a page number, or the url component of a subcategory (ROUTE-02). */
export function answerProducts(context: Context, url: URL, part: string) {
  return answerListing(context, url, productsAddress(url, part))
}

/** Answers a visitor's `/category/{part}`. */
export function answerCategory(context: Context, url: URL, part: string) {
  return answerListing(context, url, categoryAddress(url, part))
}

/** 404 for a page beyond the last, and not cacheable when the page or the search is missing. */
async function answerListing(context: Context, url: URL, address: ListingAddress) {
  leaveOutBlanks(url)
  const origin = pageOrigin(context.get(requestScope).settings)
  const page = await readListingPage(visitorApi(context), address, url, origin).catch(failPage(context))
  openNamedCategory(page, url)
  openScannedProduct(page)
  const { listing, isLimited, query } = page
  // The search log counts the searches of shoppers, so they are not answered from a page that was kept for long.
  if (query.search === '') context.get(requestScope).noteShown({ items: [], isListing: true })
  const isMissing = isBeyondEnd(listing)
  return data(
    { ...page, listing: { ...listing, results: visitorCards(listing.results) } },
    { status: isMissing ? 404 : 200, headers: isMissing || isLimited ? { 'Cache-Control': 'no-store' } : {} },
  )
}
