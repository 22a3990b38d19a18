import type { CallOutput } from '@gauze/contract'
import type { AnchorProps } from '@gauze/ui/link'
import { GauzeProvider } from '@gauze/ui/provider'
import { FilterSheet } from '@gauze/ui/search/filter-sheet'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'
import { type ListingQuery, toFiltersInput } from '../data/listing-url.js'
import { FacetFields } from './facet-fields.js'
import { useBackCloses } from './use-back-closes.js'

type Filters = ListingQuery['filters']

export interface ListingFilterSheetProps {
  query: ListingQuery
  /** What the listing shows while nothing is changed. */
  initial: CallOutput<'filterItems'>
  onApply: (filters: Filters) => void
  onClose: () => void
  /** Below the filters: the categories. */
  children: ReactNode
}

/** The filters on a phone: choices are counted at once and applied together (API-77). */
export function ListingFilterSheet({ query, initial, onApply, onClose, children }: ListingFilterSheetProps) {
  const runtime = useRuntime()
  const [filters, setFilters] = useState(query.filters)
  const [counted, setCounted] = useState<{ facets: typeof initial.facets; total: number | null }>(initial)
  const turn = useRef(0)
  const count = async (next: Filters) => {
    turn.current += 1
    const asked = turn.current
    const { api } = await runtime.load()
    const answer = await api.filterItems(toFiltersInput({ ...query, filters: next }))
    if (asked === turn.current) setCounted(answer)
  }
  const choose = (next: Filters) => {
    setFilters(next)
    setCounted((last) => ({ ...last, total: null }))
    // Without a count the choices can still be applied.
    count(next).catch(() => undefined)
  }
  const close = useBackCloses(onClose)
  return (
    <FilterSheet
      isOpen
      onOpenChange={(isOpen) => isOpen || close(onClose)}
      total={counted.total}
      onApply={() => close(() => onApply(filters))}
      onClear={() => choose({})}
    >
      <FacetFields facets={counted.facets} filters={filters} onChange={choose} onLoadAll={() => count(filters)} />
      <GauzeProvider link={LinkInPlace}>{children}</GauzeProvider>
    </FilterSheet>
  )
}

/** A page that is chosen in the sheet takes its place in the history, too. */
function LinkInPlace({ href, ...props }: AnchorProps) {
  return <Link to={href} replace {...props} />
}
