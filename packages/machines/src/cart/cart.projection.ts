import type { Cart, CartLine, CartNotification } from '@gauze/contract'
import { type Cents, lineTotal, readCalculatedAmount, sumCents, unitPrice } from '@gauze/rules'
import { concerns, projectLines } from './cart.edits.js'
import type {
  CartContext,
  CartEdit,
  CartProjection,
  ProjectedAmount,
  ProjectedCart,
  ProjectedLine,
} from './cart.types.js'

function priceOf({ price, unit, units, quantity }: CartLine): Pick<ProjectedLine, 'unitPrice' | 'total'> {
  const conversionRate = units.find(({ id }) => id === unit)?.conversionRate
  if (typeof price !== 'number' || conversionRate === undefined) return { unitPrice: null, total: null }
  return { unitPrice: unitPrice({ price, conversionRate }), total: lineTotal({ price, conversionRate, quantity }) }
}

function projectLine(line: CartLine, edits: readonly CartEdit[]): ProjectedLine {
  return {
    ...line,
    ...priceOf(line),
    isUnconfirmed: edits.some((edit) => concerns(edit, line.itemId)),
  }
}

function total(lines: readonly ProjectedLine[]): Cents {
  return sumCents(lines.flatMap((line) => (line.total === null ? [] : [line.total])))
}

/** Returns the server's notices, without the notices about items that a pending edit removes. */
function projectNotifications(settled: Cart | null, lines: readonly CartLine[]): readonly CartNotification[] {
  const has = (of: readonly CartLine[], item: number) => of.some(({ itemId }) => itemId === item)
  return (settled?.notifications ?? []).filter(({ id }) => has(lines, id) || !has(settled?.cartDetail ?? [], id))
}

/**
 * The cart as shown: settled data plus pending edits, priced by the rules that the server uses.
 * Amounts that only the server can calculate are `pending` while an edit is.
 */
function projectCart({ settled, edits }: Pick<CartContext, 'settled' | 'edits'>): ProjectedCart {
  const lines = projectLines({ settled, edits }).map((line) => projectLine(line, edits))
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

/** The projection of the settled cart and the pending edits, made when it is first read: a cart may change unseen. */
export function projectionOf({ settled, edits }: Pick<CartContext, 'settled' | 'edits'>): CartProjection {
  let cart: ProjectedCart | undefined
  return {
    settled,
    edits,
    get cart() {
      cart ??= projectCart({ settled, edits })
      return cart
    },
  }
}
