import { refused } from '../../http/problem.js'
import { askPort, type PortServices } from '../../ports/ask-port.js'
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
  return askPort(
    services,
    'payment',
    (payment) => payment.kindsFor({ accountId, hasTerms }),
    (kinds) => kinds.every((kind) => kind === 'terms' || kind === 'card'),
  )
}

/** @throws ProblemError unless the payment port accepts this payment */
export async function requireAuthorized(request: PaymentRequest, services: PortServices): Promise<void> {
  const decision = await askPort(
    services,
    'payment',
    (payment, signal) => payment.authorize(request, signal),
    ({ isAccepted }) => typeof isAccepted === 'boolean',
  )
  if (!decision.isAccepted) {
    throw refused('payment-declined', decision.reason, { paymentMethod: [decision.reason] })
  }
}
