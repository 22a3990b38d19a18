import type { BookedOrder } from './booked-order.js'
import type { Differences } from './differences.js'
import { percentOf, pricedTotal, sumOf } from './shares.js'

/** The tax of an order; with and without the shipping charge if it is not known whether that was taxed. */
function taxesOf({ lines, taxRate, shipping, isShippingTaxable }: BookedOrder): readonly number[] {
  const goods = sumOf(lines, ({ isTaxable, total }) => (isTaxable ? total : 0))
  const [alone, together] = [percentOf(goods, taxRate), percentOf(goods + shipping, taxRate)]
  if (isShippingTaxable === null) return [alone, together]
  return [isShippingTaxable ? together : alone]
}

/** Calculates an order from its lines and rates. */
export function checkOrderAmounts(order: BookedOrder, differences: Differences): void {
  const { number, lines, subtotal, shipping, tax, fee, total, feePercent, events } = order
  for (const [index, line] of lines.entries()) {
    const name = `Order ${number}, line ${index + 1},`
    differences.compare(name, line.total, pricedTotal(line), 'its price, unit and quantity make')
    differences.refuse(line.quantity < 1, `${name} has no quantity.`)
  }
  const lineSum = sumOf(lines, (line) => line.total)
  differences.compare(`Order ${number}, subtotal,`, subtotal, lineSum, 'its lines sum to')
  const [expectedTax = 0, otherTax = expectedTax] = taxesOf(order)
  const taxCents = tax === otherTax ? otherTax : expectedTax
  differences.compare(`Order ${number}, tax,`, tax, taxCents, 'its rate and its taxable amounts make')
  if (feePercent !== null) {
    const expectedFee = percentOf(subtotal + shipping + tax, feePercent)
    differences.compare(`Order ${number}, convenience fee,`, fee, expectedFee, 'its rate and its other amounts make')
  }
  differences.compare(`Order ${number}, total,`, total, subtotal + shipping + tax + fee, 'its parts sum to')
  const agreed = events.at(-1)?.total ?? null
  if (agreed !== null) differences.compare(`Order ${number}, total,`, total, agreed, 'its last event has')
}
