import { refused } from '../../base/problem.js'
import type { PortServices } from '../../ports/guard-ports.js'
import type { PaymentKind, PaymentRequest } from '../../ports/ports.types.js'
import type { Buyer } from './buyer.repository.js'

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

/** @throws ProblemError unless the payment port accepts this payment */
export async function requireAuthorized(request: PaymentRequest, services: PortServices): Promise<void> {
  const decision = await services.ports.payment.authorize(request)
  if (decision.isAccepted) return
  const reason = wordsOf(decision) ?? declined
  throw refused('payment-declined', reason, { paymentMethod: [reason] })
}
