import { conflict } from '../../base/problem.js'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { allocationPeriodStart, allocationUsed } from '../pricing/allocation.sql.js'

/** The units of an item that an order got, in base units. */
export interface ReservedItem {
  readonly itemId: number
  /** Taken out of stock. */
  readonly fromStock: number
  /** Not in stock: it waits until some arrives. */
  readonly backordered: number
}

const reserveQuery = namedQuery<ReservedItem & { readonly isBeyondAllocation: boolean }>(
  'goods-reserve',
  `WITH requested AS (SELECT r."itemId" AS item_id, r.units FROM json_to_recordset($4::json) AS r("itemId" int, units int)),
  locked AS (
    SELECT i.id, i.special_order, i.allocation_period, requested.units,
      CASE WHEN i.special_order THEN 0 ELSE LEAST(requested.units, GREATEST(0, i.quantity_available)) END AS from_stock
    FROM items i JOIN requested ON requested.item_id = i.id
    ORDER BY i.id FOR NO KEY UPDATE OF i),
  stock AS (
    UPDATE items i SET quantity_available = i.quantity_available - locked.from_stock, updated_at = now()
    FROM locked WHERE i.id = locked.id AND locked.from_stock > 0),
  allotted AS (
    UPDATE account_allocations al SET used = ${allocationUsed('locked', 'al')} + locked.units,
      period_start = GREATEST(al.period_start, ${allocationPeriodStart('locked')})
    FROM locked
    WHERE al.account_id = $1 AND al.item_id = locked.id AND locked.allocation_period IS NOT NULL
      AND ${allocationUsed('locked', 'al')} + locked.units <= al.max
    RETURNING al.item_id, al.period_start),
  waiting AS (
    INSERT INTO backorders (order_id, account_id, user_id, item_id, quantity)
    SELECT $3::int, $1::int, $2::int, id, units - from_stock FROM locked WHERE NOT special_order AND units > from_stock),
  reserved AS (
    INSERT INTO reserved_goods (order_id, item_id, from_stock, from_allocation, allocation_start)
    SELECT $3::int, locked.id, locked.from_stock,
      CASE WHEN allotted.item_id IS NULL THEN 0 ELSE locked.units END, allotted.period_start
    FROM locked LEFT JOIN allotted ON allotted.item_id = locked.id)
  SELECT locked.id AS "itemId", locked.from_stock AS "fromStock",
    CASE WHEN locked.special_order THEN 0 ELSE locked.units - locked.from_stock END AS backordered,
    (al.item_id IS NOT NULL AND allotted.item_id IS NULL) AS "isBeyondAllocation"
  FROM locked
  LEFT JOIN account_allocations al
    ON al.account_id = $1 AND al.item_id = locked.id AND locked.allocation_period IS NOT NULL
  LEFT JOIN allotted ON allotted.item_id = locked.id
  ORDER BY locked.id`,
)

/**
 * Takes goods for an order from stock (never below 0: the rest is recorded as on backorder) and from the company's
 * allocation, and records the taken units. Part of the scope's transaction.
 * @param units base units by item
 * @throws ProblemError when the company's allocation does not allow as much; the transaction must not continue
 * @example
 * await reserveGoods(scope, order.id, new Map([[itemId, 300]]))
 */
export async function reserveGoods(
  scope: Scope,
  orderId: number,
  units: ReadonlyMap<number, number>,
): Promise<ReservedItem[]> {
  const requested = [...units].map(([itemId, count]) => ({ itemId, units: count }))
  const rows = await reserveQuery.all(scope.db, [scope.accountId, scope.userId, orderId, JSON.stringify(requested)])
  if (rows.some(({ isBeyondAllocation }) => isBeyondAllocation)) {
    throw conflict(
      'no-allocation',
      'This is more than your company may order of an item on allocation in this period. Order less of it.',
    )
  }
  return rows.map(({ itemId, fromStock, backordered }) => ({ itemId, fromStock, backordered }))
}

const releaseQuery = namedQuery(
  'goods-release',
  `WITH released AS (
    DELETE FROM reserved_goods r USING orders o
    WHERE r.order_id = $2 AND o.id = r.order_id AND o.account_id = $1
    RETURNING r.item_id, r.from_stock, r.from_allocation, r.allocation_start),
  forgotten AS (
    DELETE FROM backorders b USING orders o WHERE b.order_id = $2 AND o.id = b.order_id AND o.account_id = $1),
  locked AS (
    SELECT i.id, released.from_stock FROM items i JOIN released ON released.item_id = i.id
    ORDER BY i.id FOR NO KEY UPDATE OF i),
  stock AS (
    UPDATE items i SET quantity_available = i.quantity_available + locked.from_stock, updated_at = now()
    FROM locked WHERE i.id = locked.id AND locked.from_stock > 0)
  UPDATE account_allocations al SET used = GREATEST(0, al.used - released.from_allocation)
  FROM released
  WHERE al.account_id = $1 AND al.item_id = released.item_id AND al.period_start = released.allocation_start`,
)

/**
 * Returns everything that one of the company's orders still holds: to stock, and to the allocation of the period that
 * it was taken from. Its backorders are deleted. Doing it again returns nothing.
 */
export async function releaseGoods(scope: Scope, orderId: number): Promise<void> {
  await releaseQuery.all(scope.db, [scope.accountId, orderId])
}

const shipQuery = namedQuery<{ itemId: number; isShort: boolean }>(
  'goods-ship',
  `WITH requested AS (SELECT r."itemId" AS item_id, r.units FROM json_to_recordset($2::json) AS r("itemId" int, units int)),
  locked AS (
    SELECT i.id, i.quantity_available, LEAST(r.from_stock, requested.units) AS held,
      CASE WHEN i.special_order THEN 0 ELSE GREATEST(0, requested.units - r.from_stock) END AS missing
    FROM items i JOIN requested ON requested.item_id = i.id
      JOIN reserved_goods r ON r.item_id = i.id AND r.order_id = $1
    ORDER BY i.id FOR NO KEY UPDATE OF i),
  stock AS (
    UPDATE items i SET quantity_available = i.quantity_available - locked.missing, updated_at = now()
    FROM locked WHERE i.id = locked.id AND locked.missing > 0 AND locked.quantity_available >= locked.missing),
  reserved AS (
    UPDATE reserved_goods r SET from_stock = r.from_stock - locked.held
    FROM locked WHERE r.order_id = $1 AND r.item_id = locked.id),
  arrived AS (
    UPDATE backorders b SET quantity = b.quantity - locked.missing
    FROM locked WHERE b.order_id = $1 AND b.item_id = locked.id)
  SELECT id AS "itemId", missing > 0 AND quantity_available < missing AS "isShort" FROM locked`,
)

/**
 * Lets goods of an order leave: first the units that the order holds, then, for units on backorder, units that have
 * arrived in stock since. Special orders and orders that hold nothing take nothing out of stock. Part of a transaction
 * that has the order locked and that must not continue if an item is short.
 * @param units base units by item
 * @returns the items of which the stock has too few units
 */
export async function shipGoods(
  { db }: Pick<Scope, 'db'>,
  orderId: number,
  units: ReadonlyMap<number, number>,
): Promise<number[]> {
  const requested = [...units].map(([itemId, count]) => ({ itemId, units: count }))
  const rows = await shipQuery.all(db, [orderId, JSON.stringify(requested)])
  return rows.flatMap(({ itemId, isShort }) => (isShort ? [itemId] : []))
}

const forgetQuery = namedQuery(
  'goods-forget',
  `WITH reserved AS (DELETE FROM reserved_goods WHERE order_id = $1)
  DELETE FROM backorders WHERE order_id = $1`,
)

/** Deletes the reservations of an order, once all of its goods have left. */
export async function forgetGoods({ db }: Pick<Scope, 'db'>, orderId: number): Promise<void> {
  await forgetQuery.all(db, [orderId])
}
