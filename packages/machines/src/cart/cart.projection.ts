import type { Cart, CartLine, CartNotification } from '@gauze/contract'
import { type Cents, lineTotal, readCalculatedAmount, sumCents, unitPrice } from '@gauze/rules'
import { itemOf, projectLines } from './cart.edits.js'
import type { CartContext, ProjectedAmount, ProjectedCart, ProjectedLine } from './cart.types.js'

function priceOf({ price, unit, units, quantity }: CartLine): Pick<ProjectedLine, 'unitPrice' | 'total'> {
  const conversionRate = units.find(({ id }) => id === unit)?.conversionRate
  if (typeof price !== 'number' || conversionRate === undefined) return { unitPrice: null, total: null }
  return { unitPrice: unitPrice({ price, conversionRate }), total: lineTotal({ price, conversionRate, quantity }) }
}

function projectLine(line: CartLine, { edits }: CartContext): ProjectedLine {
  return {
    ...line,
    ...priceOf(line),
    isUnconfirmed: edits.some((edit) => itemOf(edit) === null || itemOf(edit) === line.itemId),
  }
}

function total(lines: readonly ProjectedLine[]): Cents {
  return sumCents(lines.flatMap((line) => (line.total === null ? [] : [line.total])))
}

/** The server's notices, without those of items that a pending edit removes: their lines are gone. */
function projectNotifications(settled: Cart | null, lines: readonly CartLine[]): readonly CartNotification[] {
  const has = (of: readonly CartLine[], item: number) => of.some(({ itemId }) => itemId === item)
  return (settled?.notifications ?? []).filter(({ id }) => has(lines, id) || !has(settled?.cartDetail ?? [], id))
}

/**
 * The cart as shown: settled data plus pending edits, priced by the rules that the server uses (CART-02, CART-03).
 * Amounts that only the server can calculate are `pending` while an edit is.
 */
export function projectCart(context: CartContext): ProjectedCart {
  const { settled, edits } = context
  const lines = projectLines(context).map((line) => projectLine(line, context))
  const amount = (dollars: number | 'error' | null | undefined): ProjectedAmount => {
    if (dollars === null || dollars === undefined) return null
    return edits.length > 0 ? 'pending' : readCalculatedAmount(dollars)
  }
  const isPriced = settled !== null && settled.subtotal !== null
  return {
    lines,
    totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: isPriced ? total(lines) : null,
    shipping: amount(settled?.shipping),
    tax: amount(settled?.tax),
    convenienceFee: amount(settled?.convenienceFee),
    total: amount(settled?.total),
    saved: settled?.saveForLaterDetail ?? [],
    notifications: projectNotifications(settled, lines),
  }
}
