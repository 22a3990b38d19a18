import { ListingEmpty } from '@gauze/ui/search/listing-empty'
import { useSearchParams } from 'react-router-dom'
import { useSite } from '../data/use-site.js'
import { LazyBarcodeNote } from '../product/lazy-barcode-note.js'

/** Replaces an empty listing, with a note about a scanned barcode, and with the store's categories and its phone number. */
export function StoreListingEmpty() {
  const [params] = useSearchParams()
  const { contact, content } = useSite()
  return (
    <>
      <LazyBarcodeNote text={params.get('search') ?? ''} isFound={false} />
      <ListingEmpty
        categoriesHref="/shop"
        contactHref={content.contentPages.find(({ path }) => path === '/contactus')?.path}
        contactNumber={contact.contactNumber}
      />
    </>
  )
}
