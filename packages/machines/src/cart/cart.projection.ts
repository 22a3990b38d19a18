import type { CartLine, CartNotification, SavedLine } from '@gauze/contract'
import { type Cents, exactUnitPrice, lineTotal, readCalculatedAmount, roundToCents, sumCents } from '@gauze/rules'
import { concerns } from './cart.edit-questions.js'
import { changesLines, isOfSaved, projectLines, projectSaved } from './cart.edits.js'
import type {
  CartContext,
  CartEdit,
  CartProjection,
  ProjectedAmount,
  ProjectedCart,
  ProjectedLine,
  ProjectedSavedLine,
} from './cart.types.js'

function priceOf({ price, unit, units, quantity }: CartLine): Pick<ProjectedLine, 'exactUnitPrice' | 'total'> {
  const conversionRate = units.find(({ id }) => id === unit)?.conversionRate
  if (typeof price !== 'number' || conversionRate === undefined) return { exactUnitPrice: null, total: null }
  return {
    exactUnitPrice: exactUnitPrice({ price, conversionRate }),
    total: lineTotal({ price, conversionRate, quantity }),
  }
}

function projectLine(line: CartLine, edits: readonly CartEdit[]): ProjectedLine {
  return {
    ...line,
    ...priceOf(line),
    isUnconfirmed: edits.some((edit) => changesLines(edit) && concerns(edit, line.itemId)),
  }
}

function projectSavedLine(line: SavedLine, edits: readonly CartEdit[]): ProjectedSavedLine {
  return {
    ...line,
    isUnconfirmed: edits.some((edit) => isOfSaved(edit) && edit.itemId === line.itemId),
  }
}

function total(lines: readonly ProjectedLine[]): Cents {
  return sumCents(lines.flatMap((line) => (line.total === null ? [] : [line.total])))
}

/** Returns the server's notices, without the notices that a pending edit clears, or whose item it removes. */
function projectNotifications(
  { settled, edits }: Pick<CartContext, 'settled' | 'edits'>,
  lines: readonly CartLine[],
): readonly CartNotification[] {
  if (edits.some(({ operation }) => operation === 'clearNotifications')) return []
  const has = (of: readonly CartLine[], item: number) => of.some(({ itemId }) => itemId === item)
  return (settled?.notifications ?? []).filter(({ id }) => has(lines, id) || !has(settled?.cartDetail ?? [], id))
}

/**
 * The cart as shown: settled data plus pending edits, priced by the rules that the server uses.
 * Amounts that only the server can calculate are `pending` while an edit of lines is.
 */
function projectCart({ settled, edits }: Pick<CartContext, 'settled' | 'edits'>): ProjectedCart {
  const lines = projectLines({ settled, edits }).map((line) => projectLine(line, edits))
  const isPending = edits.some(changesLines)
  const amount = (dollars: number | 'error' | null | undefined): ProjectedAmount => {
    if (dollars === null || dollars === undefined) return null
    return isPending ? 'pending' : readCalculatedAmount(dollars)
  }
  const isPriced = settled !== null && settled.subtotal !== null
  return {
    lines,
    totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: isPriced ? total(lines) : null,
    shipping: amount(settled?.shipping),
    tax: amount(settled?.tax),
    taxBasis: settled?.taxBasis,
    convenienceFee: amount(settled?.convenienceFee),
    total: amount(settled?.total),
    freeShippingFrom: settled?.freeShippingFrom === undefined ? null : roundToCents(settled.freeShippingFrom),
    approvalLimit: settled?.approvalLimit === undefined ? null : roundToCents(settled.approvalLimit),
    saved: projectSaved({ settled, edits }).map((line) => projectSavedLine(line, edits)),
    notifications: projectNotifications({ settled, edits }, lines),
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
