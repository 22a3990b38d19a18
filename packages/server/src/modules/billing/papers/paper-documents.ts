import type { InvoiceDetails, Paper, PaymentApplication, PaymentDetails } from '@gauze/contract'
import { cents, easternDate, formatDate, formatUsd, nameWithVariant } from '@gauze/rules'
import { invoiceStatusMessages, paymentStatusMessages } from '@gauze/rules/messages'
import { notFound } from '../../../base/problem.js'
import type { Scope } from '../../../db/scope.js'
import type { PdfBlock, PdfColumn, PdfDocument } from '../../../ports/pdf.types.js'
import { type OrderDetailsRow, readOrder } from '../../orders/orders.repository.js'
import {
  type CreditMemoDetails,
  readCreditMemos,
  readInvoices,
  readPayments,
} from '../transaction-details.repository.js'

function usd(amount: number) {
  return formatUsd(cents(amount))
}

function facts(rows: readonly (readonly [name: string, value: string])[]): PdfBlock {
  return { kind: 'facts', facts: rows.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value })) }
}

function addressText({ label, attention, line1, line2, city, state, zip }: InvoiceDetails['shipAddress']) {
  return [label, attention, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ')
}

const right = 'right' as const

/** The money and the credits that were applied, each to its invoice. */
function applicationsBlock(applications: readonly PaymentApplication[]): PdfBlock[] {
  if (applications.length === 0) return []
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Invoice', share: 3 },
        { title: 'Paid by', share: 4 },
        { title: 'Date', share: 2 },
        { title: 'Amount', share: 2, align: right },
      ],
      rows: applications.map(({ kind, sourceNumber, invoiceNumber, date, amount, isPending }) => [
        `Invoice ${invoiceNumber}`,
        `${kind === 'payment' ? 'Payment' : 'Credit memo'} ${sourceNumber}${isPending ? ', on its way' : ''}`,
        formatDate(easternDate(date)),
        usd(amount),
      ]),
    },
  ]
}

const lineColumns: readonly PdfColumn[] = [
  { title: 'Item', share: 8 },
  { title: 'Part number', share: 3 },
  { title: 'Unit', share: 3 },
  { title: 'Quantity', share: 2, align: right },
]

interface PaperLine {
  readonly name: string
  readonly matrixDetails: InvoiceDetails['lines'][number]['matrixDetails']
  readonly mpn: string
  readonly unitLabel: string
  readonly quantity: number
}

function lineCells({ name, matrixDetails, mpn, unitLabel, quantity }: PaperLine): string[] {
  return [nameWithVariant(name, matrixDetails), mpn, unitLabel, String(quantity)]
}

/** A paper before it is a document of its own or a part of one. */
type PaperPart = Pick<PdfDocument, 'title' | 'subtitle' | 'blocks'>

function invoicePart(invoice: InvoiceDetails): PaperPart {
  const { invoiceNumber, status, date, dueDate, poNum, orderNumber, shipAddress, billAddress, lines } = invoice
  return {
    title: `Invoice ${invoiceNumber}`,
    subtitle: `${invoiceStatusMessages[status]}, ${usd(invoice.amountDue)} due ${formatDate(dueDate)}`,
    blocks: [
      facts([
        ['Date', formatDate(date)],
        ['Due', formatDate(dueDate)],
        ['PO number', poNum],
        ['Order', orderNumber ?? ''],
        ['Ship to', addressText(shipAddress)],
        ['Bill to', addressText(billAddress)],
      ]),
      {
        kind: 'table',
        columns: [...lineColumns, { title: 'Amount', share: 3, align: right }],
        rows: lines.map((line) => [...lineCells(line), usd(line.lineTotal)]),
      },
      facts([
        ['Subtotal', usd(invoice.subtotal)],
        ['Shipping', usd(invoice.shipping)],
        ['Tax', usd(invoice.tax)],
        ['Convenience fee', invoice.convenienceFee === 0 ? '' : usd(invoice.convenienceFee)],
        ['Total', usd(invoice.total)],
        ['Paid', usd(invoice.paid)],
        ['Credited', usd(invoice.credited)],
        ['On its way', invoice.pending === 0 ? '' : usd(invoice.pending)],
        ['Amount due', usd(invoice.amountDue)],
      ]),
      ...applicationsBlock(invoice.applications),
    ],
  }
}

/** The sums of the rows of a receipt: from the payment itself, from the credits used with it, and in all. */
function sumsBlock({ id, applications, returnedOn }: PaymentDetails): PdfBlock[] {
  if (applications.length === 0) return []
  const isOwn = ({ kind, sourceId }: PaymentApplication) => kind === 'payment' && sourceId === id
  const sumOf = (rows: readonly PaymentApplication[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
  const own = sumOf(applications.filter(isOwn))
  const credits = sumOf(applications.filter((row) => !isOwn(row)))
  return [
    facts([
      [returnedOn === null ? 'From this payment' : 'From this payment, until it was returned', usd(own)],
      [returnedOn === null ? 'From credits' : 'From credits, which stay applied', usd(credits)],
      ['In all', usd(own + credits)],
    ]),
  ]
}

function paymentPart(payment: PaymentDetails): PaperPart {
  const { paymentNumber, status, date, method, memo, paidBy, returnedOn, applications, ...sums } = payment
  const { expectedOn, postedOn } = sums
  return {
    title: `Payment receipt ${paymentNumber}`,
    subtitle: `${usd(sums.amount)} on ${formatDate(easternDate(date))}`,
    blocks: [
      facts([
        ['Status', paymentStatusMessages[status]],
        ['Expected by', expectedOn === null ? '' : formatDate(expectedOn)],
        ['Money received', postedOn === null ? '' : formatDate(postedOn)],
        ['Returned', returnedOn === null ? '' : formatDate(returnedOn)],
        ['Method', method],
        ['Paid by', paidBy],
        ['Memo', memo],
        ['Amount', usd(sums.amount)],
        ['Convenience fee', sums.fee === 0 ? '' : usd(sums.fee)],
        ['Charged in all', sums.fee === 0 ? '' : usd(sums.amount + sums.fee)],
        ['Applied', returnedOn === null ? usd(sums.applied) : ''],
        ['Not applied', returnedOn === null ? usd(sums.unapplied) : ''],
      ]),
      ...applicationsBlock(applications),
      ...sumsBlock(payment),
    ],
  }
}

function creditMemoPart({
  creditMemoNumber,
  date,
  reason,
  invoiceNumber,
  total,
  available,
  applications,
}: CreditMemoDetails): PaperPart {
  return {
    title: `Credit memo ${creditMemoNumber}`,
    subtitle: `${usd(total)} on ${formatDate(date)}`,
    blocks: [
      facts([
        ['Reason', reason],
        ['Invoice', invoiceNumber ?? ''],
        ['Total', usd(total)],
        ['Available', usd(available)],
      ]),
      ...applicationsBlock(applications),
    ],
  }
}

function orderFacts({ status, date, poNum, placedBy, shipAddress, shipDate }: OrderDetailsRow) {
  return [
    ['Status', status],
    ['Ordered', `${formatDate(easternDate(date))} by ${placedBy}`],
    ['PO number', poNum],
    ['Ship date', shipDate === null ? '' : formatDate(shipDate)],
    ['Ship to', addressText(shipAddress)],
  ] as const
}

function orderPart(order: OrderDetailsRow): PaperPart {
  return {
    title: `Order ${order.orderNumber}`,
    subtitle: usd(order.totalCents),
    blocks: [
      facts([...orderFacts(order), ['Bill to', addressText(order.billAddress)], ['Notes', order.notes]]),
      {
        kind: 'table',
        columns: [...lineColumns, { title: 'Amount', share: 3, align: right }],
        rows: order.lines.map((line) => [...lineCells(line), usd(line.totalCents)]),
      },
      facts([
        ['Subtotal', usd(order.subtotalCents)],
        ['Shipping', usd(order.shippingCents)],
        ['Tax', usd(order.taxCents)],
        ['Convenience fee', order.convenienceFeeCents === 0 ? '' : usd(order.convenienceFeeCents)],
        ['Total', usd(order.totalCents)],
      ]),
    ],
  }
}

/** A packing slip lies in the parcel, so it names no amount. */
function packingSlipPart(order: OrderDetailsRow): PaperPart {
  const parcels = order.fulfillments.map(
    ({ carrier, trackingNumber, shippedAt }) => `${formatDate(easternDate(shippedAt))} ${carrier} ${trackingNumber}`,
  )
  return {
    title: `Packing slip ${order.orderNumber}`,
    subtitle: addressText(order.shipAddress),
    blocks: [
      facts([...orderFacts(order), ['Parcels', parcels.join('; ')], ['Notes', order.notes]]),
      {
        kind: 'table',
        columns: [...lineColumns, { title: 'Shipped', share: 2, align: right }],
        rows: order.lines.map((line) => [...lineCells(line), String(line.quantityFulfilled)]),
      },
    ],
  }
}

const kindWords: Readonly<Record<Paper['type'], string>> = {
  invoice: 'invoice',
  payment: 'payment',
  creditMemo: 'credit memo',
  order: 'order',
  packingSlip: 'order',
}

type Records = Map<string, PaperPart>

async function readParts(scope: Scope, papers: readonly Paper[], today: string): Promise<Records> {
  const idsOf = (type: Paper['type']) =>
    papers.filter((paper) => paper.type === type).map(({ transactionId }) => transactionId)
  const parts: Records = new Map()
  const keep = <Row extends { readonly id: number }>(
    type: Paper['type'],
    rows: readonly Row[],
    part: (row: Row) => PaperPart,
  ) => {
    for (const row of rows) parts.set(`${type} ${row.id}`, part(row))
  }
  const [invoices, payments, memos] = [idsOf('invoice'), idsOf('payment'), idsOf('creditMemo')]
  if (invoices.length > 0) keep('invoice', await readInvoices(scope, invoices, today), invoicePart)
  if (payments.length > 0) keep('payment', await readPayments(scope, payments), paymentPart)
  if (memos.length > 0) keep('creditMemo', await readCreditMemos(scope, memos), creditMemoPart)
  for (const { type, transactionId } of papers) {
    if (type !== 'order' && type !== 'packingSlip') continue
    const order = await readOrder(scope, transactionId)
    if (order !== null) keep(type, [order], type === 'order' ? orderPart : packingSlipPart)
  }
  return parts
}

/**
 * Reads papers of the scope's company, in the given order, each as a document.
 * @param now when they are made
 * @throws ProblemError 404 for a paper that the company does not have
 */
export async function readPapers(scope: Scope, papers: readonly Paper[], now: Date): Promise<PdfDocument[]> {
  const parts = await readParts(scope, papers, easternDate(now))
  return papers.map(({ type, transactionId }) => {
    const part = parts.get(`${type} ${transactionId}`)
    if (part === undefined) {
      throw notFound(`Your company has no such ${kindWords[type]}. Choose one from the list.`)
    }
    return { ...part, date: now, footer: part.title }
  })
}

/** Several documents as one, each from a new page. */
export function joinDocuments(documents: readonly PdfDocument[]): PdfDocument {
  const [first, ...rest] = documents
  if (first === undefined) throw new Error('No document was given. Give at least one.')
  if (rest.length === 0) return first
  const blocks = rest.flatMap(({ title, subtitle, blocks: own }): PdfBlock[] => [
    { kind: 'part', title, subtitle },
    ...own,
  ])
  return { ...first, blocks: [...first.blocks, ...blocks], footer: `${documents.length} papers` }
}
