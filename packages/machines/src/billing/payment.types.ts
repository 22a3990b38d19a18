import type { BankAccount, CallInput, CallOutput, Invoice, PaymentDetails, PaymentMethod } from '@gauze/contract'
import type { AllocationProblem, Cents, Credit, CreditAllocation, CreditUse } from '@gauze/rules'
import type { Calls, Reason } from '../port/index.js'

/** The port of a payment of invoices. */
export type PaymentPort = Calls<
  | 'getInvoices'
  | 'getCreditInfo'
  | 'getPaymentMethods'
  | 'getBankAccounts'
  | 'getConvFeeExempt'
  | 'getConvenienceFeeRate'
  | 'createPayment'
>

/** A credit that can pay invoices, with its words. */
export interface PaymentCredit extends Credit {
  readonly number: string
  /** YYYY-MM-DD */
  readonly date: string
  /** The reason for a credit memo; the method of a payment. */
  readonly about: string
}

/** The open invoices of a company, and its credits and payment methods. */
export interface PaymentData {
  /** Open invoices, the one that was due first at the beginning. */
  readonly invoices: readonly Invoice[]
  /** Credit memos, then payments of which some is not applied, each oldest first. */
  readonly credits: readonly PaymentCredit[]
  readonly cards: readonly PaymentMethod[]
  readonly bankAccounts: readonly BankAccount[]
  /** The provider's fields, in which people type a bank account; null if none can be added online. */
  readonly bankFields: CallOutput<'getBankAccounts'>['fields']
  /** Percent of the convenience fee of cards; 0 for a company that pays none. A bank account has no fee. */
  readonly feePercent: number
}

/** How much of a credit pays how much of an invoice, as typed. */
export interface TypedUse extends Omit<CreditUse, 'amount'> {
  /** The text of the amount in dollars, which may be none. */
  readonly amount: string
}

/** The person's entries. */
export interface PaymentChoice {
  /** The text of the amount to pay, by the id of the invoice; an invoice without one is not chosen. */
  readonly amounts: Readonly<Record<number, string>>
  /** The ticked credits, as `creditMemo 7` and `payment 7`. */
  readonly credits: readonly string[]
  /** Which credit pays which invoice, as typed; `null` is the oldest first. */
  readonly uses: readonly TypedUse[] | null
  /** The id of the saved card that pays; null if a bank account pays, or nothing is chosen. */
  readonly cardId: number | null
  /** The id of the saved bank account that pays in place of a card. */
  readonly bankAccountId: number | null
  readonly memo: string
}

/** An error of one amount. */
export interface AmountError {
  readonly code: 'not-an-amount' | AllocationProblem['code']
  /** The most that would be right; `null` for a text that is no amount. */
  readonly most: Cents | null
}

/** The plan of the entries: the amount of each invoice and credit. */
export interface PaymentPlan {
  /** Null while an amount is wrong, or while no invoice is chosen. */
  readonly allocation: CreditAllocation | null
  /** By the id of the invoice. */
  readonly invoiceErrors: Readonly<Record<number, AmountError>>
  /** Typed uses of credits that are no amounts, by their `creditUseKey`. */
  readonly useErrors: Readonly<Record<string, AmountError>>
  /** Problems of typed uses of credits. */
  readonly creditProblems: readonly AllocationProblem[]
  readonly fee: Cents
  /** The charged amount: the rest after the credits, and the fee. */
  readonly total: Cents
  /** Credits do not pay everything, so a card or a bank account pays the rest. */
  readonly needsMethod: boolean
}

/** A request to pay whose answer is not known: the same key with the same order shows, and never pays twice. */
export interface PendingPayment {
  readonly idempotencyKey: string
  readonly order: PaymentOrder
}

/** The position of an open invoice in {@link PaymentData}, and its open amount. */
export interface OpenInvoice {
  readonly at: number
  readonly due: Cents
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
  /** The invoices of `data` by their ids, so that a choice costs as much as the chosen invoices, not the open ones. */
  readonly open: ReadonlyMap<number, OpenInvoice>
  readonly choice: PaymentChoice
  /** The plan of the entries. */
  readonly plan: PaymentPlan
  /** The request to pay that is sent, or was sent without a known answer. */
  readonly pending: PendingPayment | null
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
  /** Earlier entries, such as the entries of a payment that a reload interrupted. */
  readonly choice?: Partial<PaymentChoice>
  /** The request to pay that a reload interrupted. Until its key shows whether it paid, nothing else can be paid. */
  readonly pending?: PendingPayment | null
}

/** The events of a payment. */
export type PaymentEvent =
  | { readonly type: 'choice.set'; readonly values: Partial<PaymentChoice> }
  /** The amount of one invoice, as typed. */
  | { readonly type: 'amount.set'; readonly id: number; readonly amount: string }
  /** Chooses or leaves invoices; the amount of a chosen invoice is the amount due. */
  | { readonly type: 'invoices.choose'; readonly ids: readonly number[]; readonly isChosen: boolean }
  /** A new card of the company was saved, and pays the rest. */
  | { readonly type: 'card.add'; readonly card: PaymentMethod }
  /** A new bank account of the company was saved, and pays the rest. */
  | { readonly type: 'bankAccount.add'; readonly bankAccount: BankAccount }
  | { readonly type: 'payment.make' }
  /** Repeats the failed request. */
  | { readonly type: 'payment.retry' }
  /** Gives up a request to pay whose answer is not known. If it reached the server, the payment stays made. */
  | { readonly type: 'payment.discard' }
  | { readonly type: 'connection.restore' }

/** The events that a payment emits. */
export type PaymentEmitted = { readonly type: 'payment.made'; readonly payment: PaymentDetails }

/** The body of a request to pay. */
export type PaymentOrder = CallInput<'createPayment'>
/** The answer to paying. */
export type MadePayment = CallOutput<'createPayment'>
