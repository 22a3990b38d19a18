import { creditKey, type PaymentData, type PaymentPlan } from '@gauze/machines/billing'
import type { Cents } from '@gauze/rules'
import { useFormats } from '../../formats/index.js'
import { useMessages } from '../../messages/index.js'
import { makePaymentMessages } from './make-payment.messages.js'
import { useCurrentPayment } from './payment-context.js'

/** The changes that are named; the table of the review shows the rest. */
const mostChanges = 10

/** A sent payment, to find the changes of the store. */
export interface SentPayment {
  readonly invoices: readonly { readonly id: number; readonly number: string; readonly apply: Cents }[]
  readonly credits: readonly { readonly key: string; readonly number: string }[]
}

/** The payment of the present plan. */
export function sentPaymentOf(data: PaymentData, { allocation }: PaymentPlan): SentPayment {
  const numbers = new Map(data.invoices.map(({ id, invoiceNumber }) => [id, invoiceNumber]))
  const used = new Set(allocation?.credits.filter((credit) => credit.used > 0).map(creditKey))
  return {
    invoices: (allocation?.invoices ?? []).map(({ id, apply }) => ({ id, apply, number: numbers.get(id) ?? '' })),
    credits: data.credits.flatMap((credit) => {
      const key = creditKey(credit)
      return used.has(key) ? [{ key, number: credit.number }] : []
    }),
  }
}

/** The changed parts of a refused payment: invoices, their amounts, and credits. */
export function ReviewChanges({ sent }: { sent: SentPayment }) {
  const text = useMessages('makePayment', makePaymentMessages)
  const { money, number } = useFormats()
  const { data, plan } = useCurrentPayment()
  const open = new Set(data.invoices.map(({ id }) => id))
  const applies = new Map(plan.allocation?.invoices.map(({ id, apply }) => [id, apply]))
  const usable = new Set(data.credits.map(creditKey))
  const changes = [
    ...sent.invoices.flatMap((invoice) => {
      if (!open.has(invoice.id)) return [text.leftOut(invoice.number)]
      const apply = applies.get(invoice.id)
      return apply !== undefined && apply < invoice.apply ? [text.lowered(invoice.number, money(apply))] : []
    }),
    ...sent.credits.flatMap(({ key, number: name }) => (usable.has(key) ? [] : [text.creditGone(name)])),
  ]
  if (changes.length === 0) return null
  const more = changes.length - mostChanges
  return (
    <ul data-slot="changes">
      {changes.slice(0, mostChanges).map((change) => (
        <li key={change}>{change}</li>
      ))}
      {more > 0 ? <li>{text.andMore(number(more))}</li> : null}
    </ul>
  )
}
