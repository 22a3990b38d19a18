import type { ChargedLine, InvoiceMemo, PaidInvoice } from './booked-invoice.js'
import type { BookedPart } from './books-words.js'
import type { Differences } from './differences.js'
import { percentOf, shareOf, sumOf } from './shares.js'

/** Credited units by the id of the invoice's line, before and after a memo. */
type Step = readonly [before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>]

/** The sum of the credited part of each line, rounded down to a cent. */
function creditedOf(lines: readonly ChargedLine[], counts: ReadonlyMap<number, number>): number {
  return sumOf(lines, ({ id, quantity, total }) => shareOf(total, counts.get(id) ?? 0, quantity))
}

/** The part of an amount of the invoice that a memo adds to the credits, which goes with lines. */
function addedShare(amount: number, lines: readonly ChargedLine[], [before, after]: Step): number {
  const whole = sumOf(lines, ({ total }) => total)
  return shareOf(amount, creditedOf(lines, after), whole) - shareOf(amount, creditedOf(lines, before), whole)
}

/** The lines with which the tax goes: the taxable ones, or all if none is taxable. */
function taxedLines({ lines }: PaidInvoice): readonly ChargedLine[] {
  const taxable = lines.filter(({ isTaxable, total }) => isTaxable && total > 0)
  return taxable.length > 0 ? taxable : lines
}

/** The part of the tax that was charged on shipping: the tax that the rate does not explain by the goods. */
function freightTaxOf(invoice: PaidInvoice): number {
  const { shipping, tax, taxRate } = invoice
  if (shipping === 0 || Number(taxRate) === 0) return 0
  return Math.max(
    0,
    tax -
      percentOf(
        sumOf(taxedLines(invoice), ({ total }) => total),
        taxRate,
      ),
  )
}

function checkGoods(
  { number, lines }: InvoiceMemo,
  charged: readonly ChargedLine[],
  [before, after]: Step,
  differences: Differences,
) {
  for (const { invoiceLineId, total } of lines) {
    const line = charged.find(({ id }) => id === invoiceLineId)
    differences.refuse(line === undefined, { kind: 'creditMemo', name: number }, 'creditsOtherInvoice')
    if (line === undefined) continue
    const isTooMany = (after.get(line.id) ?? 0) > line.quantity
    differences.refuse(isTooMany, { kind: 'creditMemo', name: number }, 'creditsTooMany')
    const expected = creditedOf([line], after) - creditedOf([line], before)
    differences.compare({ kind: 'creditMemo', name: number, part: 'goods' }, total, expected, 'creditedGoods')
  }
}

/** A memo for a return: the share of its goods in each amount, and at most the rest that earlier memos have left. */
function checkReturnMemo(
  invoice: PaidInvoice,
  memo: InvoiceMemo,
  step: Step,
  creditedBefore: number,
  differences: Differences,
) {
  const { number, creditsFreight, shipping, tax, fee, total, lines: credited } = memo
  const { lines } = invoice
  checkGoods(memo, lines, step, differences)
  const freightTax = freightTaxOf(invoice)
  const compare = (part: BookedPart, stored: number, calculated: number) =>
    differences.compare({ kind: 'creditMemo', name: number, part }, stored, calculated, 'creditedGoods')
  const goodsTax = addedShare(invoice.tax - freightTax, taxedLines(invoice), step)
  compare('tax', tax, goodsTax + (creditsFreight ? addedShare(freightTax, lines, step) : 0))
  compare('fee', fee, addedShare(invoice.fee, lines, step))
  compare('shipping', shipping, creditsFreight ? addedShare(invoice.shipping, lines, step) : 0)
  const parts = sumOf(credited, (line) => line.total) + shipping + tax + fee
  const rest = Math.max(0, invoice.total - creditedBefore)
  const of = rest < parts ? 'earlierMemos' : 'parts'
  differences.compare({ kind: 'creditMemo', name: number, part: 'total' }, total, Math.min(parts, rest), of)
}

/** Calculates the credit memos for returned goods of an invoice, the oldest first. */
export function checkReturnMemos(invoice: PaidInvoice, differences: Differences): void {
  const counts = new Map<number, number>()
  let creditedBefore = 0
  for (const memo of invoice.memos) {
    const isOther = memo.accountId !== invoice.accountId
    differences.refuse(isOther, { kind: 'creditMemo', name: memo.number }, 'otherCompanyThanInvoice')
    const before = new Map(counts)
    for (const { invoiceLineId, quantity } of memo.lines) {
      counts.set(invoiceLineId, (counts.get(invoiceLineId) ?? 0) + quantity)
    }
    if (memo.isOfReturn) checkReturnMemo(invoice, memo, [before, counts], creditedBefore, differences)
    creditedBefore += memo.total
  }
}
