import { cents, formatUsd } from '@gauze/rules'
import { composeMail, type MailPart } from '../../jobs/compose-mail.js'
import type { Mail } from '../../jobs/mail.js'
import type { ReturnedPayment } from './payables.repository.js'

/** The invoices that a mail lists; the page of the payment shows all. */
const mostRows = 50

/** The content of the mail about a payment; amounts are cents. */
export interface MailedPayment {
  readonly id: number
  readonly number: string
  readonly email: string
  readonly firstName: string
  readonly charged: number
  readonly credited: number
  readonly fee: number
  /** 'Visa ending in 4242'; null if credits paid everything. */
  readonly method: string | null
  readonly invoices: readonly { readonly number: string; readonly apply: number; readonly left: number }[]
  /** Origin of the store, without a slash at the end. */
  readonly storeUrl: string
}

function usd(amount: number) {
  return formatUsd(cents(amount))
}

/** The mail to the person who paid invoices. */
export function paymentMail({ id, number, email, firstName, storeUrl, ...payment }: MailedPayment): Mail {
  const { charged, credited, fee, method, invoices } = payment
  const facts: (readonly [string, string])[] = [
    ['Payment', number],
    ['Charged', method === null ? usd(0) : `${usd(charged + fee)} to ${method}`],
    ...(fee > 0 ? [['Convenience fee', usd(fee)] as const] : []),
    ...(credited > 0 ? [['Paid with credits', usd(credited)] as const] : []),
  ]
  const shown = invoices.slice(0, mostRows)
  const others: MailPart[] =
    invoices.length > mostRows ? [{ kind: 'text', text: `And ${invoices.length - mostRows} more invoices.` }] : []
  return composeMail({
    kind: 'payment-received',
    recipient: email,
    subject: `Payment ${number} received`,
    parts: [
      { kind: 'text', text: `Hello ${firstName},` },
      { kind: 'text', text: `we received your payment of ${usd(charged + credited)}.` },
      { kind: 'facts', facts },
      {
        kind: 'table',
        caption: 'Invoices',
        columns: ['Invoice', 'Paid', 'Still open'],
        rows: shown.map((invoice) => [invoice.number, usd(invoice.apply), usd(invoice.left)]),
        lineOf: ([invoice = '', paid = '', left = '']) => `${invoice}: ${paid} paid, ${left} still open`,
      },
      ...others,
      { kind: 'link', label: 'See the payment', href: `${storeUrl}/myaccount/menu/paymentdetails?id=${id}` },
    ],
  })
}

/** The mail to the person whose payment was returned. */
export function returnedMail(
  { number, accountName, reopened }: ReturnedPayment,
  recipient: string,
  storeUrl: string,
): Mail {
  return composeMail({
    kind: 'payment-returned',
    recipient,
    subject: `Payment ${number} was returned`,
    parts: [
      {
        kind: 'text',
        text: `The money of the payment ${number} of ${accountName} did not reach us, so ${usd(reopened)} of your invoices are open again. Pay them with another card, or call us.`,
      },
      { kind: 'link', label: 'Make a payment', href: `${storeUrl}/myaccount/menu/payment/create` },
    ],
  })
}
