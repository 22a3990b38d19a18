import { multiplyDecimals, roundHalfUp } from './decimal.js'
import { addCents, type Cents, cents, sumCents } from './money.js'

/** A line of an invoice, with the part of its goods that credit memos have credited. */
export interface ChargedLine {
  /** In the unit of the line. */
  readonly quantity: number
  /** The invoiced amount of the whole line. */
  readonly total: Cents
  readonly isTaxable: boolean
  /** The quantity that earlier returns have credited. */
  readonly credited: number
  /** The quantity that this return credits. */
  readonly returned: number
}

/** An invoice whose goods come back. */
export interface ChargedInvoice {
  readonly lines: readonly ChargedLine[]
  readonly shipping: Cents
  readonly tax: Cents
  /** The rate of the tax on goods; 0 if it is not known. */
  readonly taxRatePercent: number
  readonly convenienceFee: Cents
}

/** The credit of a return. */
export interface ReturnCredit {
  /** By line, in the order of the invoice. */
  readonly lines: readonly Cents[]
  readonly shipping: Cents
  readonly tax: Cents
  readonly convenienceFee: Cents
  readonly total: Cents
}

/** A part of an amount, rounded down; the whole for the whole part. */
function partOf(amount: Cents, part: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}

/** The amount that a return adds to the credited part of an amount, so that returns of everything add up to the amount. */
function growth(amount: Cents, before: number, after: number, whole: number): Cents {
  return cents(partOf(amount, after, whole) - partOf(amount, before, whole))
}

function requireQuantities({ quantity, credited, returned }: ChargedLine): void {
  const isWhole = [quantity, credited, returned].every((count) => Number.isInteger(count) && count >= 0)
  if (isWhole && quantity > 0 && credited + returned <= quantity) return
  throw new RangeError(
    `A return of ${returned} is not possible: of ${quantity}, ${credited} were credited before. Credit whole units that were charged and not credited.`,
  )
}

function sums(lines: readonly ChargedLine[], amountOf: (line: ChargedLine) => number): number {
  return lines.reduce((sum, line) => sum + amountOf(line), 0)
}

function creditedAfter({ total, credited, returned, quantity }: ChargedLine): number {
  return partOf(total, credited + returned, quantity)
}

function creditedBefore({ total, credited, quantity }: ChargedLine): number {
  return partOf(total, credited, quantity)
}

/** The part of the tax that was charged on shipping: the part that the rate does not explain by the goods. */
function taxOnFreight({ tax, taxRatePercent, shipping }: ChargedInvoice, taxed: readonly ChargedLine[]): Cents {
  if (taxRatePercent === 0 || shipping === 0) return cents(0)
  const goods = sums(taxed, ({ total }) => total)
  const onGoods = roundHalfUp(multiplyDecimals(goods, taxRatePercent, '0.01'), 0)
  return cents(Math.max(0, tax - Number(onGoods)))
}

/**
 * Computes the credit for goods that come back: the charged price of each unit, and the share of tax and convenience fee
 * that goes with the goods. Tax goes with taxable lines, or with all lines if none is taxable; tax on shipping goes with
 * the shipping charge. Returns that together cover a whole invoice and its shipping charge sum to its total to the cent,
 * in every order and size.
 *
 * @param isFreightCredited whether the share of the shipping charge is credited, because the store was at fault
 * @throws RangeError when a line returns more than was charged and not credited before
 * @example
 * const lines = [{ quantity: 3, total: cents(1000), isTaxable: true, credited: 0, returned: 1 }]
 * const amounts = { shipping: cents(0), tax: cents(80), taxRatePercent: 8, convenienceFee: cents(0) }
 * returnCredit({ ...amounts, lines }, false).total // 359
 */
export function returnCredit(invoice: ChargedInvoice, isFreightCredited: boolean): ReturnCredit {
  const { lines } = invoice
  for (const line of lines) requireQuantities(line)
  const taxable = lines.filter(({ isTaxable, total }) => isTaxable && total > 0)
  const taxed = taxable.length > 0 ? taxable : lines
  const share = (amount: Cents, of: readonly ChargedLine[]) =>
    growth(
      amount,
      sums(of, creditedBefore),
      sums(of, creditedAfter),
      sums(of, ({ total }) => total),
    )
  const credits = lines.map(({ total, credited, returned, quantity }) =>
    growth(total, credited, credited + returned, quantity),
  )
  const shipping = isFreightCredited ? share(invoice.shipping, lines) : cents(0)
  const freightTax = taxOnFreight(invoice, taxed)
  const goodsTax = share(cents(invoice.tax - freightTax), taxed)
  const tax = isFreightCredited ? addCents(goodsTax, share(freightTax, lines)) : goodsTax
  const convenienceFee = share(invoice.convenienceFee, lines)
  return { lines: credits, shipping, tax, convenienceFee, total: sumCents([...credits, shipping, tax, convenienceFee]) }
}
