import { soldItem } from '@gauze/rules'
import type { ListingData } from '@gauze/ui/search/listing-page'
import { redirect } from 'react-router-dom'

const NUMBER = /^[\d\s-]+$/

/**
 * Leads to the product of a barcode that a person scanned into a search, in the unit of its GTIN. The address keeps a
 * barcode with more than a number, so that the page shows its lot and dates.
 *
 * @throws Response the redirect, if the barcode names one product
 */
export function openScannedProduct({ query: { search }, listing }: ListingData): void {
  const [card, ...others] = listing.results
  if (card?.namedUnit === undefined || others.length > 0) return
  const params = new URLSearchParams({ uom: String(card.namedUnit), ...(NUMBER.test(search) ? {} : { scan: search }) })
  throw redirect(`/product/${encodeURIComponent(soldItem(card).pageUrlComponent)}?${params}`)
}
