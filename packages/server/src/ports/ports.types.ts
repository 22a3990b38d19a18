import type { Cents } from '@gauze/rules'
import type { PdfPort } from './pdf.types.js'

/** Where goods go, as far as charges and dates depend on it. */
export interface Destination {
  readonly city: string
  /** Two letters. */
  readonly state: string
  /** `10001` or `10001-1234` */
  readonly zip: string
}

/** Who buys. */
export interface BuyingCompany {
  readonly accountId: number
  readonly isTaxExempt: boolean
}

/** What {@link TaxPort} is asked. */
export interface TaxRequest {
  readonly company: BuyingCompany
  readonly destination: Destination
  /** The items to tax, with what the catalogue says of each. */
  readonly items: readonly { readonly itemId: number; readonly taxable: boolean }[]
  /** What the store's own table says of the destination; null where it has no rate. */
  readonly listed: { readonly ratePercent: number; readonly shippingTaxable: boolean } | null
}

/** The tax at a destination. */
export interface Tax {
  /** Percent: 8.875 is 8.875 %. */
  readonly ratePercent: number
  readonly shippingTaxable: boolean
  /** Which of the items the rate applies to. */
  readonly taxableItemIds: readonly number[]
}

/** Says which tax is due. It is asked for each answer that shows the tax of a cart. */
export interface TaxPort {
  taxAt(request: TaxRequest, signal: AbortSignal): Promise<Tax>
}

/** What {@link ShippingChargePort} is asked. */
export interface ShippingChargeRequest {
  readonly company: BuyingCompany
  /** Null while there is no address to go by. */
  readonly destination: Destination | null
  readonly subtotal: Cents
  readonly lines: readonly { readonly itemId: number; readonly baseUnits: number }[]
}

/** Says what delivery costs. */
export interface ShippingChargePort {
  chargeFor(request: ShippingChargeRequest, signal: AbortSignal): Promise<Cents>
}

/** What {@link ConvenienceFeePort} is asked. */
export interface ConvenienceFeeRequest {
  readonly company: BuyingCompany
  /** The percentage that the company's account has. */
  readonly listedPercent: number
}

/** Says which part of a total a company pays on top. Only asked for companies whose account has the fee. */
export interface ConvenienceFeePort {
  percentFor(request: ConvenienceFeeRequest, signal: AbortSignal): Promise<number>
}

/** A way to pay. */
export type PaymentKind = 'terms' | 'card'

/** What a payment is to be made with. */
export type PaymentMeans =
  | { readonly kind: 'terms'; readonly terms: string }
  | { readonly kind: 'card'; readonly paymentMethodId: number; readonly brand: string; readonly last4: string }

/** What {@link PaymentPort.authorize} is asked. */
export interface PaymentRequest {
  /** The order's key. The same may be asked again, and must then not be paid twice. */
  readonly key: string
  readonly accountId: number
  readonly means: PaymentMeans
  readonly total: Cents
}

/** Whether an order may be paid like this. */
export type PaymentDecision =
  | { readonly isAccepted: true }
  /** With the reason in words for the shopper. */
  | { readonly isAccepted: false; readonly reason: string }

/** Takes payments of orders. */
export interface PaymentPort {
  /** The ways to pay that a company is offered, the first one first. */
  kindsFor(company: { readonly accountId: number; readonly hasTerms: boolean }): Promise<readonly PaymentKind[]>
  /**
   * Agrees to an order's being paid, after the store's own checks and before the order is written, which may still fail:
   * take no money here, reserve it.
   */
  authorize(request: PaymentRequest, signal: AbortSignal): Promise<PaymentDecision>
}

/** What {@link ShippingCalendarPort} is asked. */
export interface ShipDatesRequest {
  readonly now: Date
  /** How many days to offer. */
  readonly count: number
  /** Weekdays on which the company wants its deliveries, 1 Monday to 5 Friday; empty means any. */
  readonly deliveryDays: readonly number[]
  readonly destination: Pick<Destination, 'city' | 'zip'>
}

/** Says when orders can leave. */
export interface ShippingCalendarPort {
  /** Orders placed by then can leave the same business day: HH:MM in America/New_York. */
  readonly cutoffTime: string
  /** The next days on which an order can leave, YYYY-MM-DD, earliest first. */
  shipDates(request: ShipDatesRequest, signal: AbortSignal): Promise<readonly string[]>
}

/** What a business may change without changing the store. What fails or takes too long counts as not known. */
export interface Ports {
  readonly tax: TaxPort
  readonly shippingCharge: ShippingChargePort
  readonly convenienceFee: ConvenienceFeePort
  readonly payment: PaymentPort
  readonly shippingCalendar: ShippingCalendarPort
  readonly pdf: PdfPort
}
