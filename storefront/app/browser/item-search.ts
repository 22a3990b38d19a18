import {
  type ClickAnalytics,
  type ClickedHit,
  createClickRecords,
  type FoundBy,
  localStorageUserToken,
} from '@gauze/api-client/search'
import { readPublicSettings } from '../config/public-settings.js'
import { hasConsent } from './consent.js'

function records() {
  return createClickRecords({
    storage: () => localStorage,
    index: readPublicSettings(document).search.index,
    userToken: localStorageUserToken,
    hasConsent,
  })
}

/**
 * Loads the module that reports to the search service and runs it; nothing waits for it, and its failure has no effect.
 */
function tell(report: (analytics: ClickAnalytics) => Promise<boolean>): void {
  void import('./start-click-analytics.js').then(({ clickAnalytics }) => report(clickAnalytics())).catch(() => false)
}

/** Remembers a click on a search result and reports it to the search service (SRCH-07). */
export function noteHitClick(hit: ClickedHit): void {
  const click = records().keep(hit)
  if (click) tell((analytics) => analytics.clicked(click))
}

/** Remembers which search found an item that is added without opening its page. */
export function noteFound(hit: ClickedHit): void {
  records().keep(hit)
}

/**
 * The search that found an item, to report when it is added to the cart (SRCH-07).
 * @param productId of the product that the item is a variant of
 */
export function foundBy(itemId: number, productId: number): Partial<FoundBy> {
  return records().foundBy(itemId, productId) ?? {}
}

/** Reports to the search service that an item it found is now in the cart. */
export function tellAdded(itemId: number, queryID: string, quantity: number): void {
  const click = records().read(itemId)
  if (click?.queryID === queryID) tell((analytics) => analytics.addedToCart(click, quantity))
}

/** Reports to the search service which of the ordered items it had found. */
export function tellOrdered(lines: readonly { readonly itemId: number; readonly quantity: number }[]): void {
  const { read } = records()
  const found = lines.flatMap(({ itemId, quantity }) => {
    const click = read(itemId)
    return click ? [{ click, quantity }] : []
  })
  if (found.length > 0) tell((analytics) => analytics.ordered(found))
}
