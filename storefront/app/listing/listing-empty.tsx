import { LinkButton } from '@gauze/ui/actions/link-button'
import { ListingEmpty } from '@gauze/ui/listing/listing-empty'
import { useSite } from '../data/use-site.js'

/** Replaces an empty listing, with the store's categories and its phone number. */
export function StoreListingEmpty() {
  const { contactNumber } = useSite().contact
  return (
    <ListingEmpty
      actions={
        <LinkButton href="/shop" variant="quiet">
          Browse categories
        </LinkButton>
      }
      help={
        <>
          Call{' '}
          <a className="listing-phone" href={`tel:${contactNumber}`}>
            {contactNumber}
          </a>{' '}
          and we will help you find it.
        </>
      }
    />
  )
}
