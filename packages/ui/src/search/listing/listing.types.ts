import type { CallInput, CallOutput, ProductCard } from '@gauze/contract'
import type { PartProps } from '../../internal/part.js'
import type { ListingPlace, ListingPlaces, ListingQuery } from '../listing-url/index.js'
import type { ListingMessages } from './listing.messages.js'

/** A page of a listing as it was read. Pass a new object only for a new page. */
export interface ListingPage {
  /** The query in its address, without filters that do not exist. */
  readonly query: ListingQuery
  /** The result of `paginateItems`. */
  readonly listing: CallOutput<'paginateItems'>
  readonly place: ListingPlace
  /** The search service does not answer, so the products come from elsewhere. */
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
  /** Reads more products, for below the shown ones. */
  readonly paginateItems: ListingCall<'paginateItems'>
  /** Reads all values of the filters, with the number of products that each choice would leave. */
  readonly filterItems: ListingCall<'filterItems'>
}

/** The reason for a new address of a listing. */
export interface ListingChange {
  /** `layout` and `more` leave the products that are there; `more` takes the place of the address before. */
  readonly reason: 'filters' | 'sort' | 'limit' | 'layout' | 'more'
  /** The query in the page's address. */
  readonly query: ListingQuery
  /** The filter that was chosen from, `all` when they are cleared, or `sheet`; empty for another reason. */
  readonly filter: string
}

/** The state that the parts are styled by. */
export interface ListingState {
  /** The listing has nothing to filter. @selector [data-bare] */
  isBare: boolean
  /** The next page is loading; the previous products are still shown. */
  isLoading: boolean
}

export interface ListingRootProps extends PartProps<ListingState> {
  /** The page of products, from the server or the last search. */
  page: ListingPage
  /** The calls that read more products and the values of filters. */
  port: ListingPort
  /** Navigates to another address without scrolling. The choice shows at once. */
  onNavigate: (href: string, change: ListingChange) => void
  /** The next page is loading. */
  isLoading?: boolean
  /** Where categories are listed; at the routes of the provider by default. */
  places?: ListingPlaces
  messages?: Partial<ListingMessages>
}
