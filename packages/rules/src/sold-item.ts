import type { WirePrice } from './addability.js'
import type { UnitOfMeasure } from './units.js'

/** A unit that an item is sold in. */
export interface SoldUnit extends UnitOfMeasure {
  readonly unitName: string
  readonly baseUnit: boolean
  readonly label: string
}

/** The fields that a product and its variants have in common. */
export interface SellableItem {
  readonly id: number
  /** The item number. */
  readonly itemName: string
  readonly siteDisplayName: string
  readonly mpn: string
  readonly gtin?: string | undefined
  readonly price: WirePrice
  readonly prices: readonly { readonly level: string; readonly price: number }[]
  readonly quantityAvailable: number
  readonly rxLevel: string
  /** Left out is false, here and below. */
  readonly restricted?: boolean | undefined
  readonly specialOrder?: boolean | undefined
  readonly isAddableToCart: boolean
  /** Null or left out for an item that is not on allocation. */
  readonly allocationPeriod?: string | null | undefined
  /** Null or left out for a variant that has the picture of its product. */
  readonly thumbnailImage?: string | null | undefined
  readonly matrixDetails: readonly { readonly key: string; readonly value: string }[]
  readonly urlComponent: string
  readonly unit: { readonly details: readonly SoldUnit[] }
}

/** The fields of a product or card that decide which item is sold. */
export interface SellableProduct extends SellableItem {
  readonly manufacturer: string
  readonly inactive?: boolean | undefined
  /** The requested variant; null or left out for none. */
  readonly variantId?: number | null | undefined
  /** The variants of this product, or of the product that this is a variant of. */
  readonly children: readonly SellableItem[]
  readonly parent?: { readonly id: number } | null | undefined
}

/** The fields of a product that its card shows. */
export interface CardProduct extends SellableProduct {
  /** The unit whose GTIN was searched for; left out for any other search. */
  readonly namedUnit?: number | undefined
  /** When the customer last ordered it, and in which unit; null or left out for never. */
  readonly latestPurchase?: { readonly date: string; readonly unit: number } | null | undefined
}

/** The one item that a page or card shows, prices and adds: a product without variants, or one variant. */
export interface SoldItem {
  /** The id by which the cart names it. */
  readonly id: number
  /** The item number, for people. */
  readonly itemName: string
  /** The product that this is a variant of; null for a product without variants. */
  readonly parentId: number | null
  /** The item's own name, as on its line in the cart. */
  readonly name: string
  /** The name on its page or card: its own if it was requested, otherwise the product's. */
  readonly heading: string
  /** The item's own address. */
  readonly urlComponent: string
  /** The address that its card links to: its own if it was requested, otherwise the product's. */
  readonly pageUrlComponent: string
  readonly mpn: string
  /** Empty where it is not known. */
  readonly gtin: string
  readonly price: WirePrice
  /** The struck-through price; null for none. */
  readonly listPrice: number | null
  readonly units: readonly SoldUnit[]
  readonly quantityAvailable: number
  readonly rxLevel: string
  readonly inactive: boolean | undefined
  readonly restricted: boolean | undefined
  readonly specialOrder: boolean | undefined
  readonly isAddableToCart: boolean
  readonly allocationPeriod: string | null
  readonly thumbnailImage: string | null
  readonly matrixDetails: SellableItem['matrixDetails']
}

const LIST_LEVEL = 'List Price'

/**
 * The item that a page or card of a product sells: the requested variant, otherwise the first one, otherwise the
 * product itself. Everything that shows, prices or adds a product uses this, so that all of them mean the same
 * item.
 *
 * @example
 * soldItem(await api.getItem({ id: 'nitrile-gloves-medium' })).matrixDetails
 * // [{ key: 'Size', value: 'medium' }]
 */
export function soldItem(product: SellableProduct): SoldItem {
  const item = itemOf(product)
  const isAskedFor = item === product || item.id === product.variantId
  return {
    id: item.id,
    itemName: item.itemName,
    parentId: product.parent?.id ?? (item === product ? null : product.id),
    name: item.siteDisplayName,
    heading: isAskedFor ? item.siteDisplayName : product.siteDisplayName,
    urlComponent: item.urlComponent,
    pageUrlComponent: isAskedFor ? item.urlComponent : product.urlComponent,
    mpn: item.mpn,
    gtin: item.gtin ?? '',
    price: item.price,
    listPrice: item.prices.find(({ level }) => level === LIST_LEVEL)?.price ?? null,
    units: item.unit.details,
    quantityAvailable: item.quantityAvailable,
    rxLevel: item.rxLevel,
    inactive: product.inactive,
    restricted: item.restricted,
    specialOrder: item.specialOrder,
    isAddableToCart: item.isAddableToCart,
    allocationPeriod: item.allocationPeriod ?? null,
    thumbnailImage: item.thumbnailImage ?? product.thumbnailImage ?? null,
    matrixDetails: item.matrixDetails,
  }
}

/** A variant's own page answers the variant with its siblings, so the product itself may be one of the children. */
function itemOf(product: SellableProduct): SellableItem {
  const { id, variantId, children } = product
  if (variantId === id) return product
  const named = children.find((variant) => variant.id === variantId)
  if (named) return named
  return children.some((variant) => variant.id === id) ? product : (children[0] ?? product)
}
