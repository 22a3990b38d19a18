import { type Db, namedQuery } from '../../db/client.js'
import type { AskedPorts } from '../../ports/guard-ports.js'
import { PortFailure } from '../../ports/port-failure.js'
import type { RequestedPayment } from '../../ports/ports.types.js'

/** Longer than placing an order may take, ports and locks included. */
const abandonedAfter = '10 minutes'

/** Banks give reserved money back by then, so that there is nothing more to take or to release. */
const lapsedAfter = '30 days'

const abandonQuery = namedQuery(
  'payment-holds-abandon',
  `UPDATE payment_holds h SET released_at = now()
  WHERE h.released_at IS NULL AND h.settled_at IS NULL
    AND (h.order_id IS NULL AND h.requested_at < now() - interval '${abandonedAfter}'
      OR EXISTS (SELECT FROM orders o WHERE o.id = h.order_id AND o.status IN ('Rejected', 'Cancelled')))`,
)

interface UnsettledHold extends Omit<RequestedPayment, 'key'> {
  readonly id: string
  /** Null if the money is to be given back. */
  readonly orderNumber: string | null
}

// In any order, so that one that fails slowly does not hold up the same others at each run.
const unsettledQuery = namedQuery<{ hold: UnsettledHold }>(
  'payment-holds-unsettled',
  `SELECT h.request || jsonb_build_object('id', h.id, 'reference', h.reference,
      'orderNumber', CASE WHEN h.released_at IS NULL THEN o.order_no END) AS hold
  FROM payment_holds h LEFT JOIN orders o ON o.id = h.order_id
  WHERE h.settled_at IS NULL AND h.requested_at > now() - interval '${lapsedAfter}'
    AND (h.released_at IS NOT NULL OR o.status NOT IN ('Pending Approval', 'Rejected', 'Cancelled'))
  ORDER BY random()`,
)

const settledQuery = namedQuery('payment-hold-settled', 'UPDATE payment_holds SET settled_at = now() WHERE id = $1')

/** @returns whether the provider has done it */
async function isSettled({ id, orderNumber, ...request }: UnsettledHold, { payment }: Pick<AskedPorts, 'payment'>) {
  const requested = { ...request, key: id }
  try {
    if (orderNumber === null) await payment.release(requested)
    else await payment.capture({ ...requested, orderNumber })
    return true
  } catch (error) {
    if (error instanceof PortFailure) return false
    throw error
  }
}

/**
 * Takes the money of orders by card that need no approval, and gives back what was reserved for orders that were
 * rejected or canceled, or never came to be. What fails, the port's guard reports, and the next run tries again.
 */
export async function settlePayments(db: Db, ports: Pick<AskedPorts, 'payment'>): Promise<void> {
  // Committed before a provider is asked: whoever requests such a payment now gets another hold.
  await abandonQuery.all(db, [])
  for (const { hold } of await unsettledQuery.all(db, [])) {
    if (await isSettled(hold, ports)) await settledQuery.all(db, [hold.id])
  }
}
