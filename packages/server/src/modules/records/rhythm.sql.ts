/**
 * The rhythm in which a company buys each item, of a relation of its purchases: `item_id`, `every_days` (the usual days
 * between two of them), and `last_day`. An item has a rhythm where at least three purchases have similar distances,
 * unless a subscription orders it by itself.
 * @param purchases a relation with `item_id`, `day` and `subscription_id`
 */
export function rhythmsSql(purchases: string): string {
  return `SELECT item_id, avg(gap) AS every_days, max(day) AS last_day
    FROM (SELECT item_id, day, day - lag(day) OVER (PARTITION BY item_id ORDER BY day) AS gap, bool_or(subscription_id IS NOT NULL) AS is_subscribed
      FROM ${purchases} GROUP BY item_id, day) purchase_days
    GROUP BY item_id
    HAVING count(gap) >= 2 AND stddev_pop(gap) <= avg(gap) / 2 AND NOT bool_or(is_subscribed)`
}

/**
 * Whether an item with a rhythm `r` is due: its usual distance has passed. An item that is three distances late is no
 * longer bought.
 * @param today an expression of the date
 */
export function isDueSql(today: string): string {
  return `${today} - r.last_day BETWEEN r.every_days AND 3 * r.every_days`
}
