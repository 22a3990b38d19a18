import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import type { MovedOrder } from '../../services/order-listeners.types.js'
import { isGivenUp } from '../orders/order-moves.js'

const acceptQuery = namedQuery<{ id: number }>(
  'estimates-accept',
  `UPDATE estimates SET status = 'Accepted', order_id = $3
  WHERE account_id = $1 AND id = ANY($2::int[]) AND status = 'Open' RETURNING id`,
)

/**
 * Marks estimates as accepted by an order that has their prices. Part of the transaction that places the order and has
 * the company locked, so that no other order takes the same prices.
 */
export async function acceptEstimates(
  { db, accountId }: Scope,
  ids: readonly number[],
  orderId: number,
): Promise<void> {
  if (ids.length === 0) return
  const accepted = await acceptQuery.all(db, [accountId, ids, orderId])
  if (accepted.length === ids.length) return
  throw new Error('An estimate changed although its company was locked. Something changes estimates without the lock.')
}

const reopenQuery = namedQuery(
  'estimates-reopen',
  `UPDATE estimates SET status = 'Open', order_id = NULL WHERE account_id = $1 AND order_id = $2`,
)

/** Opens the estimates again whose order was rejected or canceled: nothing was bought at their prices. */
export async function reopenEstimates({ db, accountId }: Scope, { id, status }: MovedOrder): Promise<void> {
  if (isGivenUp(status)) await reopenQuery.all(db, [accountId, id])
}

/** A price that an order has from an estimate. */
export interface AcceptedPrice {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
  /** Dollars per base unit. */
  readonly price: number
}

const acceptedQuery = namedQuery<AcceptedPrice>(
  'estimates-accepted-prices',
  `SELECT el.item_id AS "itemId", el.unit_id AS unit, el.quantity, el.price::float8 AS price
  FROM estimates e JOIN estimate_lines el ON el.estimate_id = e.id WHERE e.account_id = $1 AND e.order_id = $2`,
)

/** Reads the prices of the estimates that an order has accepted. */
export function readAcceptedPrices({ db, accountId }: Scope, orderId: number): Promise<AcceptedPrice[]> {
  return acceptedQuery.all(db, [accountId, orderId])
}
