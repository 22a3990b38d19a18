import type { CartNotification, MatrixDetail, UnitDetail } from '@gauze/contract'

/** An item as far as a cart needs to know it, priced for the company of the cart. */
export interface CartItem {
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

/** A line of a cart with its item as it is now. */
export interface CartLineState {
  readonly id: number
  readonly unit: number
  readonly quantity: number
  /** Price when the shopper last confirmed the line. */
  readonly confirmedPrice: number | null
  readonly item: CartItem
}

/** A line saved for later. */
export type SavedLineState = Omit<CartLineState, 'confirmedPrice'>

/**
 * What the cart told its owner. `short` marks a backorder notice: how many base units of item `id` were missing when it
 * was told.
 */
export interface StoredNotice extends CartNotification {
  readonly short?: number
}

/** All of a cart at one version, with what its amounts and rules depend on. */
export interface CartState {
  /** The user and account that it is of. */
  readonly ownerId: string
  /** Null while the user never had a line. */
  readonly cartId: number | null
  readonly version: number
  readonly approvedBy: number | null
  readonly contactId: number | null
  readonly notices: readonly StoredNotice[]
  /** Percent; null while there is no address to go by. */
  readonly taxRate: number | null
  readonly shippingTaxable: boolean
  /** Percent; null for a company that is not charged the fee. */
  readonly convenienceFeeRate: number | null
  /** Rx levels the company may buy. */
  readonly rxLevels: readonly string[]
  /** Rx levels the store sells at present. */
  readonly sellable: readonly string[]
  readonly lines: readonly CartLineState[]
  readonly saved: readonly SavedLineState[]
}
