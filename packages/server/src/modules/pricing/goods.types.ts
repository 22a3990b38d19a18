import type { MatrixDetail, UnitDetail } from '@gauze/contract'

/** An item as far as buying it needs to know it, priced for one company. */
export interface GoodsItem {
  readonly itemId: number
  readonly name: string
  readonly itemName: string
  readonly manufacturer: string
  readonly mpn: string
  readonly urlComponent: string
  readonly thumbnailImage: string | null
  readonly matrixDetails: MatrixDetail[]
  readonly rxLevel: string
  readonly quantityAvailable: number
  readonly isMatrixParent: boolean
  readonly isAddableToCart: boolean
  readonly inactive: boolean
  readonly restricted: boolean
  readonly specialOrder: boolean
  readonly taxable: boolean
  /** Dollars per base unit; null for 'N/A'. */
  readonly price: number | null
  /** Base units the company may still order in the running period; null without a limit. */
  readonly allocationLeft: number | null
  readonly units: UnitDetail[]
}

/** A quantity of an item in one of its units. */
export interface GoodsLine {
  readonly unit: number
  readonly quantity: number
  readonly item: GoodsItem
}

/** What amounts and rules of buying depend on besides the lines, for one company and ship-to address. */
export interface GoodsTerms {
  /** Percent; null while there is no address to go by. */
  readonly taxRate: number | null
  readonly shippingTaxable: boolean
  /** Percent; null for a company that is not charged the fee. */
  readonly convenienceFeeRate: number | null
  /** Rx levels the company may buy. */
  readonly rxLevels: readonly string[]
  /** Rx levels the store sells at present. */
  readonly sellable: readonly string[]
}

/** Lines that a company may buy, wherever they come from: a cart, an approval, a subscription, an estimate. */
export interface Goods extends GoodsTerms {
  readonly lines: readonly GoodsLine[]
}
