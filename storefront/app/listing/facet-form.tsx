import type { Facet } from '@gauze/contract'
import { FacetGroup } from '@gauze/ui/search/facet-group'
import { filterField, type ListingPlace, type ListingQuery, listingParams } from './listing-url.js'

export interface FacetFormProps {
  place: ListingPlace
  query: ListingQuery
  facets: readonly Facet[]
  onChange: (query: ListingQuery) => void
}

/** The filters of a listing: a plain form that works without script, and at once with it. */
export function FacetForm({ place, query, facets, onChange }: FacetFormProps) {
  const kept = listingParams(place, { ...query, filters: {} })
  const choose = (name: string, values: readonly string[]) => {
    const { [name]: _replaced, ...others } = query.filters
    onChange({ ...query, page: 1, filters: values.length > 0 ? { ...others, [name]: values } : others })
  }
  return (
    <form action={place.kind === 'products' ? '/products/1' : place.path} method="get">
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet) => (
        <FacetGroup
          key={facet.name}
          facet={{ ...facet, name: filterField(facet.name) }}
          selected={query.filters[facet.name] ?? []}
          onChange={(values) => choose(facet.name, values)}
        />
      ))}
      <noscript>
        <button type="submit" className="gz-button" data-variant="quiet" data-size="s">
          Apply filters
        </button>
      </noscript>
    </form>
  )
}
