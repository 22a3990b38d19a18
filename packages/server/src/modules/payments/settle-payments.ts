import { easternDate, formatUsd } from '@gauze/rules'
import { type Db, inTransaction, namedQuery } from '../../db/client.js'
import type { AskedPorts } from '../../ports/guard-ports.js'
import { PortFailure } from '../../ports/port-failure.js'
import type { CaptureOutcome, PaymentSettlement, RequestedPayment } from '../../ports/ports.types.js'
import type { Services } from '../../services/services.js'
import { postPayment } from './post-payment.js'
import { returnPayment } from './return-payment.js'

/** Longer than placing an order may take, ports and locks included. */
const abandonedAfter = '10 minutes'

/** Banks release reserved money by then, so the store no longer asks a provider that fails. */
const lapsedAfter = '30 days'

const abandonQuery = namedQuery(
  'payment-holds-abandon',
  `UPDATE payment_holds SET released_at = now()
  WHERE released_at IS NULL AND settled_at IS NULL AND order_id IS NULL AND payment_id IS NULL
    AND requested_at < now() - interval '${abandonedAfter}'`,
)

interface UnsettledHold extends Omit<RequestedPayment, 'key'> {
  readonly id: string
  /** Null if the payable was never written. */
  readonly payableNumber: string | null
  /** Of a payment of invoices. */
  readonly paymentId: number | null
  /** The day by which the money of a pending payment is expected. */
  readonly expectedOn: string | null
  readonly isReleased: boolean
  readonly isLapsed: boolean
}

// In random order, so that one slow failure does not delay the same payments at each run. Of any age, because an order
// may be approved long after its payment was requested. The money of a returned payment is never taken. A process of an
// earlier release may have settled the hold of a pending payment without posting that.
const unsettledQuery = namedQuery<{ hold: UnsettledHold }>(
  'payment-holds-unsettled',
  `SELECT h.request || jsonb_build_object('id', h.id, 'reference', h.reference,
      'payableNumber', COALESCE(o.order_no, p.payment_no), 'paymentId', h.payment_id,
      'expectedOn', p.expected_on, 'isReleased', h.released_at IS NOT NULL,
      'isLapsed', h.requested_at < now() - interval '${lapsedAfter}') AS hold
  FROM payment_holds h LEFT JOIN orders o ON o.id = h.order_id LEFT JOIN payments p ON p.id = h.payment_id
  WHERE (h.settled_at IS NULL OR (p.status = 'Pending' AND h.failure IS NULL))
    AND ($1::boolean OR h.ask_after IS NULL OR h.ask_after < now())
    AND (h.released_at IS NOT NULL
      OR (h.capture_requested_at IS NOT NULL AND COALESCE(p.status, '') NOT IN ('Failed', 'Voided')))
  ORDER BY random()`,
)

// A capture does not settle a hold that was released while the provider was asked: the next run releases the hold.
const settledQuery = namedQuery(
  'payment-hold-settled',
  `UPDATE payment_holds SET settled_at = now(), failure = $2
  WHERE id = $1 AND settled_at IS NULL AND (released_at IS NOT NULL) = $3`,
)

// A bank takes days for an ACH debit, so that its provider is not asked at every run.
const pendingQuery = namedQuery(
  'payment-hold-pending',
  "UPDATE payment_holds SET ask_after = now() + interval '1 hour' WHERE id = $1",
)

/** @returns null if it may be tried again */
async function settlementOf(
  { id, payableNumber, paymentId: _, expectedOn, isReleased, isLapsed, ...request }: UnsettledHold,
  today: string,
  { payment }: Pick<AskedPorts, 'payment'>,
): Promise<CaptureOutcome | null> {
  const requested = { ...request, key: id }
  try {
    return isReleased || payableNumber === null
      ? await payment.release(requested)
      : await payment.capture({ ...requested, payableNumber, expectedOn, today })
  } catch (error) {
    if (!(error instanceof PortFailure)) throw error
    const { cause } = error
    // The provider may have fulfilled the request although its answer was lost.
    return isLapsed && cause instanceof Error
      ? { isSettled: false, reason: `Look it up at the provider before you do anything else. ${cause.message}` }
      : null
  }
}

function failureOf({ payableNumber, isReleased, total, reference, id }: UnsettledHold, reason: string): Error {
  const payment = reference ?? id
  return new Error(
    isReleased
      ? `The ${formatUsd(total)} of the payment ${payment} could not be given back: ${reason}`
      : `${payableNumber} is not paid. Its ${formatUsd(total)} could not be taken (payment ${payment}): ${reason}`,
  )
}

/** Notes the outcome for a hold, and posts its payment if the money has come, in one transaction. */
function writeSettlement(
  db: Db,
  { id, paymentId, isReleased }: UnsettledHold,
  settlement: PaymentSettlement,
  at: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (paymentId !== null && settlement.isSettled && !isReleased) await postPayment(tx, paymentId, at)
    await settledQuery.all(tx, [id, settlement.isSettled ? null : settlement.reason, isReleased])
  })
}

/** The number of payments that a run asked the provider about, by its answers. */
export interface SettledPayments {
  readonly settled: number
  /** A bank is still moving the money. */
  readonly pending: number
  /** The money did not come, or could not be given back. */
  readonly failed: number
}

/** The services that settling payments needs. */
export interface SettleServices extends Pick<Services, 'jobs' | 'now' | 'publicUrl'> {
  readonly ports: Pick<AskedPorts, 'payment'>
  /** Called once for each payment that people have to see to, with its order, or its number or id. */
  readonly onFailure: (error: Error, payment: string) => void
}

/**
 * Captures the money of payables that are due (an order that needs no approval, a posted payment of invoices) and
 * releases the money of payables that ended or were never written. Money that a bank is still moving is asked for again
 * after an hour; once it has come, its payment is posted and its invoices are paid. Invoices whose money did not come
 * are open again. The port's guard reports a failure, and the next run tries again, unless trying again cannot help:
 * then the hold keeps the reason.
 * @param signal stops it between two payments
 * @param options.asksAll asks about money that a bank is moving without waiting for an hour
 * @param options.today YYYY-MM-DD in Eastern time: the day for which the provider is asked; a settled payment is posted
 * now
 */
export async function settlePayments(
  db: Db,
  services: SettleServices,
  signal: AbortSignal,
  {
    asksAll = false,
    today = easternDate(services.now()),
  }: { readonly asksAll?: boolean; readonly today?: string } = {},
): Promise<SettledPayments> {
  const { ports, now, onFailure } = services
  const counts = { settled: 0, pending: 0, failed: 0 }
  // Committed before the provider is asked: a request for the same payment gets another hold from now on.
  await abandonQuery.all(db, [])
  for (const { hold } of await unsettledQuery.all(db, [asksAll])) {
    if (signal.aborted) return counts
    const settlement = await settlementOf(hold, today, ports)
    if (settlement === null) continue
    if (settlement === 'pending') {
      counts.pending += 1
      await pendingQuery.all(db, [hold.id])
      continue
    }
    counts[settlement.isSettled ? 'settled' : 'failed'] += 1
    // Reported before it is written, so that the report comes even if this process dies now.
    if (!settlement.isSettled) {
      onFailure(failureOf(hold, settlement.reason), hold.payableNumber ?? hold.reference ?? hold.id)
      // Where an answer may have been lost, people look it up first: the customer must not pay twice.
      if (hold.paymentId !== null && !hold.isReleased && !hold.isLapsed) {
        await returnPayment(db, hold.paymentId, services)
      }
    }
    await writeSettlement(db, hold, settlement, now())
  }
  return counts
}
