import type { BookedOrder } from './booked-order.js'
import type { Differences } from './differences.js'
import { percentOf, pricedTotal, sumOf } from './shares.js'

/** The tax of an order; with and without the shipping charge if it is not known whether the charge was taxed. */
function taxesOf({ lines, taxRate, shipping, isShippingTaxable }: BookedOrder): readonly number[] {
  const goods = sumOf(lines, ({ isTaxable, total }) => (isTaxable ? total : 0))
  const [alone, together] = [percentOf(goods, taxRate), percentOf(goods + shipping, taxRate)]
  if (isShippingTaxable === null) return [alone, together]
  return [isShippingTaxable ? together : alone]
}

/** Calculates an order from its lines and rates. */
export function checkOrderAmounts(order: BookedOrder, differences: Differences): void {
  const { number, lines, subtotal, shipping, tax, fee, total, feePercent, events } = order
  const place = { kind: 'order', name: number } as const
  for (const [index, line] of lines.entries()) {
    differences.compare({ ...place, line: index + 1 }, line.total, pricedTotal(line), 'priceAndQuantity')
    differences.refuse(line.quantity < 1, { ...place, line: index + 1 }, 'noQuantity')
  }
  const lineSum = sumOf(lines, (line) => line.total)
  differences.compare({ ...place, part: 'subtotal' }, subtotal, lineSum, 'lines')
  const [expectedTax = 0, otherTax = expectedTax] = taxesOf(order)
  const taxCents = tax === otherTax ? otherTax : expectedTax
  differences.compare({ ...place, part: 'tax' }, tax, taxCents, 'taxRate')
  if (feePercent !== null) {
    const expectedFee = percentOf(subtotal + shipping + tax, feePercent)
    differences.compare({ ...place, part: 'convenienceFee' }, fee, expectedFee, 'feeRate')
  }
  differences.compare({ ...place, part: 'total' }, total, subtotal + shipping + tax + fee, 'parts')
  const agreed = events.at(-1)?.total ?? null
  if (agreed !== null) differences.compare({ ...place, part: 'total' }, total, agreed, 'lastEvent')
}
