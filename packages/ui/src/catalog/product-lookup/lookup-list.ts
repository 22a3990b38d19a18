import type { ListPage } from '@gauze/machines/paginated-list'
import { FIRST_PAGE, ITEM_LIST_LIMIT, MAX_SEARCH_LENGTH } from '@gauze/rules'
import { listCodec } from '../../hooks/list-codec.js'

/** The address of a product lookup: `search`. */
export const productLookupCodec = listCodec({ filters: { search: MAX_SEARCH_LENGTH }, limit: ITEM_LIST_LIMIT })

/** Turns the products that `getItemList` returns into the only page of a list. */
export function productLookupPage<Product>(products: readonly Product[]): ListPage<Product> {
  const total = products.length
  return { results: [...products], total, page: FIRST_PAGE, pages: Math.min(total, 1), limit: ITEM_LIST_LIMIT }
}
