import { type Cents, formatUsd } from '@gauze/rules'
import { conflict } from '../../base/problem.js'
import { newShortages, shortageText } from '../cart/backorder-notices.js'
import type { CartState } from '../cart/cart.types.js'
import { goodsProblems } from '../orders/order-checks.js'
import { expectedCents, priceText } from '../pricing/expected-amounts.js'

/** The total that the shopper saw before placing the order. */
interface Seen {
  /** Dollars; null when the shopper was shown none. */
  readonly expectedTotal: number | null
  /** Whether the shopper may see prices; if not, prices are neither compared nor mentioned. */
  readonly isPriceVisible: boolean
}

/**
 * Checks the cart against the current store: items that can no longer be ordered, allocation, stock and price.
 * A shortage stops the order once, until the cart has shown it; then it is backordered. A price stops it unless the
 * expected total shows that the shopper has seen the new one.
 * @param total the order's current total
 * @param supportPhone the number to call about a restricted item
 * @throws ProblemError `cart-changed` listing all changes
 */
export function requireAsSeen(cart: CartState, seen: Seen, total: Cents, supportPhone: string | undefined): void {
  const changes = [
    ...goodsProblems(cart, supportPhone),
    ...newShortages(cart.notices, cart.lines).map(shortageText),
    ...(seen.isPriceVisible ? priceChanges(cart, seen, total) : []),
  ]
  if (changes.length > 0) {
    throw conflict(
      'cart-changed',
      `The cart has changed since you last saw it. ${changes.join(' ')} Nothing has been ordered: look the cart over and place the order again.`,
    )
  }
}

function priceChanges(cart: CartState, { expectedTotal }: Seen, total: Cents): string[] {
  const expected = expectedTotal === null ? null : expectedCents(expectedTotal)
  if (expected === total) return []
  const lines = cart.lines.flatMap(({ confirmedPrice, item: { name, price } }) =>
    confirmedPrice !== null && price !== null && price !== confirmedPrice
      ? [`${name} now costs ${priceText(price)} a base unit; it was ${priceText(confirmedPrice)}.`]
      : [],
  )
  return expected === null ? lines : [...lines, `The total is now ${formatUsd(total)}; it was ${formatUsd(expected)}.`]
}
