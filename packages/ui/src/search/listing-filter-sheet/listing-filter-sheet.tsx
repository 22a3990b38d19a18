'use client'
import type { Facet } from '@gauze/contract'
import { type ReactNode, useRef, useState } from 'react'
import { FilterSheet } from '../filter-sheet/index.js'
import { FacetFields } from '../listing/facet-fields.js'
import { useListingView } from '../listing/listing-context.js'
import { type ListingQuery, toFiltersInput } from '../listing-url/index.js'

type Filters = ListingQuery['filters']

export interface ListingFilterSheetProps {
  /** Called to close the sheet. Close it, then call `then` if it is given. */
  onClose: (then?: () => void) => void
  /** Below the filters, such as the categories. */
  children?: ReactNode
}

/**
 * The filters of a listing on a phone: choices are counted at once and applied together. Load it when it is
 * first needed.
 *
 * @example {isOpen ? <ListingFilterSheet onClose={(then) => { setOpen(false); then?.() }} /> : null}
 */
export function ListingFilterSheet({ onClose, children }: ListingFilterSheetProps) {
  const { query, listing, facets, port, change } = useListingView('FilterSheet')
  const [filters, setFilters] = useState(query.filters)
  const [counted, setCounted] = useState<{ facets: readonly Facet[]; total: number | null }>({
    facets,
    total: listing.total,
  })
  const turn = useRef(0)
  const count = async (next: Filters) => {
    turn.current += 1
    const asked = turn.current
    const answer = await port.filterItems(toFiltersInput({ ...query, filters: next }))
    if (asked === turn.current) setCounted(answer)
  }
  const choose = (next: Filters) => {
    setFilters(next)
    setCounted((last) => ({ ...last, total: null }))
    // Without a count the choices can still be applied.
    count(next).catch(() => undefined)
  }
  return (
    <FilterSheet
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      total={counted.total}
      onApply={() => onClose(() => change({ filters }, 'filters', 'sheet'))}
      onClear={() => choose({})}
    >
      <FacetFields facets={counted.facets} filters={filters} onChange={choose} onLoadAll={() => count(filters)} />
      {children}
    </FilterSheet>
  )
}
