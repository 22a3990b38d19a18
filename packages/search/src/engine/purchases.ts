const ordersLookedAt = 200
const halfLifeDays = 90

/**
 * The purchases of an account, by item and for all items of its product together: more frequent and more recent
 * purchases weigh more. Limited to the last orders, so that an old customer's searches are as fast as a new one's.
 * Rejected and canceled orders do not count.
 * @param account the account's id in SQL
 */
export function purchasesSql(account: string): string {
  return `
  SELECT i.id AS item_id, coalesce(i.parent_id, i.id) AS product_id,
    sum(power(0.5, extract(epoch FROM now() - o.placed_at) / 86400.0 / ${halfLifeDays})::float8) AS weight
  FROM (SELECT id, placed_at FROM orders WHERE account_id = ${account} AND status NOT IN ('Rejected', 'Cancelled')
    ORDER BY placed_at DESC LIMIT ${ordersLookedAt}) o
  JOIN order_lines l ON l.order_id = o.id JOIN items i ON i.id = l.item_id
  GROUP BY 1, 2`
}
