import { centsFromDollars } from '@gauze/rules'
import { fromPromise } from 'xstate'
import type { CallOptions } from '../port/index.js'
import type { MadePayment, PaymentData, PaymentOrder, PaymentPort } from './payment.types.js'

/** The most open invoices that are read (specification, section 7). */
const mostInvoices = 10_000

/** The owner for whom something is read or paid. */
export interface OwnedInput {
  readonly ownerId: string
}

/** A request to pay, with the key of all of its tries. */
export interface MakeInput extends OwnedInput {
  readonly order: PaymentOrder
  readonly idempotencyKey: string
}

async function load(port: PaymentPort, options: CallOptions): Promise<PaymentData> {
  const open = { limit: mostInvoices, status: 'open', sort: 'dueDate', orderBy: 'asc' } as const
  const [invoices, credits, { cards }, { bankAccounts, fields: bankFields }, { convFeeExempt }] = await Promise.all([
    port.getInvoices(open, options),
    port.getCreditInfo({}, options),
    port.getPaymentMethods({}, options),
    port.getBankAccounts({}, options),
    port.getConvFeeExempt({}, options),
  ])
  const { convenienceFeeRate } = convFeeExempt
    ? { convenienceFeeRate: 0 }
    : await port.getConvenienceFeeRate({}, options)
  const memos = credits.creditMemos.map(({ id, creditMemoNumber, date, reason, maxApply }) => {
    const words = { number: creditMemoNumber, about: reason, date }
    return { ...words, kind: 'creditMemo' as const, id, available: centsFromDollars(maxApply) }
  })
  const payments = credits.unappliedPayments.map(({ id, paymentNumber, date, method, maxApply }) => {
    const words = { number: paymentNumber, about: method, date }
    return { ...words, kind: 'payment' as const, id, available: centsFromDollars(maxApply) }
  })
  const methods = { cards, bankAccounts, bankFields, feePercent: convenienceFeeRate }
  return { invoices: invoices.results, credits: [...memos, ...payments], ...methods }
}

/** The port of a payment as the actors its machine invokes. */
export function paymentActors(port: PaymentPort) {
  return {
    load: fromPromise<PaymentData, OwnedInput>(({ input, signal }) => load(port, { signal, owner: input.ownerId })),
    makePayment: fromPromise<MadePayment, MakeInput>(({ input: { order, idempotencyKey, ownerId }, signal }) =>
      port.createPayment(order, { signal, idempotencyKey, owner: ownerId }),
    ),
  }
}
