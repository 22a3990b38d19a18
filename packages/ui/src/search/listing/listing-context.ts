'use client'
import type { RefObject } from 'react'
import { type RootView, rootContext, useRoot } from '../../internal/parts.js'
import type { ListingPlaces, ListingQuery } from '../listing-url/index.js'
import type { ListingMessages } from './listing.messages.js'
import type { ListingPage, ListingPort, ListingState } from './listing.types.js'
import type { useListing } from './use-listing.js'

/** The values that the parts of one listing share. Its query is the one in view, which may be ahead of the page. */
export interface ListingView extends RootView<ListingState>, ReturnType<typeof useListing>, Omit<ListingPage, 'query'> {
  port: ListingPort
  placeOf: ListingPlaces
  text: ListingMessages
  /** The element that takes a lost focus. */
  countRef: RefObject<HTMLElement | null>
}

export const ListingContext = rootContext<ListingView>('Listing.Root page={…}')

/**
 * The products in view, and whether they are cards or rows.
 * @throws Error outside of a listing.
 */
export function useListed(): Pick<ListingView, 'items'> & Pick<ListingQuery, 'layout'> {
  const { items, query } = useListingView('Grid')
  return { items, layout: query.layout }
}

/**
 * The listing around a part.
 * @throws Error outside of a listing.
 */
export function useListingView(part: string): ListingView {
  return useRoot(ListingContext, '', part)
}
