import type { Facet } from '@gauze/contract'
import { FacetGroup } from '../facet-group/index.js'
import { filterField, type ListingQuery, withFilter } from '../listing-url/index.js'

export interface FacetFieldsProps {
  facets: readonly Facet[]
  filters: ListingQuery['filters']
  /** Called with all current filters, and the one that changed. */
  onChange: (filters: ListingQuery['filters'], name: string) => void
  /** Reads the values that are not there yet. */
  onLoadAll: () => Promise<void>
  /** A page with all values, for browsers without script. */
  allHref?: string
}

/** The filters of a listing, except the category, which is a choice of links. */
export function FacetFields({ facets, filters, onChange, onLoadAll, allHref }: FacetFieldsProps) {
  return facets
    .filter(({ name }) => name !== 'category')
    .map((facet) => (
      <FacetGroup
        key={facet.name}
        facet={{ ...facet, name: filterField(facet.name) }}
        selected={filters[facet.name] ?? []}
        onLoadAll={onLoadAll}
        {...(allHref ? { allHref } : {})}
        onChange={(values) => onChange(withFilter({ filters }, facet.name, values), facet.name)}
      />
    ))
}
