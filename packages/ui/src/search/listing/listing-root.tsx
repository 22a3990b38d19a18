'use client'
import { useRef } from 'react'
import { Part } from '../../internal/part.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { countFilters, listingPlaces } from '../listing-url/index.js'
import { listingMessages } from './listing.messages.js'
import type { ListingRootProps } from './listing.types.js'
import { ListingContext } from './listing-context.js'
import { useListing } from './use-listing.js'

/** Holds the parts of a listing, and the values that they share. */
export function ListingRoot({
  page,
  port,
  onNavigate,
  isLoading = false,
  places,
  messages,
  ...props
}: ListingRootProps) {
  const listed = useListing(page, port, onNavigate, isLoading)
  const routes = useRoutes()
  const text = useMessages('listing', listingMessages, messages)
  const countRef = useRef<HTMLElement>(null)
  // The listing has nothing to filter: no product was found without filters, or the search service does not answer.
  const isBare = page.isLimited || (page.listing.total === 0 && countFilters(listed.query) === 0)
  const state = { isBare, isLoading }
  return (
    <ListingContext
      value={{
        ...page,
        ...listed,
        port,
        placeOf: places ?? listingPlaces(routes),
        state,
        text,
        countRef,
      }}
    >
      <Part {...props} slot="root" state={state} base="gz-listing" data-bare={isBare || undefined} />
    </ListingContext>
  )
}
