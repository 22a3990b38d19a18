import type { OrderStatus } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { DocumentKind } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'

const queueQuery = namedQuery(
  'punchout-queue-document',
  `INSERT INTO punchout_documents (account_id, buyer_id, purchase_order_id, order_id, kind, number, payload_id,
    subject_id, state, next_attempt_at)
  SELECT p.account_id, p.buyer_id, p.id, p.order_id, q.document ->> 'kind', p.number, gen_random_uuid() || '@gauze',
    (q.document ->> 'subject')::int, 'queued', now()
  FROM purchase_orders p JOIN punchout_buyers b ON b.id = p.buyer_id,
    json_array_elements($3::json) WITH ORDINALITY AS q(document, place)
  WHERE p.account_id = $1 AND p.order_id = $2 AND b.active AND b.documents_url IS NOT NULL
  ORDER BY q.place`,
)

/** A document to send, with the parcel of a ship notice or the invoice. */
export interface QueuedDocument {
  readonly kind: Exclude<DocumentKind, 'order'>
  readonly subject?: number
}

/**
 * Queues documents for the procurement system whose purchase order an order is; nothing for any other order. Part of
 * the scope's transaction: the documents go out if that commits, whichever process ends meanwhile.
 * @example await queueDocuments(scope, orderId, [{ kind: 'invoice', subject: invoice.id }])
 */
export async function queueDocuments(
  { db, accountId }: Scope,
  orderId: number,
  documents: readonly QueuedDocument[],
): Promise<void> {
  await queueQuery.all(db, [accountId, orderId, JSON.stringify(documents)])
}

/** Queues the document about a moved order for its procurement system: the store accepted the order, or rejects it. */
export async function queueMove(scope: Scope, orderId: number, to: OrderStatus): Promise<void> {
  if (to === 'Pending Fulfillment') await queueDocuments(scope, orderId, [{ kind: 'confirmation' }])
  if (to === 'Rejected' || to === 'Cancelled') await queueDocuments(scope, orderId, [{ kind: 'rejection' }])
}
