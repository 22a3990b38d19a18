'use client'
import type { Facet } from '@gauze/contract'
import { useLayoutEffect, useRef } from 'react'
import type { PartProps } from '../../internal/part.js'
import { partOf } from '../../internal/parts.js'
import { CategoryTree, type CategoryTreeProps } from '../category-tree/index.js'
import { categoryHref, listingHref } from '../listing-url/index.js'
import { FacetFields } from './facet-fields.js'
import type { ListingState } from './listing.types.js'
import { useListingView } from './listing-context.js'
import { PlainForm } from './plain-form.js'

/** The filter column. It works without script, and instantly with it. `children` are shown above the filters. */
export function ListingFilters({ children, ...props }: PartProps<ListingState>) {
  const view = useListingView('Filters')
  const { place, query, facets, change, loadFacets, text } = view
  const last = useRef<HTMLElement>(null)
  useKeptFocus(last, facets)
  if (view.state.isBare) return null
  return partOf(view, 'filters', props, {
    as: 'aside',
    'aria-label': text.filters,
    onFocus: ({ target }) => {
      last.current = target
    },
    onBlur: ({ relatedTarget }) => {
      // The focus moved elsewhere; it was not lost with a field that moved.
      if (relatedTarget) last.current = null
    },
    children: (
      <>
        {children}
        <PlainForm without={{ filters: {} }} submitLabel={text.applyFilters}>
          <FacetFields
            facets={facets}
            filters={query.filters}
            onChange={(filters, name) => change({ filters }, 'filters', name)}
            onLoadAll={loadFacets}
            allHref={listingHref(place, { ...query, allValues: true })}
          />
        </PlainForm>
      </>
    ),
  })
}

/** New counts reorder the filters, and a field that the browser moves loses focus: this returns it. */
function useKeptFocus(last: { readonly current: HTMLElement | null }, facets: readonly Facet[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when the browser may have moved it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body && last.current?.isConnected) {
      last.current.focus({ preventScroll: true })
    }
  }, [facets, last])
}

/** The categories as links, with how many products of the listing each has. */
export function ListingCategories(props: Pick<CategoryTreeProps, 'categories' | 'className'>) {
  const { listing, query, placeOf } = useListingView('Categories')
  return (
    <CategoryTree
      {...props}
      counts={listing.categories}
      current={query.category}
      hrefOf={(urlComponent) => categoryHref(placeOf, query, urlComponent)}
    />
  )
}
