import { accountPath, cents, formatDate, formatUsd, invoicePath } from '@gauze/rules'
import { composeMail, type MailPart } from '../../jobs/compose-mail.js'
import type { Mail } from '../../jobs/mail.js'
import type { IssuedInvoice } from '../../services/order-listeners.types.js'

/** The invoices that a mail lists; the store shows all. */
const mostRows = 50

function usd(amount: number) {
  return formatUsd(cents(amount))
}

/** The mail about a new invoice, to a person who may see prices. */
export function issuedMail(invoice: IssuedInvoice, recipient: string, storeUrl: string): Mail {
  const { id, number, orderNumber, totalCents, dueOn } = invoice
  return composeMail({
    kind: 'invoice-issued',
    recipient,
    subject: `Invoice ${number} issued`,
    parts: [
      { kind: 'text', text: `A parcel of order ${orderNumber} has shipped, and this is its invoice.` },
      {
        kind: 'facts',
        facts: [
          ['Invoice', number],
          ['Total', usd(totalCents)],
          dueOn === null ? ['Paid', 'By the card of the order'] : ['Due', formatDate(dueOn)],
        ],
      },
      { kind: 'link', label: 'See the invoice', href: `${storeUrl}${invoicePath(id)}` },
    ],
  })
}

/** An invoice in a reminder; amounts are cents. */
export interface OverdueInvoice {
  readonly number: string
  readonly poNum: string
  /** YYYY-MM-DD */
  readonly dueOn: string
  readonly daysOverdue: number
  readonly open: number
}

/** How many invoices, as the beginning of a sentence says it. */
function countOf({ length }: readonly unknown[]) {
  return length === 1 ? '1 invoice' : `${length} invoices`
}

/**
 * The mail about invoices that became overdue, to a person who may see prices.
 * @param invoices the longest overdue first
 */
export function overdueMail(
  accountName: string,
  invoices: readonly OverdueInvoice[],
  recipient: string,
  storeUrl: string,
): Mail {
  const others: MailPart[] =
    invoices.length > mostRows ? [{ kind: 'text', text: `And ${countOf(invoices.slice(mostRows))} more.` }] : []
  return composeMail({
    kind: 'invoices-overdue',
    recipient,
    subject: `${countOf(invoices)} of ${accountName} ${invoices.length === 1 ? 'is' : 'are'} overdue`,
    parts: [
      {
        kind: 'text',
        text: `We have not received ${usd(invoices.reduce((sum, { open }) => sum + open, 0))} for invoices that were due. If a payment is on its way, you need to do nothing.`,
      },
      {
        kind: 'table',
        caption: 'Overdue invoices',
        columns: ['Invoice', 'PO number', 'Due', 'Days overdue', 'Open'],
        rows: invoices
          .slice(0, mostRows)
          .map(({ number, poNum, dueOn, daysOverdue, open }) => [
            ...[number, poNum, formatDate(dueOn), String(daysOverdue), usd(open)],
          ]),
        lineOf: ([number = '', poNum = '', due = '', days = '', open = '']) =>
          `- ${number}${poNum === '' ? '' : ` (PO number ${poNum})`}, due ${due}, ${days} ${days === '1' ? 'day' : 'days'} overdue: ${open} open`,
      },
      ...others,
      { kind: 'link', label: 'Make a payment', href: `${storeUrl}${accountPath('payment/create')}` },
    ],
  })
}
