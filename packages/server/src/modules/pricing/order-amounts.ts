import { type Cents, cents, convenienceFee, lineTotal, shippingCharge, sumCents, taxTotal } from '@gauze/rules'
import { shippingPolicy } from './store-policy.js'

/** A line as far as it costs something. */
interface PricedLine {
  /** Dollars per base unit; null for 'N/A', which costs nothing here and cannot be ordered. */
  readonly price: number | null
  readonly conversionRate: number
  readonly quantity: number
  readonly taxable: boolean
}

/** What decides on tax and fee. */
interface ChargeTerms {
  /** Percent; null while there is no address to go by. */
  readonly taxRate: number | null
  readonly shippingTaxable: boolean
  /** Percent; null for a company that is not charged the fee. */
  readonly convenienceFeeRate: number | null
}

/** Amounts of a cart or order, in cents. Tax and fee are null where they do not apply (yet). */
export interface OrderSums {
  readonly subtotal: Cents
  readonly shipping: Cents
  readonly tax: Cents | null
  readonly convenienceFee: Cents | null
  readonly total: Cents
}

/**
 * Adds up lines with shipping, tax and fee, exactly as `@gauze/rules` does in the browser (CART-03, CART-07, CART-08).
 * @example
 * orderSums([{ price: 0.0525, conversionRate: 100, quantity: 3, taxable: true }], { taxRate: 8.875, … })
 */
export const orderSums = (lines: readonly PricedLine[], terms: ChargeTerms): OrderSums => {
  const totals: Cents[] = []
  const taxable: Cents[] = []
  for (const { price, conversionRate, quantity, taxable: isTaxable } of lines) {
    if (price === null) continue
    const total = lineTotal({ price, conversionRate, quantity })
    totals.push(total)
    if (isTaxable) taxable.push(total)
  }
  const subtotal = sumCents(totals)
  const shipping = shippingCharge(subtotal, shippingPolicy)
  const tax =
    terms.taxRate === null
      ? null
      : taxTotal({ rate: terms.taxRate, taxableLines: taxable, shipping, shippingTaxable: terms.shippingTaxable })
  const fee = feeOn(subtotal, shipping, tax ?? cents(0), terms.convenienceFeeRate)
  return {
    subtotal,
    shipping,
    tax,
    convenienceFee: fee,
    total: sumCents([subtotal, shipping, tax ?? cents(0), fee ?? cents(0)]),
  }
}

const feeOn = (subtotal: Cents, shipping: Cents, tax: Cents, rate: number | null): Cents | null =>
  rate === null ? null : convenienceFee({ rate, base: sumCents([subtotal, shipping, tax]) })
