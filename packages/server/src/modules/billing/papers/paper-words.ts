import type { InvoiceDetails, PaymentApplication } from '@gauze/contract'
import {
  cents,
  easternDate,
  exactUnitPrice,
  formatDate,
  formatExactUsd,
  formatUsd,
  nameParts,
  sumCents,
  wholeMeasures,
} from '@gauze/rules'
import type { Seller } from '../../../base/seller.js'
import type {
  PdfAmount,
  PdfBlock,
  PdfCell,
  PdfColumn,
  PdfFact,
  PdfLetterhead,
  PdfPanel,
  PdfPart,
  PdfTable,
  PdfText,
} from '../../../ports/pdf.types.js'
import type { Customer } from './paper-facts.repository.js'

/** The parts of the store that every paper names. */
export interface PaperStore {
  readonly seller: Seller
  /** Where people reach the store, such as `shop.example`. */
  readonly host: string
}

/** An amount in cents as a paper shows it: with a minus sign that no reader takes for a hyphen. */
export function usd(amount: number): string {
  return formatUsd(cents(amount)).replace('-', '−')
}

/** The sum of amounts in cents. */
export function sumOf(amounts: readonly number[]): number {
  return sumCents(amounts.map((amount) => cents(amount)))
}

/** The facts that have a value. */
export function known(facts: readonly (readonly [name: string, value: string | null | undefined])[]): PdfFact[] {
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

/** A count with its noun, such as `1 line` or `20 lines`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function strong(text: string): PdfText {
  return [{ text, look: 'strong' }]
}

/** The first line in bold, the others below it; a panel leaves out empty lines. */
export function panel(name: string, [first = '', ...lines]: readonly (string | null | undefined)[]): PdfPanel {
  return {
    name,
    lines: [strong(first ?? ''), ...lines.filter((line) => typeof line === 'string' && line !== '')] as PdfText[],
  }
}

type Address = Omit<InvoiceDetails['shipAddress'], 'id'>

/** The lines of an address, each once. */
export function addressLines({ label, attention, line1, line2, city, state, zip }: Address): string[] {
  const lines = [label, attention, line1, line2, `${city}, ${state}\u00A0${zip}`]
  return lines.filter((line, index) => line !== '' && lines.indexOf(line) === index)
}

/** The company and its account number. */
export function customerPanel({ name, number }: Customer): PdfPanel {
  return panel('Customer', [name, `Account ${number}`])
}

/** Where money goes: by mail, or in the store. */
export function remitPanel({ seller, host }: PaperStore): PdfPanel {
  return panel('Remit to', [...seller.remitTo, `or pay at ${host}`])
}

/** Whom the customer buys from. */
export function sellerPanel({ seller }: PaperStore, name: string): PdfPanel {
  return panel(name, [seller.name, ...seller.addressLines])
}

/**
 * The head of a paper's pages.
 * @param name the kind of the paper
 * @param number the paper's number or days
 * @param fact its most important fact
 */
export function letterheadOf({ seller }: PaperStore, name: string, number: string, fact: PdfText): PdfLetterhead {
  const { addressLines: address, phone, hours, email } = seller
  const call = [phone, hours].filter((part) => part !== '').join(', ')
  return {
    sender: seller.name,
    name,
    lines: [address.join(', '), [call, email].filter((part) => part !== '').join(' · ')].filter((line) => line !== ''),
    number,
    fact,
    contact: phone === '' ? `Questions: ${email}` : `Questions: ${phone}`,
  }
}

/** A paper's title, letterhead and foot, which name the paper, its number and the account. */
export function paperPart(
  store: PaperStore,
  { name, number, fact, customer }: { name: string; number: string; fact: PdfText; customer: Customer },
  blocks: readonly (PdfBlock | null)[],
): PdfPart {
  return {
    title: `${name} ${number}`,
    subtitle: '',
    letterhead: letterheadOf(store, name, number, fact),
    blocks: blocks.filter((block) => block !== null),
    footer: `${name} ${number} · Account ${customer.number} · ${customer.name}`,
  }
}

/** A line of goods on a paper. */
export interface PaperLine {
  readonly itemId: number
  readonly name: string
  readonly mpn: string
  readonly matrixDetails: readonly { readonly key: string; readonly value: string }[]
  readonly unitLabel: string
  readonly quantity: number
}

/** The price of a line per base unit, its amount in cents, and whether it is taxed where its destination has a tax. */
export interface PaperPrice {
  readonly price: number
  readonly conversionRate: number
  readonly totalCents: number
  readonly isTaxed: boolean
}

/** The name of an item with its size or other variant in bold at the end, as in the store, and its maker below. */
export function itemCell({ name, matrixDetails }: PaperLine, maker: string): PdfCell {
  if (matrixDetails.length === 0) return { text: wholeMeasures(name), note: maker }
  const { name: plain, size } = nameParts(name, matrixDetails)
  return { text: [`${wholeMeasures(plain)}, `, { text: size.replaceAll(' ', '\u00A0'), look: 'strong' }], note: maker }
}

const goodsColumns: readonly PdfColumn[] = [
  { title: '#' },
  { title: 'Part number' },
  { title: 'Item', share: 1 },
  { title: 'Unit' },
]
const right = { align: 'right' } as const

/** The cells of a line of goods: its number on the paper, part number, item and unit. */
export function goodsCells(line: PaperLine, index: number, makers: ReadonlyMap<number, string>): (PdfText | PdfCell)[] {
  return [String(index + 1), line.mpn, itemCell(line, makers.get(line.itemId) ?? ''), line.unitLabel]
}

/** A table of goods without prices, with columns of numbers at its right. */
export function goodsTable(titles: readonly string[], rows: PdfTable['rows']): PdfTable {
  return { kind: 'table', columns: [...goodsColumns, ...titles.map((title) => ({ title, ...right }))], rows }
}

/** Whether the lines of a paper need a mark: it has a tax, and only some of them are taxed. */
function hasTaxMarks(lines: readonly PaperPrice[], tax: number): boolean {
  return tax > 0 && lines.some(({ isTaxed }) => isTaxed) && lines.some(({ isTaxed }) => !isTaxed)
}

/**
 * A table of priced goods. It carries the sum of its amounts over its pages, and marks the taxed lines with a T if others
 * are not taxed; {@link taxNotes} explains the mark.
 * @param tax of the paper, in cents
 */
export function pricedTable(
  lines: readonly (PaperLine & PaperPrice)[],
  makers: ReadonlyMap<number, string>,
  tax: number,
): PdfTable {
  const isMarked = hasTaxMarks(lines, tax)
  const rows = lines.map((line, index) => [
    ...goodsCells(line, index, makers),
    ...[String(line.quantity), formatExactUsd(exactUnitPrice(line))],
    ...(isMarked ? [line.isTaxed ? 'T' : ''] : []),
    usd(line.totalCents),
  ])
  let sum = 0
  const runningSums = lines.map(({ totalCents }) => {
    sum = sumOf([sum, totalCents])
    return usd(sum)
  })
  return { ...goodsTable(['Qty', 'Unit price', ...(isMarked ? ['Tax'] : []), 'Amount'], rows), runningSums }
}

/** The parts of a total, in cents. */
export interface PaperSums {
  readonly subtotal: number
  readonly shipping: number
  readonly tax: number
  readonly convenienceFee: number
  readonly total: number
}

/** The amounts that add up to a total, the total last. */
export function totalAmounts(
  { subtotal, shipping, tax, convenienceFee, total }: PaperSums,
  words: { readonly lines: number; readonly tax: string; readonly total: string },
): PdfAmount[] {
  return [
    { name: `Subtotal, ${counted(words.lines, 'line')}`, value: usd(subtotal) },
    { name: 'Shipping', value: usd(shipping) },
    { name: words.tax, value: usd(tax) },
    ...(convenienceFee === 0 ? [] : [{ name: 'Convenience fee', value: usd(convenienceFee) }]),
    { name: words.total, value: usd(total), look: 'total' },
  ]
}

/** A tax, and where it is known the amount of which it is a percentage; amounts are cents. */
export interface PaperTax {
  readonly tax: number
  readonly basis: InvoiceDetails['taxBasis']
  readonly isShippingTaxed: boolean
  /** The number of the record whose tax it is a share of, if no percentage makes the share; null for a whole tax. */
  readonly whole: string | null
}

/** The tax in words, with its state, rate and basis: `Tax, NY 8.875% of $127.36`. */
export function taxWords({ tax, basis, whole }: PaperTax): string {
  if (tax === 0) return 'Tax'
  if (basis !== null) return `Tax, ${basis.state}\u00A0${basis.percent}% of ${usd(basis.amount)}`
  return whole === null ? 'Tax' : `Tax, a share of the tax of ${whole}`
}

/** The meaning of the marks of {@link pricedTable}, and the tax of the shipping; none if the basis is the subtotal. */
export function taxNotes(lines: readonly PaperPrice[], { tax, isShippingTaxed }: PaperTax, shipping: number) {
  const texts: PdfText[] = [
    ...(hasTaxMarks(lines, tax) ? [[{ text: 'T: ', look: 'strong' as const }, 'taxed. The other lines are not.']] : []),
    ...(tax > 0 && isShippingTaxed && shipping > 0 ? ['Shipping is taxed with the goods.'] : []),
  ]
  return texts.length === 0 ? [] : [{ title: 'Tax', texts }]
}

/** The column that names the record of an application. */
const applicationColumns = {
  invoice: { title: 'Invoice', share: 3, textOf: ({ invoiceNumber }: PaymentApplication) => invoiceNumber },
  source: {
    title: 'Paid by',
    share: 4,
    textOf: ({ kind, sourceNumber }: PaymentApplication) =>
      `${kind === 'payment' ? 'Payment' : 'Credit memo'} ${sourceNumber}`,
  },
}

/**
 * Payments and credits that were applied to invoices, as a table that ends in their sum; no table for none.
 * @param names the records that the rows name: a paper does not name itself in each row
 */
export function applicationsTable(
  title: string,
  applications: readonly PaymentApplication[],
  names: readonly (keyof typeof applicationColumns)[],
): PdfTable[] {
  if (applications.length === 0) return []
  const named = names.map((name) => applicationColumns[name])
  return [
    {
      kind: 'table',
      title,
      isDense: true,
      columns: [
        ...named.map(({ title: column, share }) => ({ title: column, share })),
        { title: 'Date', share: 3 },
        { title: 'Amount', ...right },
      ],
      rows: applications.map((row) => [
        ...named.map(({ textOf }) => textOf(row)),
        formatDate(easternDate(row.date)),
        usd(row.amount),
      ]),
      sum: ['Sum', ...named.map(() => ''), usd(sumOf(applications.map(({ amount }) => amount)))],
    },
  ]
}

/**
 * Payments and credits that were applied to invoices, and apart from them the payments on their way; each list ends in
 * its sum, and an empty list is left out.
 * @param titles of both lists
 * @param names as of {@link applicationsTable}
 */
export function applicationsTables(
  titles: { readonly applied: string; readonly pending: string },
  applications: readonly PaymentApplication[],
  names: readonly (keyof typeof applicationColumns)[],
): PdfTable[] {
  const part = (isPending: boolean) => applications.filter((row) => row.isPending === isPending)
  return [
    ...applicationsTable(titles.applied, part(false), names),
    ...applicationsTable(titles.pending, part(true), names),
  ]
}
