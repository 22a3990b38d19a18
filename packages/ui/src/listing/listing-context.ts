'use client'
import { createContext, type RefObject, use } from 'react'
import type { ListingMessages } from './listing.messages.js'
import type { ListingPage, ListingPort, ListingState } from './listing.types.js'
import type { ListingPlaces } from './listing-url/index.js'
import type { useListing } from './use-listing.js'

/** What the parts of one listing share. Its query is the one in view, which may be ahead of the page. */
export interface ListingView extends ReturnType<typeof useListing>, Omit<ListingPage, 'query'> {
  port: ListingPort
  placeOf: ListingPlaces
  state: ListingState
  text: ListingMessages
  /** What takes a lost focus. */
  countRef: RefObject<HTMLElement | null>
}

export const ListingContext = createContext<ListingView | null>(null)

/**
 * The listing around a part.
 * @throws Error outside of a listing.
 */
export function useListingView(part: string): ListingView {
  const view = use(ListingContext)
  if (!view) throw new Error(`Listing.${part} found no listing around it. Put it inside of <Listing.Root>.`)
  return view
}
