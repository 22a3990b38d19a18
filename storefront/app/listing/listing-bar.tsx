import { Button } from '@gauze/ui/actions/button'
import { useSession } from '@gauze/ui/hooks'
import { FilterIcon, GridIcon, ListIcon } from '@gauze/ui/icons'
import { OptionLinks } from '@gauze/ui/search/option-links'
import { SortSelect } from '@gauze/ui/search/sort-select'
import { track } from '../browser/track.js'
import {
  changed,
  countFilters,
  type ListingPlace,
  type ListingQuery,
  listingHref,
  PAGE_SIZES,
} from '../data/listing-url.js'
import { PlainForm } from './plain-form.js'

export interface ListingBarProps {
  place: ListingPlace
  query: ListingQuery
  onChange: (change: Partial<ListingQuery>) => void
  onLayout: (layout: ListingQuery['layout']) => void
  onOpenFilters: () => void
}

/** Filters (on a phone), order, page size and layout of a listing. */
export function ListingBar({ place, query, onChange, onLayout, onOpenFilters }: ListingBarProps) {
  const { isPriceVisible } = useSession()
  const chosen = countFilters(query)
  const hrefOf = (change: Partial<ListingQuery>) => listingHref(place, { ...query, ...change })
  return (
    <div className="listing-bar-end">
      <Button variant="quiet" size="s" className="listing-filter-button" onClick={onOpenFilters}>
        <FilterIcon size={18} />
        Filters{chosen > 0 ? ` (${chosen})` : ''}
      </Button>
      <PlainForm place={place} kept={{ ...query, sort: 'relevance' }} submitLabel="Sort" className="listing-sort">
        <SortSelect
          name="sort"
          value={query.sort}
          onChange={(sort) => {
            track('Sort_Changed', { sort })
            onChange({ sort })
          }}
          isPriceHidden={!isPriceVisible}
        />
      </PlainForm>
      <OptionLinks
        className="listing-size"
        label="Products per page"
        current={query.limit}
        options={PAGE_SIZES.map((limit) => ({
          value: limit,
          content: limit,
          label: `${limit} per page`,
          href: listingHref(place, changed(query, { limit })),
        }))}
        onChoose={(limit) => {
          track('Layout_Changed', { limit })
          onChange({ limit })
        }}
      />
      <OptionLinks
        label="View"
        current={query.layout}
        options={[
          { value: 'grid', label: 'Grid', content: <GridIcon size={18} />, href: hrefOf({ layout: 'grid' }) },
          { value: 'list', label: 'List', content: <ListIcon size={18} />, href: hrefOf({ layout: 'list' }) },
        ]}
        onChoose={onLayout}
      />
    </div>
  )
}
