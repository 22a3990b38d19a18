import type { Cents } from '@gauze/rules'
import type { CxmlParties, punchoutBuyers } from '../../db/schema/index.js'

/** A procurement system that sends orders. */
export type OrderingBuyer = typeof punchoutBuyers.$inferSelect

/** A line of a purchase order as it was sent. */
export interface SentOrderLine {
  readonly lineNumber: string
  /** The item's number. */
  readonly part: string
  /** The unit's number, as a cart that returned named it; empty if it was lost. */
  readonly auxiliary: string
  /** The UN/ECE code of the unit; empty if none was given. */
  readonly unitCode: string
  readonly quantity: number
  /** The price of one unit in dollars; null if none was given. */
  readonly price: string | null
}

/** A place as a procurement system writes it. Each text is empty if none was given. */
export interface SentAddress {
  /** The address's number or name at the store, or the system's own one. */
  readonly id: string
  readonly name: string
  readonly streets: readonly string[]
  readonly city: string
  /** Two letters, or a name. */
  readonly state: string
  readonly zip: string
  /** An ISO code, or a name. */
  readonly country: string
}

/** Amounts of a whole order, in cents; null for an amount that the document does not give, or gives as 0. */
export interface SentAmounts {
  /** Of the goods; some systems add shipping and tax. */
  readonly total: Cents | null
  readonly shipping: Cents | null
  readonly tax: Cents | null
}

/** An OrderRequest. */
export interface PurchaseOrder {
  readonly type: 'new' | 'update' | 'delete'
  readonly payloadId: string
  /** The orderID, which becomes the PO number. */
  readonly number: string
  /** Null if the system does not count versions. */
  readonly version: number | null
  /** Empty if none was given. */
  readonly orderDate: string
  /** Whether the store only checks it. */
  readonly isTest: boolean
  readonly parties: CxmlParties
  /** Null for a deletion. */
  readonly shipTo: SentAddress | null
  /** Null if the document names none, so that the company's default address counts. */
  readonly billTo: SentAddress | null
  /** The recipients, the shipping method and the comments. */
  readonly notes: string
  readonly amounts: SentAmounts
  /** The number of days until payment is due; null if the order names none. */
  readonly paymentDays: number | null
  /** None for a deletion. */
  readonly lines: readonly SentOrderLine[]
}
