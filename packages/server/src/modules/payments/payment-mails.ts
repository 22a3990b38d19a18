import { accountPath, cents, formatDate, formatUsd, paymentPath } from '@gauze/rules'
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
  /** YYYY-MM-DD: the day by which a bank account is debited; null for money that came at once. */
  readonly expectedOn: string | null
  readonly invoices: readonly { readonly number: string; readonly apply: number; readonly left: number }[]
  /** Origin of the store, without a slash at the end. */
  readonly storeUrl: string
}

function usd(amount: number) {
  return formatUsd(cents(amount))
}

/** The mail to the person who paid invoices, or whose bank account is debited for them. */
export function paymentMail({ id, number, email, firstName, storeUrl, ...payment }: MailedPayment): Mail {
  const { charged, credited, fee, method, expectedOn, invoices } = payment
  const isDebit = expectedOn !== null
  // As a sum, from the invoices to the charged amount.
  const facts: (readonly [string, string])[] = [
    ['Payment', number],
    ['Invoices', usd(charged + credited)],
    ...(credited > 0 ? [['Less credits', usd(credited)] as const] : []),
    ...(fee > 0 ? [['Plus convenience fee', usd(fee)] as const] : []),
    [
      isDebit ? 'To be debited' : 'Charged',
      method === null ? usd(0) : `${usd(charged + fee)} ${isDebit ? 'from' : 'to'} ${method}`,
    ],
  ]
  const debit: MailPart[] =
    expectedOn === null
      ? []
      : [
          {
            kind: 'text',
            text: `We expect the money by ${formatDate(expectedOn)}: your bank takes up to four business days. Until then the invoices show “Payment on its way”. If your bank returns the debit, we tell you, and the invoices are open again.`,
          },
        ]
  const shown = invoices.slice(0, mostRows)
  const others: MailPart[] =
    invoices.length > mostRows ? [{ kind: 'text', text: `And ${invoices.length - mostRows} more invoices.` }] : []
  return composeMail({
    kind: 'payment-received',
    recipient: email,
    subject: isDebit ? `Payment ${number} is on its way` : `Payment ${number} received`,
    parts: [
      { kind: 'text', text: `Hello ${firstName},` },
      {
        kind: 'text',
        text: isDebit
          ? `your payment of ${usd(charged + credited)} is on its way.`
          : `we received your payment of ${usd(charged + credited)}.`,
      },
      { kind: 'facts', facts },
      ...debit,
      {
        kind: 'table',
        caption: 'Invoices',
        columns: ['Invoice', isDebit ? 'Covered' : 'Paid', 'Still open'],
        rows: shown.map((invoice) => [invoice.number, usd(invoice.apply), usd(invoice.left)]),
        lineOf: ([invoice = '', paid = '', left = '']) =>
          `${invoice}: ${paid} ${isDebit ? 'covered' : 'paid'}, ${left} still open`,
      },
      ...others,
      { kind: 'link', label: 'See the payment', href: `${storeUrl}${paymentPath(id)}` },
    ],
  })
}

/** The mail to the person whose payment was returned. */
export function returnedMail(
  { number, accountName, reopened }: ReturnedPayment,
  recipient: string,
  storeUrl: string,
): Mail {
  const effect =
    reopened > 0 ? `${usd(reopened)} of your invoices are open again` : 'nothing of it is left to use for your invoices'
  return composeMail({
    kind: 'payment-returned',
    recipient,
    subject: `Payment ${number} was returned`,
    parts: [
      {
        kind: 'text',
        text: `The money of the payment ${number} of ${accountName} did not reach us, so ${effect}. Pay in another way, or call us.`,
      },
      { kind: 'link', label: 'Make a payment', href: `${storeUrl}${accountPath('payment/create')}` },
    ],
  })
}
