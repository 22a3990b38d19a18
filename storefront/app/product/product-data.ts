import type { ApiClient } from '@gauze/api-client'
import type { Product, ProductVariant } from '@gauze/contract'

/** A product's page. */
export interface ProductData {
  readonly product: Product
  /** All variants of the matrix it belongs to, itself included; empty for a product without variants. */
  readonly variants: readonly ProductVariant[]
  readonly sellable: readonly string[]
  /** Base units this company may still buy; null when it is not on allocation or nobody is signed in. */
  readonly allocationMax: number | null
}

/**
 * Reads a product's page. Rejects with the client's error.
 *
 * @param id an item id or a url component
 * @param isCustomer asks for what only a signed-in company has, its allocation
 */
export async function readProductData(api: ApiClient, id: string, isCustomer: boolean): Promise<ProductData> {
  const [product, sellable] = await Promise.all([api.getItem({ id }), api.getSellableControlledSubstances()])
  const [variants, allocationMax] = await Promise.all([
    product.parent ? api.getItem({ id: String(product.parent.id) }).then(({ children }) => children) : product.children,
    isCustomer && product.allocationPeriod !== null
      ? api.getItemAllocation({ itemId: soldItem(product).id }).then((answer) => answer.allocationMax)
      : null,
  ])
  return { product, variants, sellable: sellable.rxLevels, allocationMax }
}

/** What the page sells: the product itself, or the first variant of a matrix product (PDP-11). */
export const soldItem = (product: Product): Product | ProductVariant => product.children[0] ?? product
