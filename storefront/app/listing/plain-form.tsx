import type { ReactNode } from 'react'
import { type ListingPlace, type ListingQuery, listingParams } from '../data/listing-url.js'

export interface PlainFormProps {
  place: ListingPlace
  /** What the form keeps of the listing; its own fields add to it. */
  kept: ListingQuery
  /** The label of its button, without script. */
  submitLabel: string
  className?: string
  children: ReactNode
}

/** A form that changes the address of a listing without script. With script its fields act at once. */
export function PlainForm({ place, kept, submitLabel, className, children }: PlainFormProps) {
  return (
    <form action={place.kind === 'products' ? '/products/1' : place.path} method="get" className={className}>
      {[...listingParams(place, kept)].map(([name, value]) => (
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
