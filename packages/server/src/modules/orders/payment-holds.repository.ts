import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import type { PaymentRequest } from '../../ports/ports.types.js'

/** A payment to request, which gets its key from its hold. */
export type UnkeyedPayment = Omit<PaymentRequest, 'key'>

const holdQuery = namedQuery<{ id: string }>(
  'payment-hold',
  `INSERT INTO payment_holds (account_id, order_key, request) VALUES ($1, $2, $3)
  ON CONFLICT (account_id, order_key, request) WHERE released_at IS NULL DO UPDATE SET requested_at = now()
  RETURNING id`,
)

/**
 * Notes that the provider is about to be asked for a payment. The same payment for the same order has one hold, unless
 * that was released. In a transaction, it cannot be released before that ends.
 * @returns the payment's key
 */
export async function holdPayment(scope: Scope, orderKey: string, request: UnkeyedPayment): Promise<string> {
  const [hold] = await holdQuery.all(scope.db, [scope.accountId, orderKey, JSON.stringify(request)])
  if (!hold) throw new Error('The payment was not noted. The database answered no row for it.')
  return hold.id
}

const nameQuery = namedQuery(
  'payment-hold-name',
  `UPDATE payment_holds SET reference = $3 WHERE id = $2 AND account_id = $1`,
)

/** Notes what the provider calls a payment. */
export async function nameHold(scope: Scope, holdId: string, reference: string): Promise<void> {
  await nameQuery.all(scope.db, [scope.accountId, holdId, reference])
}

const assignQuery = namedQuery(
  'payment-hold-assign',
  `UPDATE payment_holds SET order_id = $3 WHERE id = $2 AND account_id = $1`,
)

/** Notes which order a payment is for. */
export async function assignHold(scope: Scope, holdId: string, orderId: number): Promise<void> {
  await assignQuery.all(scope.db, [scope.accountId, holdId, orderId])
}
