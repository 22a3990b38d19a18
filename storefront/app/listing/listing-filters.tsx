import type { Facet } from '@gauze/contract'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { type ListingPlace, type ListingQuery, listingHref } from '../data/listing-url.js'
import { FacetFields, type FacetFieldsProps } from './facet-fields.js'
import { PlainForm } from './plain-form.js'

export interface ListingFiltersProps {
  place: ListingPlace
  query: ListingQuery
  facets: readonly Facet[]
  onChange: FacetFieldsProps['onChange']
  onLoadAll: FacetFieldsProps['onLoadAll']
  /** Above the filters: the categories. */
  children: ReactNode
}

/** The filter column of a listing. It works without script, and instantly with it. */
export function ListingFilters({ place, query, facets, onChange, onLoadAll, children }: ListingFiltersProps) {
  const last = useRef<HTMLElement>(null)
  useKeptFocus(last, facets)
  return (
    <aside
      className="listing-filters"
      aria-label="Filters"
      onFocus={({ target }) => {
        last.current = target
      }}
      onBlur={({ relatedTarget }) => {
        // The focus moved elsewhere; it was not lost with a field that moved.
        if (relatedTarget) last.current = null
      }}
    >
      {children}
      <PlainForm place={place} kept={{ ...query, filters: {} }} submitLabel="Apply filters">
        <FacetFields
          facets={facets}
          filters={query.filters}
          onChange={onChange}
          onLoadAll={onLoadAll}
          allHref={listingHref(place, { ...query, allValues: true })}
        />
      </PlainForm>
    </aside>
  )
}

/** New counts reorder the filters, and a field that the browser moves loses focus: this returns it. */
function useKeptFocus(last: { readonly current: HTMLElement | null }, facets: readonly Facet[]): void {
  useLayoutEffect(() => {
    if (document.activeElement === document.body && last.current?.isConnected) {
      last.current.focus({ preventScroll: true })
    }
  }, [facets, last])
}
