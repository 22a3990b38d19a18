import { soldItem } from '@gauze/rules'
import { ComparisonTick, useComparisonPicks } from '@gauze/ui/catalog/comparison-picks'
import { useIsForUser, useSession } from '@gauze/ui/hooks'
import { untilLoaded } from '@gauze/ui/on-demand'
import { Listing, type ListingChange, type ListingPort } from '@gauze/ui/search/listing'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { OnDemand } from '../browser/on-demand.js'
import { useRuntime } from '../browser/runtime-provider.js'
import type { StoreRuntime } from '../browser/store-runtime.js'
import { track } from '../browser/track.js'
import type { ListingPage } from '../data/listing-page.js'
import { useSite } from '../data/use-site.js'
import { pickOf } from '../product/comparison.js'
import { StoreProductCard } from '../product/store-product-card.js'
import { useBuying } from '../product/use-buying.js'
import { emptyListing } from './empty-listing.js'
import { rememberLayout } from './own-layout.js'
import type { ShownListing } from './shown-listing.js'

const LateListingEmpty = lazy(() => untilLoaded(async () => ({ default: await emptyListing.load() })))

function loadSheet() {
  return import('./listing-filter-sheet.js')
}
function loadBar() {
  return import('./store-comparison-bar.js')
}

const PRIORITY_PICTURES = 4

/** A page of products with its filters, on this store's router, cart and analytics. */
export function ListingView({ page }: { page: ShownListing }) {
  const { categories } = useSite()
  const runtime = useRuntime()
  const buying = useBuying(page.sellable)
  const { isPriceVisible } = useSession()
  const { key: visit, pathname, search } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  const navigate = useListingNavigate(page)
  const [sheetFor, setSheetFor] = useState<string | null>(null)
  // Another listing replaced this one, by a category in the sheet or by Back: it has its own filters.
  if (sheetFor !== null && sheetFor !== visit) setSheetFor(null)
  const closeSheet = () => setSheetFor(null)
  const picks = useComparisonPicks()
  const { ordering } = page
  const [StoreListingEmpty] = useState(() => emptyListing.loaded() ?? LateListingEmpty)
  const empty = (
    <Suspense>
      <StoreListingEmpty />
    </Suspense>
  )
  return (
    <Listing.Root page={page} port={portOf(runtime)} onNavigate={navigate} isLoading={isLoading}>
      <Listing.Filters>
        <Listing.Categories categories={categories} />
      </Listing.Filters>
      <Listing.Results>
        <Listing.Notes retryHref={pathname + search} />
        <Listing.Bar>
          <Listing.Count data-results="" />
          <Listing.Tools isPriceHidden={!isPriceVisible} onOpenFilters={() => setSheetFor(visit)} />
          <Listing.Chips />
        </Listing.Bar>
        {ordering && buying.isSignedIn ? (
          <ordering.OrderGrid
            buying={buying}
            searchTerm={page.query.search}
            priority={PRIORITY_PICTURES}
            empty={empty}
            picks={picks}
          />
        ) : (
          <Listing.Grid
            empty={empty}
            renderItem={({ product, queryID }, index) => (
              <>
                <StoreProductCard
                  product={product}
                  buying={buying}
                  level={2}
                  isPriority={index < PRIORITY_PICTURES}
                  searchTerm={page.query.search}
                  queryID={queryID}
                />
                <ComparisonTick pick={pickOf(product.id, soldItem(product))} picks={picks} />
              </>
            )}
          />
        )}
        {picks.picks.length > 0 ? (
          <OnDemand load={loadBar}>{({ StoreComparisonBar }) => <StoreComparisonBar picks={picks} />}</OnDemand>
        ) : null}
        <Listing.More />
        <Listing.Pager />
      </Listing.Results>
      {sheetFor === visit ? (
        <OnDemand load={loadSheet} onUnloaded={closeSheet}>
          {({ StoreFilterSheet }) => (
            <StoreFilterSheet onClose={closeSheet}>
              <Listing.Categories categories={categories} />
            </StoreFilterSheet>
          )}
        </OnDemand>
      ) : null}
    </Listing.Root>
  )
}

/** The calls of a listing, whose code comes with the store's. */
function portOf(runtime: StoreRuntime): ListingPort {
  return {
    paginateItems: async (input, options) => {
      const [{ api }, { listingSearchIdentity }] = await Promise.all([
        runtime.load(),
        import('../browser/search-identity.js'),
      ])
      return api.paginateItems({ ...input, ...listingSearchIdentity() }, options)
    },
    filterItems: async (input, options) => (await runtime.load()).api.filterItems(input, options),
  }
}

/** Goes to another address of the listing, and reports why. */
function useListingNavigate(page: ListingPage) {
  const runtime = useRuntime()
  const navigate = useNavigate()
  const isForUser = useIsForUser(page.sellable)
  const { isSignedIn } = useSession()
  return (href: string, { reason, query, filter }: ListingChange) => {
    if (reason === 'filters') track('Filter_Changed', { filter })
    if (reason === 'sort') track('Sort_Changed', { sort: query.sort })
    if (reason === 'limit') track('Layout_Changed', { limit: query.limit })
    if (reason === 'layout') {
      rememberLayout(query.layout)
      track('Layout_Changed', { view: query.layout })
    }
    // The products stay the same, unless they are a visitor's and a customer's are on their way.
    const isKept = (reason === 'layout' || reason === 'more') && (isSignedIn ? isForUser : !runtime.hasToken())
    void navigate(href, {
      preventScrollReset: true,
      replace: reason === 'more',
      ...(isKept ? { defaultShouldRevalidate: false } : {}),
    })
  }
}
