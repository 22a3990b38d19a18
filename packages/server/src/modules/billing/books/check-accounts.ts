import { namedQuery } from '../../../db/client.js'
import type { Differences } from './differences.js'
import { jsonList } from './json-list.sql.js'

/** A company with its open invoices and its allocations. */
export interface BookedAccount {
  readonly id: number
  readonly name: string
  /** Cents, as the sum of its open invoices. */
  readonly balance: number
  readonly owed: number
  readonly allocations: readonly {
    readonly itemId: number
    readonly start: string
    readonly used: number
    /** The units that its open orders hold of the allocation of this period. */
    readonly held: number
    /** The latest period of which an open order holds some; null for none. */
    readonly latestHeld: string | null
  }[]
}

function heldGoods(selected: string): string {
  return `(SELECT ${selected} FROM reserved_goods g JOIN orders o ON o.id = g.order_id
    WHERE o.account_id = al.account_id AND g.item_id = al.item_id)`
}

const allocations = jsonList(
  `'itemId', al.item_id, 'start', al.period_start::text, 'used', al.used,
    'held', ${heldGoods('COALESCE(sum(g.from_allocation) FILTER (WHERE g.allocation_start = al.period_start), 0)')},
    'latestHeld', ${heldGoods('max(g.allocation_start)::text')}`,
  'account_allocations al WHERE al.account_id = a.id',
  'al.item_id',
)

/** Companies after an id, the lowest first. */
export const bookedAccountsQuery = namedQuery<BookedAccount>(
  'books-accounts',
  `SELECT a.id, a.account_name AS name, a.balance_cents::float8 AS balance,
    (SELECT COALESCE(sum(v.total_cents - v.paid_cents - v.credited_cents), 0)::float8 FROM invoices v
      WHERE v.account_id = a.id) AS owed, ${allocations} AS allocations
  FROM accounts a WHERE a.id > $1 ORDER BY a.id LIMIT $2`,
)

/**
 * Calculates the balance of a company from its invoices. The use of an allocation includes the units that open
 * orders hold; orders that have shipped, and other programs, have used the rest.
 */
export function checkAccount({ name, balance, owed, ...account }: BookedAccount, differences: Differences): void {
  differences.compare({ kind: 'balance', name }, balance, owed, 'openInvoices')
  for (const { itemId, start, used, held, latestHeld } of account.allocations) {
    const allocation = { kind: 'allocation', name, item: itemId } as const
    const expected = Math.max(used, held)
    differences.compareValue({ ...allocation, part: 'used' }, used, expected, 'openOrders')
    const isLater = latestHeld !== null && latestHeld > start
    differences.refuse(isLater, allocation, 'laterPeriod', { start })
  }
}
