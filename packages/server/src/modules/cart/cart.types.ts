import type { CartNotification } from '@gauze/contract'
import type { Goods } from '../pricing/goods.types.js'
import type { OfferedLine } from '../pricing/offers.js'

/** A line of a cart with its item as it is now, at the price that holds for it. */
export interface CartLineState extends OfferedLine {
  readonly id: number
  /** Orders the lines. */
  readonly position: number
  /** Price when the shopper last confirmed the line. */
  readonly confirmedPrice: number | null
}

/** A line saved for later. */
export type SavedLineState = Omit<CartLineState, 'confirmedPrice' | 'position' | 'offers' | 'ownPrice'>

/**
 * A notice that the cart showed its owner. `short` marks a backorder notice: how many base units of item `id` were
 * missing at that time.
 */
export interface StoredNotice extends CartNotification {
  readonly short?: number
  /** The owner cleared the notice. It is kept, so that the shortage still counts as shown. */
  readonly cleared?: boolean
}

/** A whole cart at one version, with the data that its amounts and rules depend on. */
export interface CartState extends Goods {
  /** The user and account that it belongs to. */
  readonly ownerId: string
  /** Null while the user never had a line. */
  readonly cartId: number | null
  readonly version: number
  readonly approvedBy: number | null
  /** Orders of the user above it wait for approval; null when none do. */
  readonly approvalLimitCents: number | null
  readonly contactId: number | null
  readonly notices: readonly StoredNotice[]
  readonly lines: readonly CartLineState[]
  readonly saved: readonly SavedLineState[]
}
