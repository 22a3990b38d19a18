import { refused } from '../../http/problem.js'
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

/** @throws ProblemError unless the payment port accepts this payment */
export async function requireAuthorized(request: PaymentRequest, services: PortServices): Promise<void> {
  const decision = await services.ports.payment.authorize(request)
  if (!decision.isAccepted) {
    throw refused('payment-declined', decision.reason, { paymentMethod: [decision.reason] })
  }
}
