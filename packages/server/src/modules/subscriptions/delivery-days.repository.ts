import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'

const saveQuery = namedQuery('delivery-days-save', 'UPDATE accounts SET delivery_days = $2::int[] WHERE id = $1')

/**
 * Sets the weekdays of a company's deliveries.
 * @param days 1 Monday to 5 Friday; none means any
 */
export async function writeDeliveryDays(scope: Scope, days: readonly number[]): Promise<void> {
  await scope.transaction((locked) => saveQuery.all(locked.db, [locked.accountId, days]))
}
