import { formatUsd } from '@gauze/rules'
import { type Db, namedQuery } from '../../db/client.js'
import type { AskedPorts } from '../../ports/guard-ports.js'
import { PortFailure } from '../../ports/port-failure.js'
import type { PaymentSettlement, RequestedPayment } from '../../ports/ports.types.js'

/** Longer than placing an order may take, ports and locks included. */
const abandonedAfter = '10 minutes'

/** Banks give reserved money back by then, so that a provider who fails is not asked again. */
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
  readonly isLapsed: boolean
}

// In any order, so that one that fails slowly does not hold up the same others at each run. Of any age, as an order may
// be approved long after its payment was requested.
const unsettledQuery = namedQuery<{ hold: UnsettledHold }>(
  'payment-holds-unsettled',
  `SELECT h.request || jsonb_build_object('id', h.id, 'reference', h.reference,
      'orderNumber', CASE WHEN h.released_at IS NULL THEN o.order_no END,
      'isLapsed', h.requested_at < now() - interval '${lapsedAfter}') AS hold
  FROM payment_holds h LEFT JOIN orders o ON o.id = h.order_id
  WHERE h.settled_at IS NULL
    AND (h.released_at IS NOT NULL OR o.status NOT IN ('Pending Approval', 'Rejected', 'Cancelled'))
  ORDER BY random()`,
)

const settledQuery = namedQuery(
  'payment-hold-settled',
  'UPDATE payment_holds SET settled_at = now(), failure = $2 WHERE id = $1 AND settled_at IS NULL',
)

/** @returns null if it may be tried again */
async function settlementOf(
  { id, orderNumber, isLapsed, ...request }: UnsettledHold,
  { payment }: Pick<AskedPorts, 'payment'>,
): Promise<PaymentSettlement | null> {
  const requested = { ...request, key: id }
  try {
    return orderNumber === null
      ? await payment.release(requested)
      : await payment.capture({ ...requested, orderNumber })
  } catch (error) {
    if (!(error instanceof PortFailure)) throw error
    const { cause } = error
    // An answer may have been lost, so that the provider has done it.
    return isLapsed && cause instanceof Error
      ? { isSettled: false, reason: `Look it up at the provider before you do anything else. ${cause.message}` }
      : null
  }
}

function failureOf({ orderNumber, total, reference, id }: UnsettledHold, reason: string): Error {
  const payment = reference ?? id
  return new Error(
    orderNumber === null
      ? `The ${formatUsd(total)} of the payment ${payment} could not be given back: ${reason}`
      : `Order ${orderNumber} is not paid. Its ${formatUsd(total)} could not be taken (payment ${payment}): ${reason}`,
  )
}

/** What settling payments needs from the server. */
export interface SettleServices {
  readonly ports: Pick<AskedPorts, 'payment'>
  /** Called once for each payment that people have to see to. */
  readonly onFailure: (error: Error) => void
}

/**
 * Takes the money of orders by card that need no approval, and gives back what was reserved for orders that were
 * rejected or canceled, or never came to be. What fails, the port's guard reports, and the next run tries again, unless
 * that cannot help any more: then it is noted why.
 * @param signal stops it between two payments
 */
export async function settlePayments(db: Db, { ports, onFailure }: SettleServices, signal: AbortSignal): Promise<void> {
  // Committed before a provider is asked: whoever requests such a payment now gets another hold.
  await abandonQuery.all(db, [])
  for (const { hold } of await unsettledQuery.all(db, [])) {
    if (signal.aborted) return
    const settlement = await settlementOf(hold, ports)
    if (settlement === null) continue
    // Before it is noted, so that it is said even if this process dies now.
    if (!settlement.isSettled) onFailure(failureOf(hold, settlement.reason))
    await settledQuery.all(db, [hold.id, settlement.isSettled ? null : settlement.reason])
  }
}
