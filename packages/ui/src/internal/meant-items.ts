import type { ProductCard } from '@gauze/contract'
import { type ItemNumbers, nearestItems, soldItem } from '@gauze/rules'

/** The unit that a text names says that the text holds a GTIN of the item. */
function numbersOf(product: ProductCard, text: string): ItemNumbers {
  const { itemName, mpn, gtin } = soldItem(product)
  return { itemName, mpn, gtins: [product.namedUnit === undefined ? gtin : text] }
}

/**
 * The products that a text names by a barcode, or by a number in its nearest reading; empty for words. Several products
 * mean that a person has to choose.
 *
 * @param products the products that the store found for the text
 * @example const [item, ...others] = meantItems(await api.getItemList({ search: '2627M' }), '2627M')
 */
export function meantItems(products: readonly ProductCard[], text: string): readonly ProductCard[] {
  return nearestItems(text, products, (product) => numbersOf(product, text))
}
