import type { CardFields } from '@gauze/contract'
import type { Cents } from '@gauze/rules'
import type { PdfPort } from './pdf.types.js'

/** The parts of a destination that charges and dates depend on. */
export interface Destination {
  readonly city: string
  /** Two letters. */
  readonly state: string
  /** `10001` or `10001-1234` */
  readonly zip: string
}

/** The customer. */
export interface BuyingCompany {
  readonly accountId: number
  readonly isTaxExempt: boolean
}

/** The input of {@link TaxPort}. */
export interface TaxRequest {
  readonly company: BuyingCompany
  readonly destination: Destination
  /** The items to tax, with their data in the catalogue. */
  readonly items: readonly { readonly itemId: number; readonly taxable: boolean }[]
  /** The destination's row in the store's own table; null if it has no rate. */
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

/** Calculates the tax. It is called for each answer that shows the tax of a cart. */
export interface TaxPort {
  taxAt(request: TaxRequest, signal: AbortSignal): Promise<Tax>
}

/** The input of {@link ShippingChargePort}. */
export interface ShippingChargeRequest {
  readonly company: BuyingCompany
  /** Null while there is no address. */
  readonly destination: Destination | null
  readonly subtotal: Cents
  readonly lines: readonly { readonly itemId: number; readonly baseUnits: number }[]
}

/** Calculates the cost of delivery. */
export interface ShippingChargePort {
  /** The subtotal from which delivery is free, for the cart to show; absent or null if there is none. */
  readonly freeFrom?: Cents | null
  chargeFor(request: ShippingChargeRequest, signal: AbortSignal): Promise<Cents>
}

/** The input of {@link ConvenienceFeePort}. */
export interface ConvenienceFeeRequest {
  readonly company: BuyingCompany
  /** The percentage that the company's account has. */
  readonly listedPercent: number
}

/** Calculates the share of a total that a company pays on top. Only called for companies whose account has the fee. */
export interface ConvenienceFeePort {
  percentFor(request: ConvenienceFeeRequest, signal: AbortSignal): Promise<number>
}

/** A way to pay an order. */
export type PaymentKind = 'terms' | 'card'

/** The chosen way to pay. */
export type PaymentMeans =
  | { readonly kind: 'terms'; readonly terms: string }
  | {
      readonly kind: 'card'
      readonly paymentMethodId: number
      /** The token of the provider for the card; the store does not know the card number. */
      readonly token: string
      readonly brand: string
      readonly last4: string
    }
  /** Of invoices only. */
  | {
      readonly kind: 'bank'
      readonly bankAccountId: number
      /** The token of the provider for the bank account; the store does not know the account number. */
      readonly token: string
      readonly bankName: string
      readonly last4: string
    }

/** The input of {@link PaymentPort.authorize}. */
export interface PaymentRequest {
  /** Unique to this payment. The same request may come again with it, and must then not be paid twice. */
  readonly key: string
  readonly accountId: number
  readonly means: PaymentMeans
  readonly total: Cents
  /** The company's own number for the payable; empty if it gave none. */
  readonly poNum: string
}

/** A payment by card or bank account that was requested. The input of {@link PaymentPort.release}. */
export interface RequestedPayment extends PaymentRequest {
  /** The reference of the provider for it; null if the provider gave none, as when its answer never came. */
  readonly reference: string | null
}

/** The input of {@link PaymentPort.capture}. */
export interface DuePayment extends RequestedPayment {
  /** Of the order or of the payment of invoices: `SO-100001` or `PMT-300001`. */
  readonly payableNumber: string
  /**
   * YYYY-MM-DD: the day by which a bank is expected to have moved the money of a debit; null for a card, and for a
   * debit that counted at once.
   */
  readonly expectedOn: string | null
  /** YYYY-MM-DD: the day on which the store asks, in Eastern time. */
  readonly today: string
}

/** Whether a payable may be paid like this. */
export type PaymentDecision =
  /** With the reference of the provider for the payment. */
  | { readonly isAccepted: true; readonly reference?: string }
  /** With the reason in words for the shopper; without one the store has words of its own. */
  | { readonly isAccepted: false; readonly reason: string | null }

/** The outcome for reserved money. */
export type PaymentSettlement =
  /** It was taken or given back as requested. */
  | { readonly isSettled: true }
  /**
   * The settlement is not possible any more, however often it is tried. With the reason, for the people who run the
   * store.
   */
  | { readonly isSettled: false; readonly reason: string }

/**
 * The outcome of a payment that is due. `pending`: the bank is still moving the money, which takes days for an ACH
 * debit; the store asks again after an hour.
 */
export type CaptureOutcome = PaymentSettlement | 'pending'

/** The way in which people enter a card. */
export interface CardEntry {
  /** The kinds of cards taken, such as Visa. */
  readonly types: readonly string[]
  /** The provider's fields, in which people type the card. */
  readonly fields: CardFields
}

/** A card to save, exchanged for a token in the provider's own fields. The input of {@link PaymentPort.saveCard}. */
export interface CardToSave {
  readonly accountId: number
  /**
   * The token that the provider's fields made of the card. The browser sent it, so only the provider knows which card
   * it names.
   */
  readonly token: string
  /** The name on the card. */
  readonly holder: string
}

/** Whether a card may be saved, and the facts of the provider about it. */
export type CardDecision =
  | {
      readonly isSaved: true
      /** The token of the provider for the card in later payments. */
      readonly token: string
      readonly brand: string
      readonly last4: string
      readonly expMonth: number
      readonly expYear: number
    }
  /** With the reason in words for the person who typed the card. */
  | { readonly isSaved: false; readonly reason: string }

/** The way in which people enter a bank account. */
export interface BankEntry {
  /** The provider's fields, in which people type the account; null if none can be added online. */
  readonly fields: CardFields | null
}

/** A bank account to save, exchanged for a token in the provider's own fields. */
export interface BankAccountToSave {
  readonly accountId: number
  /**
   * The token that the provider's fields made of the account. The browser sent it, so only the provider knows which
   * account it names.
   */
  readonly token: string
  /** The name on the account. */
  readonly holder: string
}

/** Whether a bank account may be saved, and the facts of the provider about it. */
export type BankAccountDecision =
  | {
      readonly isSaved: true
      /** The token of the provider for the account in later payments. */
      readonly token: string
      readonly bankName: string
      readonly last4: string
    }
  /** With the reason in words for the person who typed the account. */
  | { readonly isSaved: false; readonly reason: string }

/** Takes the payments of payables: of orders, and of invoices. */
export interface PaymentPort {
  /** How people enter a card; absent or null if no card can be added. */
  readonly cardEntry?: CardEntry | null
  /**
   * Saves a card of a company at the provider. Called again with the same token after an answer was lost: answer the
   * same card.
   */
  saveCard?(card: CardToSave, signal: AbortSignal): Promise<CardDecision>
  /** How people enter a bank account; absent or null if no bank account can pay invoices. */
  readonly bankEntry?: BankEntry | null
  /** Saves a bank account of a company at the provider, as {@link PaymentPort.saveCard} does a card. */
  saveBankAccount?(account: BankAccountToSave, signal: AbortSignal): Promise<BankAccountDecision>
  /** The ways to pay an order that a company is offered, the first one first. */
  kindsFor(company: { readonly accountId: number; readonly hasTerms: boolean }): Promise<readonly PaymentKind[]>
  /**
   * Approves the payment of a payable, after the store's own checks and before the payable is written, which may still
   * fail: reserve the money here, and take it in {@link PaymentPort.capture}. No bank reserves money of an ACH debit:
   * approve it here, and move the money only there.
   */
  authorize(request: PaymentRequest, signal: AbortSignal): Promise<PaymentDecision>
  /**
   * Takes the money of a payable that is due and paid by card or bank account. If it throws, or if its answer got lost,
   * it is called again minutes later: take the money once. An order may wait for its approval until the reservation has
   * lapsed: answer that the money is not settled, and why.
   */
  capture(payment: DuePayment, signal: AbortSignal): Promise<CaptureOutcome>
  /**
   * Gives reserved money back, because the payable was never written, or ended. Called for payments that were declined
   * or never answered, too, and for money that was already taken: answer how people give that back. If it throws, it is
   * called again minutes later.
   */
  release(payment: RequestedPayment, signal: AbortSignal): Promise<PaymentSettlement>
}

/** The input of {@link ShippingCalendarPort}. */
export interface ShipDatesRequest {
  readonly now: Date
  /** How many days to return. */
  readonly count: number
  /** Weekdays that the company chose for its deliveries, 1 Monday to 5 Friday; empty means any. */
  readonly deliveryDays: readonly number[]
  readonly destination: Pick<Destination, 'city' | 'zip'>
}

/** Says when orders can leave. */
export interface ShippingCalendarPort {
  /** Orders placed by this time can leave the same business day: HH:MM in America/New_York. */
  readonly cutoffTime: string
  /** The next days on which an order can leave, YYYY-MM-DD, earliest first. */
  shipDates(request: ShipDatesRequest, signal: AbortSignal): Promise<readonly string[]>
}

/**
 * The parts that a business may change without changing the store. A port that fails or takes too long counts as
 * unknown.
 */
export interface Ports {
  readonly tax: TaxPort
  readonly shippingCharge: ShippingChargePort
  readonly convenienceFee: ConvenienceFeePort
  readonly payment: PaymentPort
  readonly shippingCalendar: ShippingCalendarPort
  readonly pdf: PdfPort
}
