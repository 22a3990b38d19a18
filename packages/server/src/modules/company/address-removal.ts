import { conflict, notFound } from '../../base/problem.js'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'

const usesQuery = namedQuery<{ name: string }>(
  'address-uses',
  `SELECT 'order ' || o.order_no AS name FROM orders o
  WHERE o.account_id = $1 AND o.status = 'Pending Approval' AND $2::int IN (o.ship_address_id, o.bill_address_id)
  UNION ALL
  SELECT 'the subscription “' || l.name || '”' FROM subscriptions s JOIN item_lists l ON l.id = s.item_list_id
  WHERE s.account_id = $1 AND $2::int IN (s.ship_address_id, s.bill_address_id) AND NOT s.paused
  ORDER BY name`,
)

const markQuery = namedQuery<{ id: number }>(
  'address-mark',
  `UPDATE addresses SET deleted = $3, default_shipping = default_shipping AND NOT $3,
    default_billing = default_billing AND NOT $3 WHERE account_id = $1 AND id = $2 RETURNING id`,
)

async function mark(scope: Scope, id: number, isDeleted: boolean): Promise<void> {
  const [row] = await markQuery.all(scope.db, [scope.accountId, id, isDeleted])
  if (row === undefined) throw notFound('This address is no longer there. Load the page again.')
}

/**
 * Deletes an address; orders that were placed keep it. It stops being a default. Part of the scope's transaction.
 * @param evenIfUsed also if orders that wait for approval or subscriptions need it
 */
export async function deleteAddress(scope: Scope, id: number, evenIfUsed: boolean): Promise<void> {
  const uses = evenIfUsed ? [] : (await usesQuery.all(scope.db, [scope.accountId, id])).map(({ name }) => name)
  if (uses.length > 0) {
    const verb = uses.length === 1 ? 'needs' : 'need'
    throw conflict(
      'address-in-use',
      `${uses.join(', ')} ${verb} this address. Choose another address there first, or delete this one anyway.`,
    )
  }
  await mark(scope, id, true)
}

/** Brings a deleted address back. Part of the scope's transaction. */
export async function restoreAddress(scope: Scope, id: number): Promise<void> {
  await mark(scope, id, false)
}
