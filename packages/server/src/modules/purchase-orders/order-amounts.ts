import { addCents, type Cents, cents, formatUsd } from '@gauze/rules'
import { CxmlRefusal } from '../cxml/envelope.js'
import type { OrderSums } from '../pricing/order-amounts.js'
import type { PurchaseOrder } from './purchase-orders.types.js'

type Compared = Pick<OrderSums, 'subtotal' | 'shipping' | 'tax' | 'total'>

/** The amounts that a Total may mean: the goods, without or with shipping and tax, or everything. */
function totalsOf({ subtotal, shipping, tax, total }: Compared): Cents[] {
  const charges = [cents(0), shipping, tax ?? cents(0), addCents(shipping, tax ?? cents(0))]
  return [...charges.map((charge) => addCents(subtotal, charge)), total]
}

function charge(name: string, sent: Cents, right: Cents) {
  return `The ${name} is ${formatUsd(sent)}, and the store charges ${formatUsd(right)}.`
}

/**
 * Compares the amounts of an order with the charges of the store. A cent for each line may be lost to rounding.
 * @param sums of the store, in cents
 * @throws CxmlRefusal naming every amount that differs, and the right amount
 * @example requireAmounts(order, draft.order.sums)
 */
export function requireAmounts({ amounts, lines }: Pick<PurchaseOrder, 'amounts' | 'lines'>, sums: Compared): void {
  const { total, shipping, tax } = amounts
  const due = sums.tax ?? cents(0)
  const isNear = (sent: Cents, right: Cents) => Math.abs(sent - right) <= lines.length
  const problems: string[] = []
  if (shipping !== null && shipping !== sums.shipping) problems.push(charge('Shipping', shipping, sums.shipping))
  if (tax !== null && !isNear(tax, due)) problems.push(charge('Tax', tax, due))
  if (total !== null && !totalsOf(sums).some((one) => isNear(total, one))) {
    problems.push(
      `The Total is ${formatUsd(total)}; the goods cost ${formatUsd(sums.subtotal)}, and ${formatUsd(sums.total)} with shipping and tax.`,
    )
  }
  if (problems.length === 0) return
  throw new CxmlRefusal(
    400,
    `${problems.join(' ')} Nothing was ordered. Send the order with these amounts, or with amounts of 0, which say nothing.`,
  )
}

/**
 * Compares the payment term of an order with the payment term of the company.
 * @throws CxmlRefusal when the order is to be paid in another number of days
 * @example requireTerms({ paymentDays: 60 }, { termsDays: 30 }) // throws
 */
export function requireTerms(
  { paymentDays }: Pick<PurchaseOrder, 'paymentDays'>,
  { termsDays }: { readonly termsDays: number },
): void {
  if (paymentDays === null || paymentDays === termsDays) return
  throw new CxmlRefusal(
    400,
    `PaymentTerm says that the order is paid within ${paymentDays} days, and the company pays within ${termsDays} days at the store. Send the order with these terms, or without PaymentTerm.`,
  )
}
