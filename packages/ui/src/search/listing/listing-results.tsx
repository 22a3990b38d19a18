'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { ProductCards } from '../../catalog/product-grid/index.js'
import { part } from '../../internal/parts.js'
import { Pagination } from '../../navigation/pagination/index.js'
import { listingHref } from '../listing-url/index.js'
import { LoadMore } from '../load-more/index.js'
import type { ListedProduct } from './listing.types.js'
import { ListingContext, type ListingView, useListingView } from './listing-context.js'

/** Notes, bar, products and pages. */
export const ListingResults = part(ListingContext, 'results', ({ state, text }) => ({
  as: 'section',
  'aria-label': text.products,
  'aria-busy': state.isLoading,
}))

export interface ListingGridProps {
  /** The card of a product. */
  renderItem: (item: ListedProduct, index: number) => ReactNode
  /** Shown instead of products when there are none, such as `ListingEmpty`. */
  empty: ReactNode
  /** Shown above the products of a list, such as the headings of its columns. */
  headings?: ReactNode
  className?: string
}

/** The products. When more are loaded below them, the first new product takes the focus. */
export function ListingGrid({ empty, headings, ...props }: ListingGridProps) {
  const { listing, query, items, firstNew, moreStatus, state } = useListingView('Grid')
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (firstNew !== null) grid.current?.querySelectorAll('li')[firstNew]?.querySelector('a')?.focus()
  }, [firstNew])
  return (
    <ProductCards
      {...props}
      ref={grid}
      data-slot="grid"
      view={query.layout}
      items={items}
      keyOf={({ product }) => product.id}
      status={state.isLoading ? 'loading' : 'ready'}
      pending={moreStatus === 'loading' ? Math.min(query.limit, listing.total - items.length) : 0}
    >
      {items.length > 0 ? headings : state.isLoading ? null : empty}
    </ProductCards>
  )
}

/** How many of the products are in view, and a link to more. */
export function ListingMore({ className }: { className?: string }) {
  const view = useListingView('More')
  const { listing, query, items, moreStatus, loadMore } = view
  if (items.length === 0 || listing.pages <= 1) return null
  return (
    <LoadMore
      data-slot="more"
      className={className}
      first={(query.from - 1) * query.limit + 1}
      last={Math.min(query.page * query.limit, listing.total)}
      total={listing.total}
      href={query.page < listing.pages ? pageHref(view, query.page + 1) : null}
      status={moreStatus}
      onLoadMore={loadMore}
    />
  )
}

/** Links to the pages. */
export function ListingPager({ className }: { className?: string }) {
  const view = useListingView('Pager')
  const { listing, query, items } = view
  return (
    <Pagination
      data-slot="pager"
      className={className}
      page={query.page}
      pages={items.length > 0 ? listing.pages : 0}
      hrefOf={(page) => pageHref(view, page)}
    />
  )
}

function pageHref({ place, query }: ListingView, page: number): string {
  return listingHref(place, { ...query, page, from: page })
}
