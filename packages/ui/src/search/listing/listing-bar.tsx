'use client'
import type { Facet } from '@gauze/contract'
import { Button } from '../../actions/button/index.js'
import { useFormats } from '../../formats/index.js'
import { FilterIcon, GridIcon, ListIcon } from '../../icons/index.js'
import { Part, type PartProps } from '../../internal/part.js'
import { part } from '../../internal/parts.js'
import { FilterChips } from '../filter-chips/index.js'
import {
  changeListing,
  countFilters,
  type ListingPlace,
  type ListingQuery,
  listingHref,
  PAGE_SIZES,
  withoutValue,
} from '../listing-url/index.js'
import { OptionLinks } from '../option-links/index.js'
import { SortSelect } from '../sort-select/index.js'
import type { ListingState } from './listing.types.js'
import { ListingContext, useListingView } from './listing-context.js'
import { PlainForm } from './plain-form.js'

/** The line above the products. */
export const ListingBar = part(ListingContext, 'bar', () => ({}))

/**
 * The number of products and, for screen readers, the current page. It takes the focus when the focused part
 * disappears.
 */
export function ListingCount(props: Omit<PartProps<ListingState>, 'ref'>) {
  const { listing, query, state, countRef, text } = useListingView('Count')
  const { number } = useFormats()
  return (
    <Part {...props} as="p" ref={countRef} tabIndex={-1} base="gz-num" slot="count" state={state}>
      {text.count(listing.total, number(listing.total))}
      {listing.pages > 1 ? <span className="gz-visually-hidden">{text.page(query.page, listing.pages)}</span> : null}
    </Part>
  )
}

export interface ListingToolsProps extends PartProps<ListingState> {
  /** Shows `ListingFilterSheet`, where the filter column is not in view. */
  onOpenFilters?: () => void
  /** Omits sorting by price, for viewers who see no prices. */
  isPriceHidden?: boolean
}

/** Filters (on a phone), order, page size and layout. */
export function ListingTools({ onOpenFilters, isPriceHidden = false, ...props }: ListingToolsProps) {
  const { place, query, change, setLayout, state, text } = useListingView('Tools')
  if (state.isBare) return null
  const chosen = countFilters(query)
  const layoutHref = (layout: ListingQuery['layout']) => listingHref(place, { ...query, layout })
  return (
    <Part {...props} slot="tools" state={state}>
      {onOpenFilters ? (
        <Button variant="quiet" size="s" data-slot="open-filters" onClick={onOpenFilters}>
          <FilterIcon size={18} />
          {chosen > 0 ? text.chosenFilters(chosen) : text.filters}
        </Button>
      ) : null}
      <PlainForm without={{ sort: 'relevance' }} submitLabel={text.sort} slot="sort">
        <SortSelect
          name="sort"
          value={query.sort}
          onChange={(sort) => change({ sort }, 'sort')}
          isPriceHidden={isPriceHidden}
        />
      </PlainForm>
      <OptionLinks
        data-slot="size"
        label={text.pageSize}
        current={query.limit}
        options={PAGE_SIZES.map((limit) => ({
          value: limit,
          content: limit,
          label: text.perPage(limit),
          href: listingHref(place, changeListing(query, { limit })),
        }))}
        onChoose={(limit) => change({ limit }, 'limit')}
      />
      <OptionLinks
        label={text.view}
        current={query.layout}
        options={[
          { value: 'grid', label: text.grid, content: <GridIcon size={18} />, href: layoutHref('grid') },
          { value: 'list', label: text.list, content: <ListIcon size={18} />, href: layoutHref('list') },
        ]}
        onChoose={setLayout}
      />
    </Part>
  )
}

/** The chosen filters, each a link that removes it. */
export function ListingChips({ className }: { className?: string }) {
  const { place, query, facets, change, countRef } = useListingView('Chips')
  const choose = (filters: ListingQuery['filters'], name: string) => {
    // The last chip disappears with its list, so the focus moves to the count.
    if (document.activeElement?.closest('.gz-chips') && countFilters({ filters }) === 0) countRef.current?.focus()
    change({ filters }, 'filters', name)
  }
  return (
    <FilterChips
      data-slot="chips"
      className={className}
      filters={chosenFilters(place, query, facets)}
      clearHref={listingHref(place, changeListing(query, { filters: {} }))}
      onRemove={(name, value) => choose(withoutValue(query, name, value).filters, name)}
      onClear={() => choose({}, 'all')}
    />
  )
}

function chosenFilters(place: ListingPlace, query: ListingQuery, facets: readonly Facet[]) {
  return Object.entries(query.filters).flatMap(([name, values]) => {
    const facet = facets.find((candidate) => candidate.name === name)
    return values.map((value) => ({
      name,
      value,
      label: facet?.values.find((candidate) => candidate.value === value)?.label ?? value,
      href: listingHref(place, withoutValue(query, name, value)),
    }))
  })
}
