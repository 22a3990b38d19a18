import { loadOnce } from '@gauze/machines/store'

/**
 * The words of an empty listing, which are code of their own. A served page has loaded them before it is hydrated: a
 * part that is still on its way would be erased by the arrival of the session.
 */
export const emptyListing = loadOnce(async () => (await import('./listing-empty.js')).StoreListingEmpty)
