'use client'
import type { PartProps } from '../../internal/part.js'
import type { CategoryTreeProps } from '../category-tree/index.js'
import type { ListingRootProps, ListingState } from './listing.types.js'
import { ListingBar, ListingChips, ListingCount, ListingTools, type ListingToolsProps } from './listing-bar.js'
import { ListingCategories, ListingFilters } from './listing-filters.js'
import { ListingNotes, type ListingNotesProps } from './listing-notes.js'
import { ListingGrid, type ListingGridProps, ListingMore, ListingPager, ListingResults } from './listing-results.js'
import { ListingRoot } from './listing-root.js'

/** Props of the parts of the preset. */
export interface ListingSlotProps {
  filters?: PartProps<ListingState>
  results?: PartProps<ListingState>
  notes?: ListingNotesProps
  bar?: PartProps<ListingState>
  count?: Omit<PartProps<ListingState>, 'ref'>
  tools?: ListingToolsProps
}

export interface ListingProps extends ListingRootProps, Pick<ListingGridProps, 'renderItem' | 'empty'> {
  /** The top categories with their children, above the filters. */
  categories: CategoryTreeProps['categories']
  slotProps?: ListingSlotProps
}

function ListingPreset({ categories, renderItem, empty, slotProps = {}, children, ...props }: ListingProps) {
  return (
    <ListingRoot {...props}>
      <ListingFilters {...slotProps.filters}>
        <ListingCategories categories={categories} />
      </ListingFilters>
      <ListingResults {...slotProps.results}>
        <ListingNotes {...slotProps.notes} />
        <ListingBar {...slotProps.bar}>
          <ListingCount {...slotProps.count} />
          <ListingTools {...slotProps.tools} />
          <ListingChips />
        </ListingBar>
        <ListingGrid renderItem={renderItem} empty={empty} />
        <ListingMore />
        <ListingPager />
      </ListingResults>
      {children}
    </ListingRoot>
  )
}

/**
 * A page of products with its filters; everything chosen is in the address. It works without script, too. To arrange
 * the parts yourself, put them into `Listing.Root` in any order. `ListingEmpty` and `ListingFilterSheet` are modules of
 * their own, to load when they are needed.
 *
 * @example
 * <Listing
 *   page={page}
 *   port={api}
 *   categories={categories}
 *   onNavigate={(href, { reason }) => navigate(href, { replace: reason === 'more' })}
 *   renderItem={({ product }) => <ProductCard product={product} access="visible" />}
 *   empty={<p>Nothing matches.</p>}
 * />
 */
export const Listing = Object.assign(ListingPreset, {
  Root: ListingRoot,
  Filters: ListingFilters,
  Categories: ListingCategories,
  /** Everything beside the filters: bar, chips, products, and the button for more. */
  Results: ListingResults,
  Notes: ListingNotes,
  /** The row above the products. */
  Bar: ListingBar,
  Count: ListingCount,
  Tools: ListingTools,
  Chips: ListingChips,
  Grid: ListingGrid,
  More: ListingMore,
  Pager: ListingPager,
})
