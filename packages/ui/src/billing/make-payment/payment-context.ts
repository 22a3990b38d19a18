'use client'
import type { BankAccount, PaymentMethod } from '@gauze/contract'
import type { PaymentChoice, PaymentContext as PaymentEntries, PaymentStage } from '@gauze/machines/billing'
import type { Cents } from '@gauze/rules'
import { createContext, use } from 'react'

/** The state of a payment that its screens show. */
export interface PaymentView extends Pick<PaymentEntries, 'data' | 'choice' | 'plan' | 'pending' | 'failure'> {
  readonly stage: PaymentStage
  readonly canPay: boolean
}

/** The actions of a person on the screens of a payment. These functions stay the same for the life of a payment. */
export interface PaymentActions {
  readonly set: (values: Partial<PaymentChoice>) => void
  /** Sets the amount of one invoice, as typed. */
  readonly setAmount: (id: number, amount: string) => void
  readonly choose: (ids: readonly number[], isChosen: boolean) => void
  readonly addCard: (card: PaymentMethod) => void
  readonly addBankAccount: (bankAccount: BankAccount) => void
  readonly pay: () => void
  readonly retry: () => void
  /** Gives up a payment of which nobody knows whether it was made. */
  readonly discard: () => void
}

/** A payment as its provider gives it. */
export interface Payment extends PaymentActions {
  readonly view: PaymentView | null
  /** The failure of the last step, in words. */
  readonly message: string | null
  /** The last payment was discarded, and none was made since. */
  readonly isDiscarded: boolean
  /** Where the payments that were made are listed. */
  readonly historyHref: string
  /** The most that a payment of this person may charge; null if there is no limit. */
  readonly limit: Cents | null
}

export const PaymentContext = createContext<Payment | null>(null)

/**
 * The payment of the `PaymentProvider` around it, for a screen of your own.
 *
 * @throws Error outside a `PaymentProvider`.
 */
export function useCurrentPayment() {
  const payment = use(PaymentContext)
  if (payment?.view?.data == null) {
    throw new Error('useCurrentPayment found no payment. Use it below <PaymentProvider>.')
  }
  const { limit, view } = payment
  const isAboveLimit = limit !== null && view.plan.total > limit
  return { ...payment, ...view, data: payment.view.data, isAboveLimit }
}
