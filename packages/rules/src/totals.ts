import { type DecimalLike, multiplyDecimals, parseDecimal } from './decimal.js'
import { addCents, type Cents, cents, centsFromDollars, roundToCents, sumCents } from './money.js'
import { type LinePricing, lineTotal } from './units.js'

/** An amount that another party calculates and may fail to: then it is the marker `error`. */
export type CalculatedAmount = Cents | 'error'

/** The delivery charges of a store. */
export interface ShippingPolicy {
  /** Charged below the threshold. */
  readonly flatRate: Cents
  /** Free from this subtotal on; null is never. */
  readonly freeFrom: Cents | null
}

/** The input of the tax. */
export interface TaxBasis {
  /** Percent: 8.875 is 8.875 %. */
  readonly rate: DecimalLike
  /** Item totals of the taxable lines only. */
  readonly taxableLines: Iterable<Cents>
  readonly shipping: Cents
  readonly shippingTaxable: boolean
}

/** The parts an order's total is made of. */
export interface OrderAmounts {
  readonly subtotal: Cents
  readonly shipping: Cents
  readonly tax: CalculatedAmount
  /** 0 for a customer who is not charged it. */
  readonly convenienceFee: CalculatedAmount
}

/** The sum of the item totals, each rounded once. Throws a RangeError as {@link lineTotal}. */
export function cartSubtotal(lines: Iterable<LinePricing>): Cents {
  let subtotal = cents(0)
  for (const line of lines) subtotal = addCents(subtotal, lineTotal(line))
  return subtotal
}

/**
 * Tax = rate percent × (taxable item totals + shipping if taxable), rounded to 2 decimals half up.
 *
 * @throws RangeError when the rate is not a number or is below 0.
 * @example taxTotal({ rate: 8.875, taxableLines: [cents(10000)], shipping: cents(0), shippingTaxable: false }) // 888
 */
export function taxTotal({ rate, taxableLines, shipping, shippingTaxable }: TaxBasis): Cents {
  const goods = sumCents(taxableLines)
  return percentOf(shippingTaxable ? addCents(goods, shipping) : goods, rate)
}

/** The base of the convenience fee: subtotal + shipping + tax. `error` when tax is. */
export function convenienceFeeBase({
  subtotal,
  shipping,
  tax,
}: Omit<OrderAmounts, 'convenienceFee'>): CalculatedAmount {
  return tax === 'error' ? 'error' : sumCents([subtotal, shipping, tax])
}

/**
 * The convenience fee: rate percent of {@link convenienceFeeBase}, rounded to 2 decimals half up. Ask for it
 * only if the customer is flagged for it.
 *
 * @throws RangeError when the rate is not a number or is below 0.
 */
export function convenienceFee({ rate, base }: { readonly rate: DecimalLike; readonly base: Cents }): Cents {
  return percentOf(base, rate)
}

/** Reads a tax or fee in dollars from an answer: the amount, or `error` when it is not a number. */
export function readCalculatedAmount(dollars: unknown): CalculatedAmount {
  if (typeof dollars !== 'number') return 'error'
  try {
    return centsFromDollars(dollars)
  } catch {
    return 'error'
  }
}

/** The total to pay. `error` while a part of it is: a total without its tax would be a false promise. */
export function orderTotal({ subtotal, shipping, tax, convenienceFee: fee }: OrderAmounts): CalculatedAmount {
  return tax === 'error' || fee === 'error' ? 'error' : sumCents([subtotal, shipping, tax, fee])
}

/** Returns the delivery charge for a subtotal: 0 for an empty cart and from the threshold on, else the flat rate. */
export function shippingCharge(subtotal: Cents, { flatRate, freeFrom }: ShippingPolicy): Cents {
  const isFree = subtotal === 0 || (freeFrom !== null && subtotal >= freeFrom)
  return isFree ? cents(0) : flatRate
}

function percentOf(base: Cents, rate: DecimalLike): Cents {
  const { digits, scale } = parseDecimal(rate)
  if (digits < 0n) throw new RangeError(`A rate cannot be below 0 percent (${rate}). Give a percentage of 0 or more.`)
  const dollars = { digits: BigInt(base), scale: 2 }
  return roundToCents(multiplyDecimals(dollars, { digits, scale: scale + 2 }))
}
