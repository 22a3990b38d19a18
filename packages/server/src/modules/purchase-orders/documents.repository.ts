import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { type Db, namedQuery } from '../../db/client.js'
import {
  type CxmlParties,
  type DocumentKind,
  orders,
  punchoutBuyers,
  punchoutDocuments,
} from '../../db/schema/index.js'
import { isoInstant } from '../records/instant.sql.js'

/** The most attempts at one document, which take about half a day. */
const mostAttempts = 16

/** A document whose turn has come, with the agreement as it is now. */
export interface DueDocument {
  readonly id: number
  readonly buyerId: number
  readonly kind: DocumentKind
  readonly payloadId: string
  readonly createdAt: string
  readonly purchaseOrderId: number
  readonly orderId: number
  readonly subjectId: number | null
  readonly body: string | null
  readonly isActive: boolean
  readonly url: string | null
  readonly secret: string | null
  readonly mayBePrivate: boolean
  readonly parties: CxmlParties
}

// Documents of one purchase order go out one after another. The next attempt is set before this one begins, so that a
// process that dies during it loses nothing.
const takeQuery = namedQuery<DueDocument>(
  'punchout-take-document',
  `WITH due AS (
    SELECT d.id FROM punchout_documents d
    WHERE d.state = 'queued' AND d.next_attempt_at <= now() AND d.buyer_id <> ALL($1::int[])
      AND NOT EXISTS (SELECT FROM punchout_documents e
        WHERE e.purchase_order_id = d.purchase_order_id AND e.state = 'queued' AND e.id < d.id)
    ORDER BY d.next_attempt_at, d.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED),
  taken AS (
    UPDATE punchout_documents d SET attempts = d.attempts + 1,
      next_attempt_at = now() + LEAST(interval '1 hour', interval '1 minute' * power(2, d.attempts))
    FROM due WHERE d.id = due.id RETURNING d.*)
  SELECT d.id, d.buyer_id AS "buyerId", d.kind, d.payload_id AS "payloadId", ${isoInstant('d.created_at')} AS "createdAt",
    d.purchase_order_id AS "purchaseOrderId", d.order_id AS "orderId", d.subject_id AS "subjectId", d.body,
    b.active AS "isActive", b.documents_url AS url, b.documents_secret AS secret, b.documents_private AS "mayBePrivate",
    p.parties
  FROM taken d JOIN punchout_buyers b ON b.id = d.buyer_id JOIN purchase_orders p ON p.id = d.purchase_order_id`,
)

/**
 * Takes the next document that is due; several processes never take the same one.
 * @param without ids of systems to leave alone
 */
export async function takeDueDocument(db: Db, without: readonly number[]): Promise<DueDocument | null> {
  const [document] = await takeQuery.all(db, [without])
  return document ?? null
}

/** Keeps the body of a document, so that each further attempt sends the same. */
export async function keepBody(db: Db, id: number, body: string): Promise<void> {
  await db.update(punchoutDocuments).set({ body }).where(eq(punchoutDocuments.id, id))
}

/** The result of an attempt at a document. */
export interface Attempt {
  readonly outcome: 'sent' | 'failed' | 'again'
  /** The status of the answer; null if none came. */
  readonly statusCode: number | null
  readonly statusText: string
}

/**
 * Records an attempt. A document that is to be tried again is given up after the last attempt.
 * @returns whether it was given up now
 */
export async function recordAttempt(
  db: Db,
  id: number,
  { outcome, statusCode, statusText }: Attempt,
): Promise<boolean> {
  const state =
    outcome === 'again'
      ? sql`CASE WHEN ${punchoutDocuments.attempts} >= ${mostAttempts} THEN 'failed' ELSE 'queued' END`
      : outcome
  const settledAt =
    outcome === 'again' ? sql`CASE WHEN ${punchoutDocuments.attempts} >= ${mostAttempts} THEN now() END` : sql`now()`
  const [recorded] = await db
    .update(punchoutDocuments)
    .set({ state, settledAt, statusCode, statusText: statusText.slice(0, 1_000) })
    .where(and(eq(punchoutDocuments.id, id), eq(punchoutDocuments.state, 'queued')))
    .returning({ state: punchoutDocuments.state })
  return recorded?.state === 'failed'
}

/** A document in the log. */
export interface ListedDocument
  extends Pick<
    typeof punchoutDocuments.$inferSelect,
    'id' | 'createdAt' | 'kind' | 'number' | 'state' | 'statusCode' | 'statusText' | 'attempts' | 'isTest'
  > {
  readonly buyerName: string
  readonly orderNumber: string | null
}

/** The latest documents of all systems, the newest first. */
export function listDocuments(
  db: Db,
  { isFailedOnly, limit }: { isFailedOnly: boolean; limit: number },
): Promise<ListedDocument[]> {
  const { id, createdAt, kind, number, state, statusCode, statusText, attempts, isTest } = punchoutDocuments
  return db
    .select({
      ...{ id, createdAt, kind, number, state, statusCode, statusText, attempts, isTest },
      ...{ buyerName: punchoutBuyers.name, orderNumber: orders.orderNo },
    })
    .from(punchoutDocuments)
    .innerJoin(punchoutBuyers, eq(punchoutBuyers.id, punchoutDocuments.buyerId))
    .leftJoin(orders, eq(orders.id, punchoutDocuments.orderId))
    .where(isFailedOnly ? sql`${state} IN ('failed', 'refused')` : undefined)
    .orderBy(desc(id), asc(punchoutDocuments.buyerId))
    .limit(limit)
}

/**
 * Queues a document again, with the same payload id: a system that has it already recognizes it.
 * @returns whether there is such a document that goes out
 */
export async function resendDocument(db: Db, id: number): Promise<boolean> {
  const again = await db
    .update(punchoutDocuments)
    .set({ state: 'queued', attempts: 0, nextAttemptAt: sql`now()`, settledAt: null })
    .where(and(eq(punchoutDocuments.id, id), ne(punchoutDocuments.kind, 'order')))
    .returning({ id: punchoutDocuments.id })
  return again.length > 0
}
