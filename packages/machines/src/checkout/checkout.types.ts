import type { CallOutput, Cart, OfferedAddress, PaymentMethod } from '@gauze/contract'
import type { CalculatedAmount, Cents } from '@gauze/rules'
import type { Calls, Reason } from '../port/index.js'

/** The port of checkout. */
export type CheckoutPort = Calls<
  | 'getCheckoutData'
  | 'getCheckoutTypes'
  | 'getAddresses'
  | 'getPaymentMethods'
  | 'getCart'
  | 'getAlternateShippingData'
  | 'getTaxRate'
  | 'getConvFeeExempt'
  | 'getConvenienceFee'
  | 'placeOrder'
>

/** The shopper's entries. */
export interface CheckoutForm {
  readonly shipAddressId: number | null
  readonly billAddressId: number | null
  readonly poNum: string
  /** On terms, or with the saved card of this id. */
  readonly paymentMethod: 'terms' | number | null
  /** YYYY-MM-DD; `null` is as soon as possible. */
  readonly shipDate: string | null
  readonly notes: string
}

/** The available choices. */
export interface CheckoutChoices {
  readonly payment: CallOutput<'getCheckoutData'>
  /** The kinds of payment that the company may use. */
  readonly paymentTypes: CallOutput<'getCheckoutTypes'>['types']
  readonly addresses: readonly OfferedAddress[]
  readonly defaultShipping: number | null
  readonly defaultBilling: number | null
  readonly cards: readonly PaymentMethod[]
  readonly isFeeExempt: boolean
}

/** The data that checkout begins with. */
export interface CheckoutData {
  readonly choices: CheckoutChoices
  readonly cart: Cart
}

/** The amounts and dates that depend on the ship-to address. */
export interface Quote {
  readonly shipDates: readonly string[]
  /** HH:MM in America/New_York; `null` if it could not be read. */
  readonly cutoffTime: string | null
  /** `null` for a shopper who may not see prices. */
  readonly tax: CalculatedAmount | null
  /** The amount of which the tax is a percentage; `null` where the tax is not known. */
  readonly taxBasis: TaxBasis | null
  readonly convenienceFee: CalculatedAmount | null
}

/** The percentage of a tax, and the taxed amount in dollars. */
export interface TaxBasis {
  readonly percent: number
  readonly amount: number
}

/** A change in the cart since the shopper last saw it; prices in cents for one of the unit. */
export type CartChange =
  | { readonly kind: 'added' | 'removed'; readonly name: string }
  | { readonly kind: 'quantity'; readonly name: string; readonly before: number; readonly after: number }
  /** Prices of one unit in dollars, with up to four decimals. */
  | { readonly kind: 'price'; readonly name: string; readonly before: number | null; readonly after: number | null }

/** The answer to placing an order. */
export type PlacedOrder = CallOutput<'placeOrder'>

/** The context of checkout. */
export interface CheckoutContext {
  readonly keySeed: string
  readonly ownerId: string
  /** Counts requests to place an order: tries of one request share its idempotency key. */
  readonly attempt: number
  /** The number of tries of the current request without an answer. */
  readonly retries: number
  readonly choices: CheckoutChoices | null
  readonly cart: Cart | null
  readonly form: CheckoutForm
  readonly quote: Quote | null
  /** A field that the server refused has the code `field` and the server's words. */
  readonly fieldErrors: Readonly<Record<string, readonly Reason[]>>
  readonly changes: readonly CartChange[]
  /** Why the last step did not work. */
  readonly failure: Reason | null
  readonly placed: PlacedOrder | null
}

/** The input of checkout. */
export interface CheckoutInput {
  /** Unique to this actor, e.g. a fresh UUID: idempotency keys are made from it. */
  readonly keySeed: string
  /** The owner of the ordered cart. If another owner has signed in, the server does not order their cart. */
  readonly ownerId: string
  /** Earlier entries, such as the entries of a checkout that a reload interrupted. The company's choices fill the rest. */
  readonly form?: Partial<CheckoutForm>
}

/** The events of checkout. */
export type CheckoutEvent =
  | { readonly type: 'form.set'; readonly values: Partial<CheckoutForm> }
  /** A new address of the company was saved: it can be chosen now, and this order goes there. */
  | { readonly type: 'address.add'; readonly address: OfferedAddress }
  /** A new card of the company was saved: it can be chosen now, and pays for this order. */
  | { readonly type: 'card.add'; readonly card: PaymentMethod }
  | { readonly type: 'review.open' }
  | { readonly type: 'details.edit' }
  | { readonly type: 'order.place' }
  /** Repeats the failed request. */
  | { readonly type: 'checkout.retry' }
  | { readonly type: 'connection.restore' }

/** The events that checkout emits. */
export type CheckoutEmitted =
  | { readonly type: 'order.placed'; readonly order: PlacedOrder }
  | { readonly type: 'order.failed'; readonly reason: Reason }
  /** The server's cart differs from the one shown: read the cart again. */
  | { readonly type: 'cart.changed' }

/** An amount in cents; `pending` while it is calculated, `error` if it cannot be, `null` if it may not be seen. */
export type SummaryAmount = Cents | 'pending' | 'error' | null

/** The order's amounts. */
export interface CheckoutSummary {
  readonly subtotal: SummaryAmount
  readonly shipping: SummaryAmount
  readonly tax: SummaryAmount
  readonly taxBasis: TaxBasis | null
  readonly convenienceFee: SummaryAmount
  readonly total: SummaryAmount
}

/** An order above the limit of its buyer, which an administrator has to approve; in cents. */
export interface NeededApproval {
  readonly limit: Cents
  /** The part of the total above the limit. */
  readonly above: Cents
}
