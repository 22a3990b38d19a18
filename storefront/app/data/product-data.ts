import type { ApiClient } from '@gauze/api-client'
import type { Product } from '@gauze/contract'
import { soldItem } from '@gauze/rules'

/** A product's page. It sells the `soldItem` (rules) of the product. */
export interface ProductData {
  readonly product: Product
  readonly sellable: readonly string[]
  /** Base units this company may still buy; null when it is not on allocation or nobody is signed in. */
  readonly allocationMax: number | null
}

/**
 * Reads a product's page. Rejects with the client's error.
 *
 * @param id an item id or a url component
 * @param isCustomer also reads the allocation, which only a signed-in company has
 */
export async function readProductData(
  api: Pick<ApiClient, 'getItem' | 'getSellableControlledSubstances' | 'getItemAllocation'>,
  id: string,
  isCustomer: boolean,
): Promise<ProductData> {
  const [product, sellable] = await Promise.all([api.getItem({ id }), api.getSellableControlledSubstances()])
  const sold = soldItem(product)
  const allocationMax =
    isCustomer && sold.allocationPeriod !== null
      ? (await api.getItemAllocation({ itemId: sold.id })).allocationMax
      : null
  return { product, sellable: sellable.rxLevels, allocationMax }
}
