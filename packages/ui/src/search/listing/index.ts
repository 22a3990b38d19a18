export { Listing, type ListingProps, type ListingSlotProps } from './listing.js'
export { type ListingMessages, listingMessages } from './listing.messages.js'
export type {
  ListedProduct,
  ListingChange,
  ListingPage,
  ListingPort,
  ListingRootProps,
  ListingState,
} from './listing.types.js'
export type { ListingToolsProps } from './listing-bar.js'
export { useListed } from './listing-context.js'
export type { ListingNotesProps } from './listing-notes.js'
export type { ListingGridProps } from './listing-results.js'
