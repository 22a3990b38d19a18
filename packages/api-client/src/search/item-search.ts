import type { CallInput, CallOutput, LineOutcome } from '@gauze/contract'
import type { CallOptions } from '../create-api-client.js'
import { type ClickedHit, createClickRecords, dropClickRecords, type FoundBy } from './click-records.js'
import type { ClickAnalytics } from './create-click-analytics.js'
import { localStorageRecentSearches } from './recent-searches.js'
import { dropUserToken, localStorageUserToken } from './user-token.js'

type AddItem = (input: CallInput<'addItem'>, options?: CallOptions) => Promise<CallOutput<'addItem'>>
type AddItems = (input: CallInput<'addItems'>, options?: CallOptions) => Promise<CallOutput<'addItems'>>
type AddedItem = CallInput<'addItems'>['lines'][number]

/** Remembers in this browser which search found an item, and reports it to the search service. */
export interface ItemSearch {
  /** Remembers a click on a search result and reports it. */
  readonly noteHitClick: (hit: ClickedHit) => void
  /** Remembers which search found an item that is added without opening its page. */
  readonly noteFound: (hit: ClickedHit) => void
  /**
   * The search that found an item, to send when it is added to the cart.
   * @param productId of the product that the item is a variant of
   */
  readonly foundBy: (itemId: number, productId: number) => Partial<FoundBy>
  /** The call that adds to the cart; it reports an item that the search found once the store has accepted it. */
  readonly reporting: (addItem: AddItem) => AddItem
  /** The call that adds many items; it reports the items of which the store has accepted a quantity. */
  readonly reportingAll: (addItems: AddItems) => AddItems
  /** Reports which of the ordered items the search had found. */
  readonly tellOrdered: (lines: readonly { readonly itemId: number; readonly quantity: number }[]) => void
}

/** The options of an {@link ItemSearch}. */
export interface ItemSearchOptions {
  /** The index that is searched. */
  readonly index: string
  /** Asked each time: without consent nothing is stored, read or sent. */
  readonly hasConsent: () => boolean
  /** Loads the code that reports to the search service. No caller waits for it, and its failure has no effect. */
  readonly analytics: () => Promise<ClickAnalytics>
}

/**
 * Keeps which search found an item, from the click to the order.
 *
 * @example
 * const itemSearch = createItemSearch({ index: 'items', hasConsent, analytics: async () => createClickAnalytics(service) })
 * itemSearch.noteHitClick({ id: 20418, queryID, searchTerm: 'gauze' })
 * const port = {
 *   ...api,
 *   addItem: itemSearch.reporting(api.addItem),
 *   addItems: itemSearch.reportingAll(api.addItems),
 * }
 */
export function createItemSearch({ index, hasConsent, analytics }: ItemSearchOptions): ItemSearch {
  const { keep, read, foundBy } = createClickRecords({
    storage: () => localStorage,
    index,
    userToken: localStorageUserToken,
    hasConsent,
  })
  const tell = (report: (analytics: ClickAnalytics) => Promise<boolean>) =>
    void analytics()
      .then(report)
      .catch(() => false)
  const tellAdded = ({ itemId, queryID, quantity }: AddedItem) => {
    const click = queryID === undefined ? null : read(itemId)
    if (click && click.queryID === queryID) tell(({ addedToCart }) => addedToCart(click, quantity))
  }
  return {
    noteHitClick(hit) {
      const click = keep(hit)
      if (click) tell(({ clicked }) => clicked(click))
    },
    noteFound: (hit) => void keep(hit),
    foundBy: (itemId, productId) => foundBy(itemId, productId) ?? {},
    reporting: (addItem) => async (input, options) => {
      const cart = await addItem(input, options)
      tellAdded(input)
      return cart
    },
    reportingAll: (addItems) => async (input, options) => {
      const answer = await addItems(input, options)
      for (const [index, line] of input.lines.entries()) {
        const quantity = grantedOf(line, answer.outcomes[index])
        if (quantity > 0) tellAdded({ ...line, quantity })
      }
      return answer
    },
    tellOrdered(lines) {
      const found = lines.flatMap(({ itemId, quantity }) => {
        const click = read(itemId)
        return click ? [{ click, quantity }] : []
      })
      if (found.length > 0) tell(({ ordered }) => ordered(found))
    },
  }
}

/** How many of a line the store added. */
function grantedOf({ quantity }: AddedItem, outcome: LineOutcome | undefined): number {
  switch (outcome?.outcome) {
    case 'added':
      return quantity
    case 'adjusted':
      return outcome.quantity
    default:
      return 0
  }
}

/**
 * Forgets the searches of this browser, their user, and the clicked results, and nothing else: the next
 * person to sign in is somebody else.
 *
 * @example startBrowserStore({ port: api, tokens, onForget: forgetSearches })
 */
export function forgetSearches(): void {
  dropClickRecords(() => localStorage)
  localStorageRecentSearches().write([])
  dropUserToken()
}
