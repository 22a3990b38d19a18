import { addDays, parseDecimal } from '@gauze/rules'
import type { BookedAmounts, BookedInvoice, BookedInvoiceLine, BookedOrder, BookedOrderLine } from './booked-order.js'
import type { BookedPart } from './books-words.js'
import type { BookedPlace, Differences } from './differences.js'
import { pricedTotal, shareOf, sumOf } from './shares.js'

/** The charges of the invoices so far: units and cents by the position of the line, and the sums of the amounts. */
interface Charged {
  readonly units: Map<number, number>
  readonly cents: Map<number, number>
  readonly amounts: Omit<BookedAmounts, 'total'>
}

function isSame(a: string, b: string): boolean {
  const [x, y] = [parseDecimal(a), parseDecimal(b)]
  return x.digits === y.digits && x.scale === y.scale
}

/** Compares a line of an invoice with the line of the order; an invoice that completes a line charges its rest. */
function checkInvoiceLine(
  place: BookedPlace,
  line: BookedInvoiceLine,
  sold: BookedOrderLine | undefined,
  { units, cents }: Charged,
  differences: Differences,
) {
  const isSold = sold?.itemId === line.itemId && isSame(line.price, sold.price) && isSame(line.rate, sold.rate)
  differences.refuse(!isSold, place, 'otherGoods')
  if (sold === undefined) return
  const charged = (units.get(line.position) ?? 0) + line.quantity
  const before = cents.get(line.position) ?? 0
  const expected = charged === sold.quantity ? sold.total - before : pricedTotal(line)
  differences.compare(place, line.total, expected, 'orderAndInvoices')
  units.set(line.position, charged)
  cents.set(line.position, before + line.total)
}

/**
 * The amounts that an invoice should have: the rest of the order with its last goods, and the share of its goods
 * before.
 */
function expectedAmounts(
  order: BookedOrder,
  { lines }: BookedInvoice,
  { units, amounts }: Charged,
): Omit<BookedAmounts, 'total'> {
  const subtotal = sumOf(lines, ({ total }) => total)
  const isLast = order.lines.every(({ position, quantity }) => (units.get(position) ?? 0) >= quantity)
  if (isLast) {
    return {
      subtotal: order.subtotal - amounts.subtotal,
      shipping: order.shipping - amounts.shipping,
      tax: order.tax - amounts.tax,
      fee: order.fee - amounts.fee,
    }
  }
  const taxed = new Set(order.lines.flatMap(({ isTaxable, position }) => (isTaxable ? [position] : [])))
  const taxable = sumOf(order.lines, ({ isTaxable, total }) => (isTaxable ? total : 0))
  const here = sumOf(lines, ({ position, total }) => (taxed.has(position) ? total : 0))
  return {
    subtotal,
    shipping: shareOf(order.shipping, subtotal, order.subtotal),
    tax: taxable === 0 ? shareOf(order.tax, subtotal, order.subtotal) : shareOf(order.tax, here, taxable),
    fee: shareOf(order.fee, subtotal, order.subtotal),
  }
}

/** The day on which an invoice is due, by the order's terms by name or by the company's terms now. */
function dueDays({ payment, termsDays }: BookedOrder, issuedOn: string): readonly string[] {
  if (payment.kind === 'card') return [issuedOn]
  const named = /\bnet (\d{1,3})\b/i.exec(payment.terms)?.[1]
  const days = named === undefined ? [termsDays ?? 30] : [Number(named), termsDays ?? 30]
  return days.map((count) => addDays(issuedOn, count))
}

/** The day on which the goods of an invoice shipped; null for an invoice without a parcel. */
function parcelDay({ parcels, invoices }: BookedOrder, invoice: BookedInvoice): string | null {
  const days = parcels.map(({ shippedOn }) => shippedOn)
  // Each parcel has its invoice, unless another program shipped parcels without invoices.
  if (days.length === invoices.length) return days[invoices.indexOf(invoice)] ?? null
  return days.includes(invoice.issuedOn) ? invoice.issuedOn : (days[0] ?? null)
}

function checkDays(order: BookedOrder, invoice: BookedInvoice, differences: Differences) {
  const { number, issuedOn, dueOn } = invoice
  differences.compareValue(
    { kind: 'invoice', name: number, part: 'day' },
    issuedOn,
    parcelDay(order, invoice),
    'parcelDay',
  )
  const [due = dueOn, ...otherDue] = dueDays(order, issuedOn)
  const expectedDue = otherDue.includes(dueOn) ? dueOn : due
  differences.compareValue({ kind: 'invoice', name: number, part: 'dueDay' }, dueOn, expectedDue, 'dayAndTerms')
}

function checkInvoice(order: BookedOrder, invoice: BookedInvoice, charged: Charged, differences: Differences): Charged {
  const { number, lines, subtotal, shipping, tax, fee } = invoice
  const place = { kind: 'invoice', name: number } as const
  differences.refuse(invoice.accountId !== order.accountId, place, 'otherCompany')
  for (const [index, line] of lines.entries()) {
    const sold = order.lines.find(({ position }) => position === line.position)
    checkInvoiceLine({ ...place, line: index + 1 }, line, sold, charged, differences)
  }
  const expected = expectedAmounts(order, invoice, charged)
  const compare = (part: BookedPart, stored: number, calculated: number) =>
    differences.compare({ ...place, part }, stored, calculated, 'orderShare')
  compare('subtotal', subtotal, expected.subtotal)
  compare('shipping', shipping, expected.shipping)
  compare('tax', tax, expected.tax)
  compare('convenienceFee', fee, expected.fee)
  checkDays(order, invoice, differences)
  const { amounts } = charged
  const sums = {
    subtotal: amounts.subtotal + subtotal,
    shipping: amounts.shipping + shipping,
    tax: amounts.tax + tax,
    fee: amounts.fee + fee,
  }
  return { ...charged, amounts: sums }
}

/** Calculates the invoices of an order, the oldest first, from the order and its parcels. */
export function checkOrderInvoices(order: BookedOrder, differences: Differences): void {
  const { number, status, isPlacedHere, total, lines, invoices } = order
  const none = { subtotal: 0, shipping: 0, tax: 0, fee: 0 }
  let charged: Charged = { units: new Map(), cents: new Map(), amounts: none }
  for (const invoice of invoices) charged = checkInvoice(order, invoice, charged, differences)
  for (const [index, { position, fulfilled }] of lines.entries()) {
    const units = charged.units.get(position) ?? 0
    const place = { kind: 'order', name: number, line: index + 1 } as const
    differences.refuse(units > fulfilled, place, 'overInvoiced', { shipped: fulfilled, invoiced: units })
    const isInvoiced = isPlacedHere || status === 'Shipped' || status === 'Delivered'
    differences.refuse(isInvoiced && units < fulfilled, place, 'underInvoiced', { shipped: fulfilled, invoiced: units })
  }
  const isBeyond = sumOf(invoices, (invoice) => invoice.total) > total
  differences.refuse(isBeyond, { kind: 'order', name: number }, 'invoicedBeyond')
}
