import { ProblemError, refused } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import type { PortServices } from '../../ports/guard-ports.js'
import type { PaymentKind } from '../../ports/ports.types.js'
import { type CheckedPayable, changedMeanwhile } from '../../ports/rehearse.js'
import { claimHold, holdPayment, nameHold, type UnkeyedPayment } from './payment-holds.repository.js'

/**
 * The ways to pay that a company is offered.
 * @throws PortFailure
 */
export function paymentKindsFor(
  accountId: number,
  { hasTerms }: { readonly hasTerms: boolean },
  services: PortServices,
): Promise<readonly PaymentKind[]> {
  return services.ports.payment.kindsFor({ accountId, hasTerms })
}

/** For a port that gives no reason. */
const declined = 'This payment was declined. Choose another way to pay, and try again.'

/** The reason is another system's text, and may be missing even if its type says otherwise. */
function wordsOf({ reason }: { readonly reason: unknown }): string | null {
  return typeof reason === 'string' && reason.trim() !== '' ? reason : null
}

/** The provider's answer about the payment of one payable. */
export interface Authorization {
  readonly request: UnkeyedPayment
  /** The hold of a payment by card or bank account; null on terms. */
  readonly holdId: string | null
  /** Why the payment was not accepted: a refusal, or the failure of the provider. Null if it was accepted. */
  readonly refusal: ProblemError | null
}

/**
 * Asks the provider to reserve the money of a payable. This step talks to the provider, so it comes before the
 * transaction that writes the payable; there {@link requireAuthorized} takes its answer.
 * @param scope not of a transaction, which would wait for the provider
 * @param payableKey the payable's Idempotency-Key: the same payment with the same key is reserved once
 */
export async function authorizePayment(
  scope: Scope,
  payableKey: string,
  request: UnkeyedPayment,
  services: PortServices,
): Promise<Authorization> {
  const holdId = request.means.kind === 'terms' ? null : await holdPayment(scope, payableKey, request)
  try {
    const decision = await services.ports.payment.authorize({ ...request, key: holdId ?? payableKey })
    if (!decision.isAccepted) {
      const reason = wordsOf(decision) ?? declined
      const refusal = refused('payment-declined', reason, { paymentMethod: [reason] })
      return { request, holdId, refusal }
    }
    if (holdId !== null && decision.reference !== undefined) await nameHold(scope, holdId, decision.reference)
    return { request, holdId, refusal: null }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { request, holdId, refusal: error }
  }
}

/**
 * Takes the answer of {@link authorizePayment} in the transaction that writes the payable.
 * @param authorization null if the provider was not asked, because the checks before it failed
 * @param payable the kind of payable that a refusal speaks of
 * @returns the hold to assign to the payable; null on terms
 * @throws ProblemError if the payment was refused, is not the authorized payment, or was released meanwhile
 */
export async function requireAuthorized(
  scope: Scope,
  authorization: Authorization | null,
  request: UnkeyedPayment,
  payable: CheckedPayable = 'order',
): Promise<string | null> {
  if (authorization === null || JSON.stringify(authorization.request) !== JSON.stringify(request)) {
    throw changedMeanwhile(payable)
  }
  const { refusal, holdId } = authorization
  if (refusal !== null) throw refusal
  if (holdId !== null && !(await claimHold(scope, holdId))) throw changedMeanwhile(payable)
  return holdId
}
