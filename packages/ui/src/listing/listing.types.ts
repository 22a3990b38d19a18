import type { CallInput, CallOutput, ProductCard } from '@gauze/contract'
import type { PartProps } from '../internal/part.js'
import type { ListingMessages } from './listing.messages.js'
import type { ListingPlace, ListingPlaces, ListingQuery } from './listing-url/index.js'

/** A page of a listing as it was read. Another object is another page. */
export interface ListingPage {
  /** What its address asks for, without what does not exist. */
  readonly query: ListingQuery
  /** The answer of `paginateItems`. */
  readonly listing: CallOutput<'paginateItems'>
  readonly place: ListingPlace
  /** The search does not answer, and the products come from elsewhere. */
  readonly isLimited?: boolean
  /** Parts of the address that a listing does not know. */
  readonly unreadable?: readonly string[]
}

/** A product in view, and the search that found it. */
export interface ListedProduct {
  readonly product: ProductCard
  readonly queryID: string | null
}

type ListingCall<Name extends 'paginateItems' | 'filterItems'> = (
  input: CallInput<Name>,
  options?: { readonly signal: AbortSignal },
) => Promise<CallOutput<Name>>

/** The calls of a listing, such as the result of `createApiClient`. */
export interface ListingPort {
  /** Reads more products below those in view. */
  readonly paginateItems: ListingCall<'paginateItems'>
  /** Reads all values of the filters, and counts what choices would leave. */
  readonly filterItems: ListingCall<'filterItems'>
}

/** Why a listing goes to another address. */
export interface ListingChange {
  /** `layout` and `more` leave the products that are there; `more` takes the place of the address before. */
  readonly reason: 'filters' | 'sort' | 'limit' | 'layout' | 'more'
  /** What the address asks for. */
  readonly query: ListingQuery
  /** The filter that was chosen from, `all` when they are cleared, or `sheet`; empty for another reason. */
  readonly filter: string
}

/** The state that the parts are styled by. */
export interface ListingState {
  /** There is nothing to choose from. @selector [data-bare] */
  isBare: boolean
  /** Another page is on its way, and the products are those of before. */
  isLoading: boolean
}

export interface ListingRootProps extends PartProps<ListingState> {
  page: ListingPage
  port: ListingPort
  /** Goes to another address without moving the page. What was chosen shows at once. */
  onNavigate: (href: string, change: ListingChange) => void
  /** Another page is on its way. */
  isLoading?: boolean
  /** Where categories are listed; at the routes of the provider by default. */
  places?: ListingPlaces
  messages?: Partial<ListingMessages>
}
