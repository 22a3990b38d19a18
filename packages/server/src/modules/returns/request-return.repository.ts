import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { returnableSql } from '../orders/order-returns.sql.js'

/** A line of an order with the part that can be returned. */
export interface ReturnableLine {
  readonly id: number
  readonly name: string
  readonly unitLabel: string
  /** In the unit of the line. */
  readonly returnable: number
}

/** An order of which goods may come back. */
export interface ReturnableOrder {
  readonly orderNumber: string
  /** In their order: the first is line 1. */
  readonly lines: readonly ReturnableLine[]
}

const orderQuery = namedQuery<ReturnableOrder>(
  'return-order',
  `SELECT o.order_no AS "orderNumber", (
    SELECT COALESCE(json_agg(json_build_object('id', l.id, 'name', l.display_name, 'unitLabel', l.unit_label,
      'returnable', ${returnableSql}) ORDER BY l.position), '[]')
    FROM order_lines l WHERE l.order_id = o.id) AS lines
  FROM orders o WHERE o.account_id = $1 AND o.id = $2`,
)

/** Reads an order of the company with the goods that can be returned; null when there is no such order. */
export async function readReturnable(scope: Scope, orderId: number): Promise<ReturnableOrder | null> {
  const [order] = await orderQuery.all(scope.db, [scope.accountId, orderId])
  return order ?? null
}

/** A quantity of an order's line that comes back. */
export interface ReturnedLine {
  /** The id of the order's line. */
  readonly id: number
  readonly quantity: number
}

const insertQuery = namedQuery(
  'return-insert-lines',
  `INSERT INTO return_lines (issue_id, order_line_id, quantity)
  SELECT $1, l.id, l.quantity FROM json_to_recordset($2::json) AS l(id int, quantity int)`,
)

/** Writes the goods of a return. Part of a transaction that has the company locked. */
export async function insertReturnLines({ db }: Scope, issueId: number, lines: readonly ReturnedLine[]): Promise<void> {
  await insertQuery.all(db, [issueId, JSON.stringify(lines)])
}

/** A return that its company may withdraw. */
export interface OwnReturn {
  readonly returnNumber: string
  readonly status: string
  readonly userId: number
}

const ownQuery = namedQuery<OwnReturn>(
  'return-own',
  `SELECT issue_no AS "returnNumber", return_status AS status, user_id AS "userId" FROM issues
  WHERE account_id = $1 AND id = $2 AND return_status IS NOT NULL`,
)

/** Reads a return of the company; null when there is no such return. */
export async function readOwnReturn(scope: Scope, id: number): Promise<OwnReturn | null> {
  const [own] = await ownQuery.all(scope.db, [scope.accountId, id])
  return own ?? null
}

const withdrawQuery = namedQuery(
  'return-withdraw',
  "UPDATE issues SET return_status = 'Withdrawn' WHERE account_id = $1 AND id = $2",
)

/** Marks a return as withdrawn, so that its goods can be returned again. */
export async function withdraw(scope: Scope, id: number): Promise<void> {
  await withdrawQuery.all(scope.db, [scope.accountId, id])
}
