import type { Scope } from '../../db/scope.js'
import type { PortServices } from '../../ports/guard-ports.js'
import { type CheckedPayable, rehearse } from '../../ports/rehearse.js'
import { type Authorization, authorizePayment, requireAuthorized } from './authorize-payment.js'
import { assignHold, type Payable, requestCapture, type UnkeyedPayment } from './payment-holds.repository.js'

/** The services that a payable needs to be paid. */
type PayingServices = PortServices & { readonly now: () => Date }

/** The answers of the ports and of the payment provider about a payable before its transaction. */
export interface PreparedPayment<S> {
  /** With ports that repeat their answers. */
  readonly services: S
  /** Null if the provider was not asked: the checks refused the payable, or no money is needed. */
  readonly authorization: Authorization | null
  /** The kind of payable that a refusal speaks of. */
  readonly kind: CheckedPayable
}

/** How a payable is named before it is written. */
interface NewPayable<S> {
  /** The payable's Idempotency-Key. */
  readonly key: string
  readonly services: S
  /** The kind of payable that a refusal speaks of: an order by default. */
  readonly kind?: CheckedPayable
}

/**
 * The first step of paying, without locks: asks the ports in a rehearsal of the checks, then has the provider authorize
 * the payment. If the process dies afterwards, `settlePayments` gives the money of the hold back.
 * @param scope not of a transaction, which would wait for the ports
 * @param check does the checks; null if no money is needed
 */
export async function preparePayment<S extends PayingServices>(
  scope: Scope,
  { key, services, kind = 'order' }: NewPayable<S>,
  check: (services: S) => Promise<UnkeyedPayment | null>,
): Promise<PreparedPayment<S>> {
  const rehearsal = await rehearse(services, check, kind)
  const request = rehearsal.result
  const authorization = request === null ? null : await authorizePayment(scope, key, request, services)
  return { services: rehearsal.services, authorization, kind }
}

/** A payable that was written. */
interface Written<Made> {
  readonly made: Made
  readonly payable: Payable
  /** Whether the provider is to capture the money now. */
  readonly isDue: boolean
}

/**
 * The second step of paying, in the transaction that writes the payable: takes the authorized money, writes the payable
 * and gives it the money. The job of `settlePayments` captures it after the transaction.
 * @param request the payment as the checks of the transaction make it; null if no money is needed
 * @throws ProblemError if the payment was refused, is not the authorized payment, or was released meanwhile
 */
export async function withPayment<Made>(
  scope: Scope,
  { authorization, kind }: PreparedPayment<unknown>,
  request: UnkeyedPayment | null,
  write: () => Promise<Written<Made>>,
): Promise<Made> {
  const holdId = request === null ? null : await requireAuthorized(scope, authorization, request, kind)
  const { made, payable, isDue } = await write()
  if (holdId !== null) {
    await assignHold(scope, holdId, payable)
    if (isDue) await requestCapture(scope, payable)
  }
  return made
}

/** The parts of a payable that is made once for a key. */
interface KeyedPayable<S, Draft extends { readonly request: UnkeyedPayment | null }, Made> extends NewPayable<S> {
  /** Locks the rows that the checks read. */
  readonly lock: (scope: Scope) => Promise<unknown>
  /** The payable that an earlier request with the key made. */
  readonly find: (scope: Scope) => Promise<Made | null>
  /** Does all checks and changes nothing. */
  readonly draft: (scope: Scope, services: S) => Promise<Draft>
  /** Writes the payable in {@link withPayment}. */
  readonly write: (scope: Scope, draft: Draft, prepared: PreparedPayment<S>) => Promise<Made>
}

/**
 * Makes a payable once for a key: authorizes its payment now; the returned function does the rest in one transaction,
 * or joins the transaction of its scope. It locks, looks for the result of an earlier request with the key, repeats the checks and writes.
 * @param scope not of a transaction, which would wait for the ports
 * @example
 * const make = await payOnce(scope, { key, services, lock, find, draft, write })
 * const order = await make(scope)
 */
export async function payOnce<
  S extends PayingServices,
  Draft extends { readonly request: UnkeyedPayment | null },
  Made,
>(
  scope: Scope,
  { lock, find, draft, write, ...payable }: KeyedPayable<S, Draft, Made>,
): Promise<(owner: Scope) => Promise<Made>> {
  const prepared = await preparePayment(scope, payable, async (services) =>
    (await find(scope)) === null ? (await draft(scope, services)).request : null,
  )
  return (owner) =>
    owner.transaction(async (transaction) => {
      await lock(transaction)
      const earlier = await find(transaction)
      if (earlier !== null) return earlier
      return write(transaction, await draft(transaction, prepared.services), prepared)
    })
}
