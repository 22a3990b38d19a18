import type { ApiClient } from '@gauze/api-client'
import { tellAdded } from './item-search.js'

/**
 * The call that adds to the cart; it reports to the search service once the store has accepted an item that the search
 * found (SRCH-07).
 */
export function reportingAdditions(addItem: ApiClient['addItem']): ApiClient['addItem'] {
  return async (input, options) => {
    const cart = await addItem(input, options)
    if (input.queryID) tellAdded(input.itemId, input.queryID, input.quantity)
    return cart
  }
}
