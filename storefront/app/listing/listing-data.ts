import type { ApiClient } from '@gauze/api-client'
import type { CallOutput } from '@gauze/contract'
import { type ListingQuery, toPaginateInput } from './listing-url.js'

/** A page of a listing with what its cards need to know. */
export interface ListingData {
  readonly query: ListingQuery
  readonly listing: CallOutput<'paginateItems'>
  readonly sellable: readonly string[]
}

/** Reads a page of a listing. Rejects with the client's error. */
export async function readListingData(api: ApiClient, query: ListingQuery): Promise<ListingData> {
  const [listing, sellable] = await Promise.all([
    api.paginateItems(toPaginateInput(query)),
    api.getSellableControlledSubstances(),
  ])
  return { query, listing, sellable: sellable.rxLevels }
}
