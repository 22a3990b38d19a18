import { Button } from '@gauze/ui/actions/button'
import { LinkButton } from '@gauze/ui/actions/link-button'
import { useSession } from '@gauze/ui/hooks'
import { Pagination } from '@gauze/ui/navigation/pagination'
import { ProductGrid } from '@gauze/ui/product/product-grid'
import { FilterChips } from '@gauze/ui/search/filter-chips'
import { SortSelect } from '@gauze/ui/search/sort-select'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { StoreProductCard } from '../product/store-product-card.js'
import { useBuying } from '../product/use-buying.js'
import { FacetForm } from './facet-form.js'
import type { ListingData } from './listing-data.js'
import { countFilters, type ListingPlace, type ListingQuery, listingHref, toggleFilter } from './listing-url.js'

const FilterSheet = lazy(async () => ({ default: (await import('./listing-filter-sheet.js')).ListingFilterSheet }))

const PRIORITY_PICTURES = 4

export interface ListingViewProps {
  data: ListingData
  place: ListingPlace
}

/** A page of products with its filters; everything chosen is in the address (SRCH-08). */
export function ListingView({ data, place }: ListingViewProps) {
  const { listing, sellable } = data
  const navigate = useNavigate()
  const buying = useBuying(sellable)
  const { isPriceVisible } = useSession()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const isLoading = useNavigation().state === 'loading'
  // What was chosen shows at once, and the next choice builds on it, while its products are on their way.
  const [wanted, setWanted] = useState<{ readonly query: ListingQuery; readonly since: ListingData } | null>(null)
  const query = wanted && wanted.since === data ? wanted.query : data.query
  const go = (next: ListingQuery) => {
    setWanted({ query: next, since: data })
    void navigate(listingHref(place, next), { preventScrollReset: true })
  }
  const toggle = (name: string, value: string) => {
    const single = listing.facets.find((facet) => facet.name === name)?.single ?? false
    go(toggleFilter(query, name, value, single))
  }
  const clear = () => go({ ...query, page: 1, filters: {} })
  const chips = chosenFilters(query, listing.facets)
  // Nothing found and nothing chosen: there is nothing to filter or sort.
  const isBare = listing.total === 0 && chips.length === 0
  const facets = <FacetForm place={place} query={query} facets={listing.facets} onChange={go} />
  return (
    <div className="listing" data-bare={isBare || undefined}>
      {isBare ? null : (
        <aside className="listing-filters" aria-label="Filters">
          {facets}
        </aside>
      )}
      <section className="listing-results" aria-label="Products" aria-busy={isLoading}>
        <div className="listing-bar">
          <p role="status" className="gz-num">
            {listing.total === 1 ? '1 product' : `${listing.total.toLocaleString('en-US')} products`}
          </p>
          <FilterChips filters={chips} onRemove={toggle} onClear={clear} />
          {isBare ? null : (
            <div className="listing-bar-end">
              <Button variant="quiet" size="s" className="listing-filter-button" onClick={() => setSheetOpen(true)}>
                Filters{chips.length > 0 ? ` (${chips.length})` : ''}
              </Button>
              <SortSelect
                value={query.sort}
                onChange={(sort) => go({ ...query, sort, page: 1 })}
                isPriceHidden={!isPriceVisible}
              />
            </div>
          )}
        </div>
        <ProductGrid
          items={listing.results}
          keyOf={({ id }) => id}
          status={isLoading ? 'loading' : 'ready'}
          emptyActions={
            countFilters(query) > 0 ? (
              <Button onClick={clear}>Clear all filters</Button>
            ) : (
              <LinkButton href="/shop">Browse categories</LinkButton>
            )
          }
          renderItem={(product, index) => (
            <StoreProductCard
              product={product}
              buying={buying}
              level={2}
              isPriority={index < PRIORITY_PICTURES}
              searchTerm={query.search}
              queryID={listing.queryID}
            />
          )}
        />
        <Pagination
          page={listing.page}
          pages={listing.pages}
          hrefOf={(page) => listingHref(place, { ...query, page })}
        />
      </section>
      {isSheetOpen ? (
        <Suspense>
          <FilterSheet isOpen onOpenChange={setSheetOpen} total={listing.total} onClear={clear}>
            {facets}
          </FilterSheet>
        </Suspense>
      ) : null}
    </div>
  )
}

function chosenFilters({ filters }: ListingQuery, facets: ListingData['listing']['facets']) {
  return Object.entries(filters).flatMap(([name, values]) => {
    const facet = facets.find((candidate) => candidate.name === name)
    return values.map((value) => ({
      name,
      value,
      label: facet?.values.find((candidate) => candidate.value === value)?.label ?? value,
    }))
  })
}
