'use client'
import type { ReactNode } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { useFormats } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useListingView } from '../listing/listing-context.js'
import {
  changeListing,
  countFilters,
  isBeyondEnd,
  type ListingQuery,
  listingHref,
  withFilter,
} from '../listing-url/index.js'
import { type ListingEmptyMessages, listingEmptyMessages } from './listing-empty.messages.js'

export interface ListingEmptyProps {
  /** Links or buttons after the ones that change the filters. */
  actions?: ReactNode
  /** The page of all categories, offered before `actions`. */
  categoriesHref?: string
  /** The page that takes questions, offered before `actions` for a search without filters. */
  contactHref?: string | undefined
  /** The telephone number of the store: the last step is to call it. */
  contactNumber?: string
  /** The last suggested step. It replaces the words about `contactNumber`. */
  help?: ReactNode
  messages?: Partial<ListingEmptyMessages>
}

/** Replaces an empty listing: why it is empty, and next steps, the nearest first. Load it when it is first needed. */
export function ListingEmpty({ messages, ...props }: ListingEmptyProps) {
  const { listing } = useListingView('Empty')
  const text = useMessages('listingEmpty', listingEmptyMessages, messages)
  return isBeyondEnd(listing) ? <BeyondEnd text={text} /> : <NothingFound {...props} text={text} />
}

function BeyondEnd({ text }: { text: ListingEmptyMessages }) {
  const { place, query, listing } = useListingView('Empty')
  const { number } = useFormats()
  const at = (page: number) => listingHref(place, { ...query, page, from: page })
  return (
    <EmptyState
      title={text.beyondEnd}
      actions={
        <>
          <LinkButton href={at(listing.pages)}>{text.lastPage}</LinkButton>
          <LinkButton href={at(1)} variant="quiet">
            {text.firstPage}
          </LinkButton>
        </>
      }
    >
      {text.beyondEndBody(listing.pages, number(listing.pages))}
    </EmptyState>
  )
}

interface NothingFoundProps extends Omit<ListingEmptyProps, 'messages'> {
  text: ListingEmptyMessages
}

function NothingFound({ categoriesHref, contactHref, actions, contactNumber, help, text }: NothingFoundProps) {
  const { place, placeOf, query, listing } = useListingView('Empty')
  const { number } = useFormats()
  const without = (name: string): ListingQuery =>
    changeListing(query, name === 'category' ? { category: null } : { filters: withFilter(query, name, []) })
  const isFiltered = countFilters(query) > 0
  return (
    <EmptyState
      title={text.nothing(query.search, isFiltered)}
      actions={
        <>
          {isFiltered ? (
            <LinkButton href={listingHref(place, changeListing(query, { filters: {} }))} variant="quiet">
              {text.clearFilters}
            </LinkButton>
          ) : null}
          {contactHref && query.search && !isFiltered ? <LinkButton href={contactHref}>{text.ask}</LinkButton> : null}
          {listing.nearest ? (
            <LinkButton
              href={listingHref(
                placeOf(listing.nearest.urlComponent),
                changeListing(query, { search: '', filters: {} }),
              )}
              variant="quiet"
            >
              {text.nearest(listing.nearest.name)}
            </LinkButton>
          ) : null}
          {categoriesHref ? (
            <LinkButton href={categoriesHref} variant="quiet">
              {text.categories}
            </LinkButton>
          ) : null}
          {actions}
        </>
      }
    >
      {listing.without.length > 0 ? (
        <ul data-slot="ways">
          {listing.without.map(({ name, label, total }) => (
            <li key={name}>
              <Anchor href={listingHref(name === 'category' ? placeOf(null) : place, without(name))}>
                {name === 'category' ? text.outside(label) : text.remove(label)}
              </Anchor>{' '}
              <span className="gz-num">({text.products(total, number(total))})</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        {query.search && !isFiltered ? `${text.spelling} ` : ''}
        {help ?? (contactNumber ? <Call contactNumber={contactNumber} text={text} /> : null)}
      </p>
    </EmptyState>
  )
}

function Call({ contactNumber, text }: { contactNumber: string; text: ListingEmptyMessages }) {
  return (
    <>
      {text.call}{' '}
      <a data-slot="phone" href={`tel:${contactNumber}`}>
        {contactNumber}
      </a>{' '}
      {text.helps}
    </>
  )
}
