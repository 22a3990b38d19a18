import { type Cents, cents, convenienceFee, lineTotal, shippingCharge, sumCents, taxTotal } from '@gauze/rules'
import { conversionRateOfLine } from './base-units.js'
import type { Goods } from './goods.types.js'
import { shippingPolicy } from './store-policy.js'

/** Amounts of a cart or order, in cents. Tax and fee are null where they do not apply (yet). */
export interface OrderSums {
  readonly subtotal: Cents
  readonly shipping: Cents
  readonly tax: Cents | null
  readonly convenienceFee: Cents | null
  readonly total: Cents
}

/**
 * Adds up lines with shipping, tax and fee, exactly as `@gauze/rules` does in the browser (CART-03, CART-07, CART-08). A
 * line without a price costs nothing here and cannot be ordered.
 */
export function goodsSums({ lines, ...terms }: Goods): OrderSums {
  const totals: Cents[] = []
  const taxable: Cents[] = []
  for (const line of lines) {
    const { price, taxable: isTaxable } = line.item
    if (price === null) continue
    const total = lineTotal({ price, conversionRate: conversionRateOfLine(line), quantity: line.quantity })
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
