import type { Facet } from '@gauze/contract'
import { useFormats } from '@gauze/ui/formats'
import { Pagination } from '@gauze/ui/navigation/pagination'
import { ProductGrid } from '@gauze/ui/product/product-grid'
import { CategoryTree } from '@gauze/ui/search/category-tree'
import { FilterChips } from '@gauze/ui/search/filter-chips'
import { LoadMore } from '@gauze/ui/search/load-more'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { OnDemand } from '../browser/on-demand.js'
import { track } from '../browser/track.js'
import { untilLoaded } from '../browser/until-loaded.js'
import type { ListingPage } from '../data/listing-page.js'
import {
  categoryHref,
  changed,
  countFilters,
  type ListingPlace,
  type ListingQuery,
  listingHref,
  withoutValue,
} from '../data/listing-url.js'
import { useSite } from '../data/use-site.js'
import { StoreProductCard } from '../product/store-product-card.js'
import { useBuying } from '../product/use-buying.js'
import { topCategories } from '../shell/nav-entries.js'
import { ListingBar } from './listing-bar.js'
import { ListingFilters } from './listing-filters.js'
import { ListingNotes } from './listing-notes.js'
import { useListing } from './use-listing.js'

const ListingEmpty = lazy(() =>
  untilLoaded(async () => ({ default: (await import('./listing-empty.js')).ListingEmpty })),
)
function loadSheet() {
  return import('./listing-filter-sheet.js')
}

const PRIORITY_PICTURES = 4

/** A page of products with its filters; everything chosen is in the address (SRCH-08). */
export function ListingView({ page }: { page: ListingPage }) {
  const { listing, place } = page
  const { categories } = useSite()
  const listed = useListing(page)
  const { query, items, firstNew, isLoading, moreStatus, go, setLayout, loadMore } = listed
  const buying = useBuying(page.sellable)
  const { number } = useFormats()
  const { key: visit } = useLocation()
  const [sheetFor, setSheetFor] = useState<string | null>(null)
  // Another listing replaced this one, by a category in the sheet or by Back: it has its own filters.
  if (sheetFor !== null && sheetFor !== visit) setSheetFor(null)
  const count = useRef<HTMLParagraphElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (firstNew !== null) grid.current?.querySelectorAll('li')[firstNew]?.querySelector('a')?.focus()
  }, [firstNew])

  const filter = (filters: ListingQuery['filters'], name: string) => {
    track('Filter_Changed', { filter: name })
    // The last chip disappears with its list, so focus moves to what the list contains now.
    if (count.current && document.activeElement?.closest('.gz-chips') && countFilters({ filters }) === 0)
      count.current.focus()
    go({ filters })
  }
  const chips = chosenFilters(place, query, listed.facets)
  // Nothing to choose from: nothing was found without any filter, or the search does not answer.
  const isBare = page.isLimited || (listing.total === 0 && chips.length === 0)
  const tree = (
    <CategoryTree
      categories={topCategories(categories)}
      counts={listing.categories}
      current={query.category}
      hrefOf={(urlComponent) => categoryHref(query, urlComponent)}
    />
  )
  return (
    <div className="listing" data-bare={isBare || undefined}>
      {isBare ? null : (
        <ListingFilters
          place={place}
          query={query}
          facets={listed.facets}
          onChange={filter}
          onLoadAll={listed.loadFacets}
        >
          {tree}
        </ListingFilters>
      )}
      <section className="listing-results" aria-label="Products" aria-busy={isLoading}>
        <ListingNotes page={page} />
        <div className="listing-bar">
          <p ref={count} data-results="" tabIndex={-1} className="gz-num">
            {listing.total === 1 ? '1 product' : `${number(listing.total)} products`}
            {listing.pages > 1 ? (
              <span className="gz-visually-hidden">{`, page ${query.page} of ${listing.pages}`}</span>
            ) : null}
          </p>
          {isBare ? null : (
            <ListingBar
              place={place}
              query={query}
              onChange={go}
              onLayout={setLayout}
              onOpenFilters={() => setSheetFor(visit)}
            />
          )}
          <FilterChips
            filters={chips}
            clearHref={listingHref(place, changed(query, { filters: {} }))}
            onRemove={(name, value) => filter(withoutValue(query, name, value).filters, name)}
            onClear={() => filter({}, 'all')}
          />
        </div>
        <ProductGrid
          ref={grid}
          view={query.layout}
          items={items}
          keyOf={({ product }) => product.id}
          status={isLoading ? 'loading' : 'ready'}
          pending={moreStatus === 'loading' ? Math.min(query.limit, listing.total - items.length) : 0}
          empty={
            <Suspense>
              <ListingEmpty page={page} />
            </Suspense>
          }
          renderItem={({ product, queryID }, index) => (
            <StoreProductCard
              product={product}
              buying={buying}
              level={2}
              isPriority={index < PRIORITY_PICTURES}
              searchTerm={query.search}
              queryID={queryID}
            />
          )}
        />
        {items.length > 0 && listing.pages > 1 ? (
          <LoadMore
            first={(query.from - 1) * query.limit + 1}
            last={Math.min(query.page * query.limit, listing.total)}
            total={listing.total}
            href={query.page < listing.pages ? pageHref(place, query, query.page + 1) : null}
            status={moreStatus}
            onLoadMore={loadMore}
          />
        ) : null}
        <Pagination
          page={query.page}
          pages={items.length > 0 ? listing.pages : 0}
          hrefOf={(number) => pageHref(place, query, number)}
        />
      </section>
      {sheetFor === visit ? (
        <OnDemand load={loadSheet} onUnloaded={() => setSheetFor(null)}>
          {({ ListingFilterSheet }) => (
            <ListingFilterSheet
              query={query}
              initial={{ total: listing.total, facets: [...listed.facets] }}
              onApply={(filters) => {
                setSheetFor(null)
                track('Filter_Changed', { filter: 'sheet' })
                go({ filters })
              }}
              onClose={() => setSheetFor(null)}
            >
              {tree}
            </ListingFilterSheet>
          )}
        </OnDemand>
      ) : null}
    </div>
  )
}

function pageHref(place: ListingPlace, query: ListingQuery, page: number): string {
  return listingHref(place, { ...query, page, from: page })
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
