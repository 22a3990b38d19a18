import {
  type ClickAnalytics,
  type ClickedHit,
  createClickRecords,
  type FoundBy,
  localStorageUserToken,
} from '@gauze/api-client/search'
import { hasConsent } from '../analytics/consent.js'
import { readPublicSettings } from '../config/public-settings.js'

const records = () =>
  createClickRecords({
    storage: () => localStorage,
    index: readPublicSettings(document).search.index,
    userToken: localStorageUserToken,
    hasConsent,
  })

/** Loads what tells the search service, and lets it; nothing waits for it and nothing fails with it. */
function tell(report: (analytics: ClickAnalytics) => Promise<boolean>): void {
  void import('./start-click-analytics.js').then(({ clickAnalytics }) => report(clickAnalytics())).catch(() => false)
}

/** Keeps a click on a search result and tells the search service of it (SRCH-07). */
export function noteHitClick(hit: ClickedHit): void {
  const click = records().keep(hit)
  if (click) tell((analytics) => analytics.clicked(click))
}

/** Keeps by which search an item was found that is added without opening its page. */
export function noteFound(hit: ClickedHit): void {
  records().keep(hit)
}

/**
 * By which search an item was found, to be told when it is added to the cart (SRCH-07).
 * @param productId of the product that the item is a variant of
 */
export const foundBy = (itemId: number, productId: number): Partial<FoundBy> =>
  records().foundBy(itemId, productId) ?? {}

/** Tells the search service that an item it found is in the cart now. */
export function tellAdded(itemId: number, queryID: string, quantity: number): void {
  const click = records().read(itemId)
  if (click?.queryID === queryID) tell((analytics) => analytics.addedToCart(click, quantity))
}

/** Tells the search service which of the ordered items it had found. */
export function tellOrdered(lines: readonly { readonly itemId: number; readonly quantity: number }[]): void {
  const { read } = records()
  const found = lines.flatMap(({ itemId, quantity }) => {
    const click = read(itemId)
    return click ? [{ click, quantity }] : []
  })
  if (found.length > 0) tell((analytics) => analytics.ordered(found))
}
