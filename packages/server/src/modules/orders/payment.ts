import { refused } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import type { PortServices } from '../../ports/guard-ports.js'
import type { PaymentKind } from '../../ports/ports.types.js'
import type { Buyer } from './buyer.repository.js'
import { holdPayment, nameHold, type UnkeyedPayment } from './payment-holds.repository.js'

/**
 * The ways to pay that a company is offered.
 * @throws PortFailure
 */
export function paymentKindsFor(
  accountId: number,
  { hasTerms }: Pick<Buyer, 'hasTerms'>,
  services: PortServices,
): Promise<readonly PaymentKind[]> {
  return services.ports.payment.kindsFor({ accountId, hasTerms })
}

/** For a port that gives no reason. */
const declined = 'This payment was declined. Choose another way to pay, and place the order again.'

/** The reason is another system's text, and may be missing whatever its type says. */
function wordsOf({ reason }: { readonly reason: unknown }): string | null {
  return typeof reason === 'string' && reason.trim() !== '' ? reason : null
}

/**
 * Asks the payment port to accept the payment of an order.
 * @param orderKey the order's Idempotency-Key, which other companies may use, too
 * @returns the hold of a payment by card, to be assigned to the order; null on terms
 * @throws ProblemError unless the payment port accepts this payment
 */
export async function requireAuthorized(
  scope: Scope,
  orderKey: string,
  request: UnkeyedPayment,
  services: PortServices,
): Promise<string | null> {
  const holdId = request.means.kind === 'card' ? await holdPayment(scope, orderKey, request) : null
  const decision = await services.ports.payment.authorize({ ...request, key: holdId ?? orderKey })
  if (!decision.isAccepted) {
    const reason = wordsOf(decision) ?? declined
    throw refused('payment-declined', reason, { paymentMethod: [reason] })
  }
  if (holdId !== null && decision.reference !== undefined) await nameHold(scope, holdId, decision.reference)
  return holdId
}
