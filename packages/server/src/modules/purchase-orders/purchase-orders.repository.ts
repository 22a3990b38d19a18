import type { OrderStatus } from '@gauze/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Db, namedQuery } from '../../db/client.js'
import {
  accounts,
  type DocumentState,
  orders,
  punchoutBuyers,
  punchoutDocuments,
  purchaseOrders,
  users,
} from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import { isSharedSql } from '../addresses/address-rights.sql.js'
import { readProcuredItems } from '../catalog/numbered-items.repository.js'
import { unitsColumn } from '../pricing/goods.sql.js'
import type { SoldItem } from './order-lines.js'
import type { PurchaseOrder } from './purchase-orders.types.js'
import type { KnownPlace } from './ship-to.js'

/** The user whom the store places the purchase orders of a system for. */
export interface OrderUser {
  readonly id: number
  readonly isPriceVisible: boolean
  /** In how many days the company pays on terms. */
  readonly termsDays: number
}

/** Finds the user of a system's orders; null if the system may send none, or if the user may not order. */
export async function findOrderUser(db: Db, buyerId: number): Promise<OrderUser | null> {
  const [user] = await db
    .select({
      id: users.id,
      isPriceVisible: users.isPriceVisible,
      termsDays: sql<number>`COALESCE(${accounts.termsDays}, 30)`,
    })
    .from(punchoutBuyers)
    .innerJoin(accounts, eq(accounts.id, punchoutBuyers.accountId))
    .innerJoin(users, and(eq(users.id, punchoutBuyers.orderUserId), eq(users.accountId, punchoutBuyers.accountId)))
    .where(
      and(
        eq(punchoutBuyers.id, buyerId),
        punchoutBuyers.active,
        users.active,
        eq(users.isPunchout, false),
        isNull(users.invitedAt),
      ),
    )
  return user ?? null
}

/** Locks a procurement system until the transaction ends, so that its orders are taken one after another. */
export async function lockBuyer(db: Db, buyerId: number): Promise<void> {
  await db
    .select({ id: punchoutBuyers.id })
    .from(punchoutBuyers)
    .where(eq(punchoutBuyers.id, buyerId))
    .for('no key update')
}

const soldItemsQuery = namedQuery<SoldItem>(
  'purchase-order-items',
  `SELECT i.id AS "itemId", ${unitsColumn} FROM items i WHERE i.id = ANY($1::int[])`,
)

/** Reads the item that each line of an order names, with its units; undefined for a line that names none. */
export async function readSoldItems(db: Db, lines: PurchaseOrder['lines']): Promise<readonly (SoldItem | undefined)[]> {
  const named = await readProcuredItems(
    db,
    lines.map(({ part, auxiliary }) => ({ number: part, unit: auxiliary })),
  )
  const ids = new Set(named.filter((id) => id !== undefined))
  const sold = await soldItemsQuery.all(db, [[...ids]])
  return named.map((id) => sold.find(({ itemId }) => itemId === id))
}

const placesQuery = namedQuery<KnownPlace>(
  'purchase-order-places',
  `SELECT d.id, d.label, d.attention, d.line1, d.line2, d.city, d.state, d.zip,
    d.default_billing AS "isDefaultBilling", a.account_name AS company
  FROM addresses d JOIN accounts a ON a.id = d.account_id
  WHERE d.account_id = $1 AND NOT d.deleted AND (${isSharedSql} OR d.created_by = $2) ORDER BY d.id`,
)

/**
 * Reads the addresses that an order may name: the shared addresses of the company, and the addresses that the order's
 * user added. Other addresses of colleagues are private to their authors.
 */
export function readKnownPlaces(scope: Scope): Promise<KnownPlace[]> {
  return placesQuery.all(scope.db, [scope.accountId, scope.userId])
}

/** A purchase order that was taken, and the order that it is now. */
export type KnownPurchaseOrder = typeof purchaseOrders.$inferSelect & {
  readonly order: { readonly id: number; readonly orderNumber: string; readonly status: OrderStatus } | null
  readonly totalCents: number
}

/** Finds a purchase order of a system by its number. */
export async function findPurchaseOrder(
  db: Db,
  { accountId, id: buyerId }: { readonly accountId: number; readonly id: number },
  number: string,
): Promise<KnownPurchaseOrder | null> {
  const [row] = await db
    .select({ known: purchaseOrders, order: orders })
    .from(purchaseOrders)
    .leftJoin(orders, eq(orders.id, purchaseOrders.orderId))
    .where(
      and(
        eq(purchaseOrders.accountId, accountId),
        eq(purchaseOrders.buyerId, buyerId),
        eq(purchaseOrders.number, number),
      ),
    )
  if (row === undefined) return null
  const { known, order } = row
  return {
    ...known,
    order: order && { id: order.id, orderNumber: order.orderNo, status: order.status },
    totalCents: order?.totalCents ?? 0,
  }
}

/** Writes the latest version of a purchase order. @returns its id */
export async function savePurchaseOrder(
  { db }: Scope,
  values: Omit<typeof purchaseOrders.$inferInsert, 'id'>,
): Promise<number> {
  const [row] = await db
    .insert(purchaseOrders)
    .values(values)
    .onConflictDoUpdate({
      target: [purchaseOrders.buyerId, purchaseOrders.number],
      set: { ...values, updatedAt: sql`now()` },
    })
    .returning({ id: purchaseOrders.id })
  if (row === undefined) throw new Error('The purchase order was not written. The database answered no row for it.')
  return row.id
}

/** Records that a purchase order is no order any more, so that a change of that order is no news to its system. */
export async function leaveOrder({ db }: Scope, id: number): Promise<void> {
  await db.update(purchaseOrders).set({ orderId: null, updatedAt: sql`now()` }).where(eq(purchaseOrders.id, id))
}

/** A document of a purchase order that came in. */
export interface TakenDocument {
  readonly accountId: number
  readonly buyerId: number
  readonly payloadId: string
  readonly number: string
  readonly isTest: boolean
  readonly contentHash: string | null
  readonly purchaseOrderId?: number
  readonly orderId?: number
  readonly state: Extract<DocumentState, 'accepted' | 'refused'>
  readonly statusCode: number
  readonly statusText: string
}

/** The answer to a document that came in, and the present status of its order. */
export interface TakenAnswer {
  readonly statusText: string
  /** Null for a document without an order. */
  readonly orderNumber: string | null
  readonly orderStatus: OrderStatus | null
}

/** Finds the document that a system sent with a payload id. */
export async function findTaken(
  db: Db,
  { buyerId, payloadId, isTest }: Pick<TakenDocument, 'buyerId' | 'payloadId' | 'isTest'>,
) {
  const { kind, state, contentHash, statusText } = punchoutDocuments
  const [row] = await db
    .select({ kind, state, contentHash, statusText, orderNumber: orders.orderNo, orderStatus: orders.status })
    .from(punchoutDocuments)
    .leftJoin(orders, eq(orders.id, punchoutDocuments.orderId))
    .where(
      and(
        eq(punchoutDocuments.buyerId, buyerId),
        eq(punchoutDocuments.payloadId, payloadId),
        eq(punchoutDocuments.isTest, isTest),
      ),
    )
  return row ?? null
}

/** Logs a document that came in. It replaces an earlier refusal or test, and never an order that was accepted. */
export async function logTaken(db: Db, document: TakenDocument): Promise<void> {
  const values = { ...document, kind: 'order' as const, settledAt: sql`now()` }
  await db
    .insert(punchoutDocuments)
    .values({ ...values, attempts: 1 })
    .onConflictDoUpdate({
      target: [punchoutDocuments.buyerId, punchoutDocuments.payloadId, punchoutDocuments.isTest],
      set: { ...values, attempts: sql`${punchoutDocuments.attempts} + 1` },
      setWhere: sql`${punchoutDocuments.kind} = 'order'
        AND (${punchoutDocuments.state} = 'refused' OR ${punchoutDocuments.isTest})`,
    })
}
