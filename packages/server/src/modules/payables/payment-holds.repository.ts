import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import type { PaymentRequest } from '../../ports/ports.types.js'

/** A payment to request, which gets its key from its hold. */
export type UnkeyedPayment = Omit<PaymentRequest, 'key'>

const holdQuery = namedQuery<{ id: string }>(
  'payment-hold',
  `INSERT INTO payment_holds (account_id, payable_key, request) VALUES ($1, $2, $3)
  ON CONFLICT (account_id, payable_key, request) WHERE released_at IS NULL DO UPDATE SET requested_at = now()
  RETURNING id`,
)

/**
 * Notes that the provider is about to be asked for a payment. The same payment for the same payable has one hold,
 * unless that hold was released.
 * @param payableKey the payable's Idempotency-Key, which other companies may use, too
 * @returns the payment's key
 */
export async function holdPayment(scope: Scope, payableKey: string, request: UnkeyedPayment): Promise<string> {
  const [hold] = await holdQuery.all(scope.db, [scope.accountId, payableKey, JSON.stringify(request)])
  if (!hold) throw new Error('The payment was not noted. The database answered no row for it.')
  return hold.id
}

const nameQuery = namedQuery(
  'payment-hold-name',
  `UPDATE payment_holds SET reference = $3 WHERE id = $2 AND account_id = $1`,
)

/** Notes the provider's name of a payment. */
export async function nameHold(scope: Scope, holdId: string, reference: string): Promise<void> {
  await nameQuery.all(scope.db, [scope.accountId, holdId, reference])
}

const claimQuery = namedQuery<{ id: string }>(
  'payment-hold-claim',
  `UPDATE payment_holds SET requested_at = now()
  WHERE id = $2 AND account_id = $1 AND released_at IS NULL AND order_id IS NULL AND payment_id IS NULL RETURNING id`,
)

/**
 * Keeps a hold from being released, and from being claimed for another payable, before the scope's transaction ends.
 * @returns false if it was released already, or belongs to a payable
 */
export async function claimHold(scope: Scope, holdId: string): Promise<boolean> {
  return (await claimQuery.all(scope.db, [scope.accountId, holdId])).length > 0
}

/** The order, or the payment of invoices, that a hold's money is for. */
export type Payable = { readonly orderId: number } | { readonly paymentId: number }

function idsOf(payable: Payable): readonly [orderId: number | null, paymentId: number | null] {
  return 'orderId' in payable ? [payable.orderId, null] : [null, payable.paymentId]
}

const assignQuery = namedQuery<{ id: string }>(
  'payment-hold-assign',
  `UPDATE payment_holds SET order_id = $3, payment_id = $4
  WHERE id = $2 AND account_id = $1 AND order_id IS NULL AND payment_id IS NULL RETURNING id`,
)

/**
 * Notes which payable a hold belongs to. From then on, the hold is not abandoned.
 * @throws Error when the hold belongs to a payable already: claim it first, in the same transaction
 */
export async function assignHold(scope: Scope, holdId: string, payable: Payable): Promise<void> {
  const assigned = await assignQuery.all(scope.db, [scope.accountId, holdId, ...idsOf(payable)])
  if (assigned.length === 0) throw new Error(`The hold ${holdId} belongs to another payable, or to another company.`)
}

const captureQuery = namedQuery(
  'payment-hold-request-capture',
  `UPDATE payment_holds SET capture_requested_at = now()
  WHERE account_id = $1 AND (order_id = $2 OR payment_id = $3) AND released_at IS NULL`,
)

/**
 * Has the job of {@link settlePayments} capture the money that is held for a payable. Without a hold it does nothing.
 */
export async function requestCapture(scope: Scope, payable: Payable): Promise<void> {
  await captureQuery.all(scope.db, [scope.accountId, ...idsOf(payable)])
}

const releaseQuery = namedQuery(
  'payment-hold-request-release',
  `UPDATE payment_holds SET released_at = now(), settled_at = NULL, failure = NULL
  WHERE account_id = $1 AND (order_id = $2 OR payment_id = $3) AND released_at IS NULL`,
)

/**
 * Has the job of {@link settlePayments} give back the money of a payable, held or already captured: the provider's
 * adapter says if people have to refund it by hand. Without a hold it does nothing.
 */
export async function requestRelease(scope: Scope, payable: Payable): Promise<void> {
  await releaseQuery.all(scope.db, [scope.accountId, ...idsOf(payable)])
}
