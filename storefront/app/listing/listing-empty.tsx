import { ListingEmpty } from '@gauze/ui/listing/listing-empty'
import { useSite } from '../data/use-site.js'

/** Replaces an empty listing, with the store's categories and its phone number. */
export function StoreListingEmpty() {
  return <ListingEmpty categoriesHref="/shop" contactNumber={useSite().contact.contactNumber} />
}
