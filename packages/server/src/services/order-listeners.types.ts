import type { Fulfillment, OrderStatus } from '@gauze/contract'
import type { Scope } from '../db/scope.js'
import type { Jobs } from '../jobs/jobs.js'

/** A line of an order, with the quantity that is in a parcel. */
export interface ParcelLine {
  readonly displayName: string
  readonly matrixDetails: readonly { readonly key: string; readonly value: string }[]
  readonly quantity: number
  readonly unitLabel: string
}

/** A parcel as the buyer's mail names it. */
export interface MailedParcel extends Pick<Fulfillment, 'carrier' | 'trackingNumber'> {
  readonly lines: readonly ParcelLine[]
}

/** An order that has just entered another status, with its buyer. */
export interface MovedOrder {
  readonly id: number
  readonly orderNumber: string
  readonly status: OrderStatus
  /** In words for the buyer; empty if nobody gave one. */
  readonly reason: string
  /** The parcel that has left; null for every other move. */
  readonly parcel: MailedParcel | null
  readonly userId: number
  readonly email: string
  readonly firstName: string
  /** Whether the buyer's login is active. */
  readonly isActive: boolean
  /** Whether the buyer may see prices. */
  readonly isPriceVisible: boolean
}

/** The invoice of a parcel. */
export interface IssuedInvoice {
  readonly id: number
  readonly number: string
  readonly orderNumber: string
  readonly totalCents: number
  /** YYYY-MM-DD; null for an invoice that is paid already. */
  readonly dueOn: string | null
}

/** A parcel that has just left, after its order has moved. */
export interface ShippedParcel {
  readonly orderId: number
  readonly parcelId: number
  readonly invoice: IssuedInvoice
}

/** The services that listeners use. */
export interface ListenerServices {
  readonly jobs: Jobs
  readonly publicUrl: () => string
}

/** A listener runs in the transaction of the scope. An error of a listener undoes the move. */
export type OrderListener<Event> = (scope: Scope, event: Event, services: ListenerServices) => Promise<void>

/** The listeners of each event, in the order in which they run. */
export interface OrderListeners {
  readonly moved: readonly OrderListener<MovedOrder>[]
  readonly shipped: readonly OrderListener<ShippedParcel>[]
}
