import type { CategoryReference, MatrixDetail, UnitDetail } from '@gauze/contract'

/** The fields that product, variant and card have in common, priced for one company or for a visitor. */
interface PricedItem {
  readonly id: number
  readonly itemName: string
  readonly siteDisplayName: string
  readonly matrixDetails: MatrixDetail[]
  readonly mpn: string
  readonly gtin: string
  readonly urlComponent: string
  readonly thumbnailImage: string | null
  readonly quantityAvailable: number
  readonly rxLevel: string
  readonly inactive: boolean
  readonly restricted: boolean
  readonly specialOrder: boolean
  readonly allocationPeriod: string | null
  readonly isAddableToCart: boolean
  /** Dollars per base unit; null for 'N/A'. */
  readonly price: number | null
  /** The same before contract prices. */
  readonly levelPrice: number | null
  readonly listPrice: number | null
  readonly units: UnitDetail[]
}

/** A matrix variant from the database. */
export type VariantRow = PricedItem

/** A product from the database, for a card. */
export interface CardRow extends PricedItem {
  readonly parentId: number | null
  readonly isMatrixParent: boolean
  readonly displayName: string
  readonly manufacturer: string
  readonly category: CategoryReference
  readonly children: VariantRow[]
  /** The company's price level; null for a visitor. */
  readonly level: string | null
}

/** The viewer: whose prices count, and whether they may be shown. */
export interface Viewer {
  /** Null for a visitor. */
  readonly accountId: number | null
  readonly isPriceVisible: boolean
}

/** The latest purchase of an item by a company. */
export interface LatestPurchase {
  /** Id of the unit, which may be one that the item is no longer sold in. */
  readonly unit: number
  /** When it was ordered, in ISO 8601. */
  readonly orderedOn: string
}

/** The latest purchase of each item that a company bought, by the item's id. */
export type LatestPurchases = Readonly<Record<string, LatestPurchase>>
