import { LinkButton } from '@gauze/ui/actions/link-button'
import { EmptyState } from '@gauze/ui/feedback/empty-state'
import { useFormats } from '@gauze/ui/formats'
import { Anchor } from '@gauze/ui/link'
import type { ListingPage } from '../data/listing-page.js'
import { changed, countFilters, isBeyondEnd, type ListingQuery, listingHref, withFilter } from '../data/listing-url.js'
import { useSite } from '../data/use-site.js'

/** Replaces an empty listing: why it is empty, and next steps, the nearest first. */
export function ListingEmpty({ page }: { page: ListingPage }) {
  return isBeyondEnd(page.listing) ? <BeyondEnd page={page} /> : <NothingFound page={page} />
}

function BeyondEnd({ page: { place, query, listing } }: { page: ListingPage }) {
  const { number } = useFormats()
  const at = (page: number) => listingHref(place, { ...query, page, from: page })
  return (
    <EmptyState
      title="There is no such page"
      actions={
        <>
          <LinkButton href={at(listing.pages)}>Go to the last page</LinkButton>
          <LinkButton href={at(1)} variant="quiet">
            Go to the first page
          </LinkButton>
        </>
      }
    >
      This list has {listing.pages === 1 ? '1 page' : `${number(listing.pages)} pages`}. Products may have left it since
      the link was made.
    </EmptyState>
  )
}

function NothingFound({ page: { place, query, listing } }: { page: ListingPage }) {
  const { contact } = useSite()
  const { number } = useFormats()
  const without = (name: string): ListingQuery =>
    changed(query, name === 'category' ? { category: null } : { filters: withFilter(query, name, []) })
  const isFiltered = countFilters(query) > 0
  return (
    <EmptyState
      title={[
        'No products match',
        query.search && ` “${query.search}”`,
        isFiltered && (query.search ? ' with these filters' : ' these filters'),
      ]
        .filter(Boolean)
        .join('')}
      actions={
        <>
          {isFiltered ? (
            <LinkButton href={listingHref(place, changed(query, { filters: {} }))} variant="quiet">
              Clear all filters
            </LinkButton>
          ) : null}
          <LinkButton href="/shop" variant="quiet">
            Browse categories
          </LinkButton>
        </>
      }
    >
      {listing.without.length > 0 ? (
        <ul className="listing-ways">
          {listing.without.map(({ name, label, total }) => (
            <li key={name}>
              <Anchor href={listingHref(name === 'category' ? { kind: 'products' } : place, without(name))}>
                {name === 'category' ? `Search outside ${label}` : `Remove ${label}`}
              </Anchor>{' '}
              <span className="gz-num">({total === 1 ? '1 product' : `${number(total)} products`})</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        {query.search && !isFiltered ? 'Check the spelling, or search for fewer words. ' : ''}
        Call{' '}
        <a className="listing-phone" href={`tel:${contact.contactNumber}`}>
          {contact.contactNumber}
        </a>{' '}
        and we will help you find it.
      </p>
    </EmptyState>
  )
}
