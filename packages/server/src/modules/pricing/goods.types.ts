import type { MatrixDetail, UnitDetail } from '@gauze/contract'
import type { Destination } from '../../ports/ports.types.js'

/** An item with the fields that buying it needs, priced for one company. */
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
  /** Base units the company may still order in the current period; null without a limit. */
  readonly allocationLeft: number | null
  readonly units: UnitDetail[]
}

/** A quantity of an item in one of its units. */
export interface GoodsLine {
  readonly unit: number
  readonly quantity: number
  readonly item: GoodsItem
}

/** The data that the charges on some goods depend on, for one company and ship-to address. */
export interface ChargeTerms {
  readonly accountId: number
  readonly isTaxExempt: boolean
  /** Null while there is no address. */
  readonly destination: Destination | null
  /** The destination's row in the store's own table; null if it has no rate. */
  readonly listedTax: { readonly ratePercent: number; readonly shippingTaxable: boolean } | null
  /** Percent; null for a company that is not charged the convenience fee. */
  readonly listedFeePercent: number | null
}

/** The data that amounts and buying rules depend on, besides the lines. */
export interface GoodsTerms extends ChargeTerms {
  /** Rx levels the company may buy. */
  readonly rxLevels: readonly string[]
  /** Rx levels that the store sells now. */
  readonly sellable: readonly string[]
}

/** Lines that a company may buy, wherever they come from: a cart, an approval, a subscription, an estimate. */
export interface Goods extends GoodsTerms {
  readonly lines: readonly GoodsLine[]
}
