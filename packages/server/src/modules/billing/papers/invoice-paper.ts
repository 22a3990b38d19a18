import type { InvoiceDetails } from '@gauze/contract'
import { formatDate } from '@gauze/rules'
import type { PdfAmount, PdfPart, PdfText } from '../../../ports/pdf.types.js'
import { paymentMethodText } from '../../payables/payment-words.js'
import type { Customer, InvoiceFacts } from './paper-facts.repository.js'
import {
  addressLines,
  applicationsTables,
  counted,
  customerPanel,
  known,
  type PaperStore,
  panel,
  paperPart,
  pricedTable,
  remitPanel,
  sumOf,
  taxNotes,
  taxWords,
  totalAmounts,
  usd,
} from './paper-words.js'

function dueFact({ amountDue, dueDate, pending, total }: InvoiceDetails): PdfText {
  if (amountDue > 0) {
    return [{ text: usd(amountDue), look: 'strong' }, ' due ', { text: formatDate(dueDate), look: 'strong' }]
  }
  return pending > 0 ? `${usd(pending)} of ${usd(total)} is on its way` : [{ text: 'Nothing is due', look: 'strong' }]
}

/** The amounts that were taken off the total, so that the amount due is what they leave. */
function settledAmounts({ paid, credited, pending, amountDue }: InvoiceDetails): PdfAmount[] {
  return [
    { name: 'Paid', value: usd(0 - paid) },
    { name: 'Credit used', value: usd(0 - credited) },
    ...(pending === 0 ? [] : [{ name: 'Payment on its way', value: usd(0 - pending) }]),
    { name: 'Amount due', value: usd(amountDue), look: 'due' },
  ]
}

/** Where the lines of an order are that its invoice does not bill; null for an order that the invoice bills whole. */
function otherLines({ orderNumber, lines }: InvoiceDetails, facts: InvoiceFacts): string | null {
  const { orderLines, waitingLines, siblings } = facts
  if (siblings.length === 0 && waitingLines === 0) return null
  const billed = sumOf([lines.length, ...siblings.map((sibling) => sibling.lines)])
  // A line that shipped in parts stands on several invoices, so the lines do not add up.
  const isWhole = billed + waitingLines === orderLines
  const parts = [
    ...(isWhole ? [`${lines.length} here`] : []),
    ...siblings.map((sibling) => `${sibling.lines} on ${sibling.number}`),
    ...(waitingLines === 0 ? [] : [`${waitingLines} still to ship, billed when shipped`]),
  ]
  return `${isWhole ? counted(orderLines, 'line') : 'Other lines'} of ${orderNumber}: ${parts.join(', ')}.`
}

function notesOf({ seller, host }: PaperStore, invoice: InvoiceDetails, facts: InvoiceFacts) {
  const { invoiceNumber, orderNumber, amountDue } = invoice
  const others = otherLines(invoice, facts)
  const bold = (text: string) => ({ text, look: 'strong' as const })
  const call = seller.phone === '' ? seller.email : seller.phone
  const ways: PdfText[] = [
    [bold('Online: '), `log in at ${host} and choose Make a Payment.`],
    [bold('Check: '), `to ${seller.remitTo[0] ?? seller.name}, with the slip below.`],
    [bold('Bank transfer: '), `write ${invoiceNumber} in the remittance. Call ${call} for the account.`],
  ]
  const goods: PdfText[] = [
    ...(others === null ? [] : [others]),
    `Goods missing or damaged? Open order ${orderNumber ?? 'details'} at ${host}, or call ${call}.`,
  ]
  return [
    ...(amountDue > 0 ? [{ title: 'How to pay', texts: ways }] : []),
    ...(orderNumber === null ? [] : [{ title: 'Good to know', texts: goods }]),
  ]
}

/**
 * An invoice as a paper. Its amounts add up from the lines to the amount due.
 * @param invoice with amounts in cents
 * @param makers the manufacturers, by the ids of the items
 */
export function invoicePaper(
  invoice: InvoiceDetails,
  facts: InvoiceFacts,
  customer: Customer,
  makers: ReadonlyMap<number, string>,
  store: PaperStore,
): PdfPart {
  const { invoiceNumber, date, dueDate, poNum, orderNumber, shipAddress, billAddress, lines, amountDue } = invoice
  const { payment, shipment, isShippingTaxed, prices } = facts
  const tax = { tax: invoice.tax, basis: invoice.taxBasis, isShippingTaxed, whole: orderNumber }
  const priceOf = new Map(prices.map((price) => [price.id, price]))
  const goods = lines.map(({ lineTotal, ...line }) => ({
    ...line,
    ...(priceOf.get(line.id) ?? { price: 0, conversionRate: 1, isTaxed: true }),
    totalCents: lineTotal,
  }))
  const terms = payment === null ? customer.terms : paymentMethodText(payment)
  const due = formatDate(dueDate)
  return paperPart(store, { name: 'Invoice', number: invoiceNumber, fact: dueFact(invoice), customer }, [
    {
      kind: 'panels',
      panels: [
        customerPanel(customer),
        panel('Bill to', addressLines(billAddress)),
        panel('Ship to', addressLines(shipAddress)),
        remitPanel(store),
      ],
    },
    {
      kind: 'strip',
      facts: known([
        ['PO number', poNum],
        ['Order', orderNumber],
        ['Invoice date', formatDate(date)],
        ['Terms', terms],
        ['Due', due],
        ['Shipped', shipment === null ? '' : `${formatDate(shipment.day)}, shipment ${shipment.number}`],
      ]),
    },
    pricedTable(goods, makers, invoice.tax),
    {
      kind: 'sums',
      amounts: [
        ...totalAmounts(invoice, {
          lines: lines.length,
          tax: taxWords(tax),
          total: 'Invoice total',
        }),
        ...settledAmounts(invoice),
      ],
      notes: [...taxNotes(goods, tax, invoice.shipping), ...notesOf(store, invoice, facts)],
    },
    ...applicationsTables({ applied: 'Paid and credited', pending: 'Payment on its way' }, invoice.applications, [
      'source',
    ]),
    amountDue > 0
      ? {
          kind: 'slip',
          title: 'Cut here and send with your check',
          panels: [
            panel('Remit to', store.seller.remitTo),
            panel('From', [customer.name, `Account ${customer.number}`, poNum]),
          ],
          facts: [
            { name: 'Invoice', value: invoiceNumber },
            { name: 'Due', value: due },
            { name: 'Amount due', value: usd(amountDue) },
          ],
          box: 'Amount sent',
        }
      : null,
  ])
}
