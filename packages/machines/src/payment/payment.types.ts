import type { CallInput, CallOutput, Invoice, PaymentDetails, PaymentMethod } from '@gauze/contract'
import type { AllocationProblem, Cents, Credit, CreditAllocation, CreditUse } from '@gauze/rules'
import type { Calls, Reason } from '../port/index.js'

/** The port of a payment of invoices. */
export type PaymentPort = Calls<
  'getInvoices' | 'getCreditInfo' | 'getPaymentMethods' | 'getConvFeeExempt' | 'getConvenienceFeeRate' | 'createPayment'
>

/** A credit that can pay invoices, with its words. */
export interface PaymentCredit extends Credit {
  readonly number: string
  /** YYYY-MM-DD */
  readonly date: string
  /** The reason for a credit memo; the method of a payment. */
  readonly about: string
}

/** What a company can pay, and with what. */
export interface PaymentData {
  /** Open invoices, the one that was due first at the beginning. */
  readonly invoices: readonly Invoice[]
  /** Credit memos, then payments of which some is not applied, each oldest first. */
  readonly credits: readonly PaymentCredit[]
  readonly cards: readonly PaymentMethod[]
  /** Percent of the convenience fee; 0 for a company that pays none. */
  readonly feePercent: number
}

/** The person's entries. */
export interface PaymentChoice {
  /** The text of the amount to pay, by the id of the invoice; an invoice without one is not chosen. */
  readonly amounts: Readonly<Record<number, string>>
  /** The ticked credits, as `creditMemo 7` and `payment 7`. */
  readonly credits: readonly string[]
  /** Which credit pays which invoice, as typed; `null` is the oldest first. */
  readonly uses: readonly CreditUse[] | null
  /** The id of a saved card. */
  readonly cardId: number | null
  readonly memo: string
}

/** An error of one amount. */
export interface AmountError {
  readonly code: 'not-an-amount' | AllocationProblem['code']
  /** The most that would be right; `null` for a text that is no amount. */
  readonly most: Cents | null
}

/** What the entries come to. */
export interface PaymentPlan {
  /** Null while an amount is wrong, or while no invoice is chosen. */
  readonly allocation: CreditAllocation | null
  /** By the id of the invoice. */
  readonly invoiceErrors: Readonly<Record<number, AmountError>>
  /** Problems of typed uses of credits. */
  readonly creditProblems: readonly AllocationProblem[]
  readonly fee: Cents
  /** What is charged: the rest after the credits, and the fee. */
  readonly total: Cents
  readonly needsCard: boolean
}

/** The context of a payment. */
export interface PaymentContext {
  readonly keySeed: string
  readonly ownerId: string
  /** Counts requests to pay: tries of one request share its idempotency key. */
  readonly attempt: number
  /** The number of tries of the current request without an answer. */
  readonly retries: number
  readonly data: PaymentData | null
  readonly choice: PaymentChoice
  /** Why the last step did not work. */
  readonly failure: Reason | null
  readonly paid: PaymentDetails | null
}

/** The input of a payment. */
export interface PaymentInput {
  /** Unique to this actor, e.g. a fresh UUID: idempotency keys are made from it. */
  readonly keySeed: string
  /** The owner for whom the payment is made. If another owner has signed in, the server pays nothing. */
  readonly ownerId: string
  /** Entries from before, such as those of a payment that a reload interrupted. */
  readonly choice?: Partial<PaymentChoice>
}

/** The events of a payment. */
export type PaymentEvent =
  | { readonly type: 'choice.set'; readonly values: Partial<PaymentChoice> }
  /** Chooses or leaves invoices; the amount of a chosen one is what is due. */
  | { readonly type: 'invoices.choose'; readonly ids: readonly number[]; readonly isChosen: boolean }
  /** A new card of the company was saved, and pays the rest. */
  | { readonly type: 'card.add'; readonly card: PaymentMethod }
  | { readonly type: 'payment.make' }
  /** Repeats the failed request. */
  | { readonly type: 'payment.retry' }
  | { readonly type: 'connection.restore' }

/** The events that a payment emits. */
export type PaymentEmitted = { readonly type: 'payment.made'; readonly payment: PaymentDetails }

/** The body of a request to pay. */
export type PaymentOrder = CallInput<'createPayment'>
/** The answer to paying. */
export type MadePayment = CallOutput<'createPayment'>
