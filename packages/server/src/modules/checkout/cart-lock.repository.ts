import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'

const lockCartQuery = namedQuery<{ id: number }>(
  'order-lock-cart',
  `SELECT c.id FROM carts c JOIN accounts a ON a.id = c.account_id
  WHERE c.account_id = $1 AND c.user_id = $2 FOR NO KEY UPDATE OF c, a`,
)

const lockItemsQuery = namedQuery(
  'order-lock-cart-items',
  `SELECT i.id FROM items i WHERE i.id IN (SELECT l.item_id FROM cart_lines l WHERE l.cart_id = $1)
  ORDER BY i.id FOR NO KEY UPDATE`,
)

/**
 * Locks the cart, the company (its credit and allocations) and the items of the cart, in the order of `lockGoods`, until
 * the transaction ends. Nothing when the user never had a cart.
 */
export async function lockCartForOrder(scope: Scope): Promise<void> {
  const [cart] = await lockCartQuery.all(scope.db, [scope.accountId, scope.userId])
  if (cart) await lockItemsQuery.all(scope.db, [cart.id])
}
