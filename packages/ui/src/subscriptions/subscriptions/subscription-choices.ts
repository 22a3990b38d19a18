import type { OfferedAddress, PaymentMethod } from '@gauze/contract'

/** The addresses and the ways to pay that a subscription can use. */
export interface SubscriptionChoices {
  readonly addresses: readonly OfferedAddress[]
  readonly cards: readonly PaymentMethod[]
  /** The payment terms of the company, such as 'Net 30'; null for none. */
  readonly terms: string | null
}
