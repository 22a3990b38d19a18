import type { Sort } from '@gauze/contract'
import type { Prices } from '@gauze/server/plugin'
import type { SearchRequest } from './search-engine.types.js'

/** Whether a listing is sorted by price. */
export function isPriceSort(sort: Sort | undefined): boolean {
  return sort === 'priceAsc' || sort === 'priceDesc'
}

/** The prices that a listing is sorted by; undefined for any other sort. */
export function orderingPrices({ sort, prices }: SearchRequest): Prices | undefined {
  return isPriceSort(sort) ? prices : undefined
}
