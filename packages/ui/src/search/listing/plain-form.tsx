'use client'
import type { ReactNode } from 'react'
import { type ListingQuery, listingParams, listingPath } from '../listing-url/index.js'
import { useListingView } from './listing-context.js'

export interface PlainFormProps {
  /** The part of the query that the form's fields set. */
  without: Partial<ListingQuery>
  /** The label of its button, without script. */
  submitLabel: string
  slot?: string
  children: ReactNode
}

/** A form that changes the address of a listing without script. With script its fields act at once. */
export function PlainForm({ without, submitLabel, slot, children }: PlainFormProps) {
  const { place, query } = useListingView('Filters')
  return (
    <form action={listingPath(place, 1)} method="get" data-slot={slot}>
      {[...listingParams(place, { ...query, ...without })].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <button type="submit" className="gz-button" data-variant="quiet" data-size="s">
          {submitLabel}
        </button>
      </noscript>
    </form>
  )
}
