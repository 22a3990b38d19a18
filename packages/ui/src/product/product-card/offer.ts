import type { ProductCard, UnitDetail } from '@gauze/contract'
import { variantText, type WirePrice } from '@gauze/rules'

/** What a card sells: the product itself, or the first variant of a matrix product. */
export interface Offer {
  itemId: number
  mpn: string
  /** 'key:value' of each axis; empty for a product without variants. */
  variant: string
  price: WirePrice
  listPrice: number | null
  quantityAvailable: number
  rxLevel: string
  image: string | null
  unit: UnitDetail | undefined
}

const LIST_LEVEL = 'List Price'

/** What a card of this product sells, in the unit bought last or the first one it comes in (PDP-11). */
export function offerOf(product: ProductCard): Offer {
  const sold = product.children[0] ?? product
  const units = sold.unit.details
  return {
    itemId: sold.id,
    mpn: sold.mpn,
    variant: variantText(sold.matrixDetails),
    price: sold.price,
    listPrice: sold.prices.find(({ level }) => level === LIST_LEVEL)?.price ?? null,
    quantityAvailable: sold.quantityAvailable,
    rxLevel: sold.rxLevel,
    image: sold.thumbnailImage ?? product.thumbnailImage,
    unit: units.find(({ id }) => id === product.latestPurchase?.unit) ?? units[0],
  }
}
