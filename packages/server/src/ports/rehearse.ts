import { conflict, ProblemError } from '../base/problem.js'
import type { AskedPorts, PortServices } from './guard-ports.js'

/** Milliseconds that all ports together may take for a rehearsal. */
const rehearsalTime = 8_000

/**
 * The kind of the checked payable, for the words of a refusal: an order, a payment of invoices, or a cart that returns
 * to a procurement system.
 */
export type CheckedPayable = 'order' | 'payment' | 'returnedCart'

const changes: Readonly<Record<CheckedPayable, readonly [slug: string, detail: string]>> = {
  order: [
    'cart-changed',
    'Something about this order changed while it was being placed. Nothing has been ordered: look it over and place it again.',
  ],
  payment: [
    'payment-changed',
    'Something about this payment changed while it was being made. Nothing was paid: look it over and pay again.',
  ],
  returnedCart: [
    'cart-changed',
    'Something about this cart changed while it was being returned. Nothing was returned: look it over and return it again.',
  ],
}

/** 409: a payable has changed since the ports were asked about it. */
export function changedMeanwhile(payable: CheckedPayable): ProblemError {
  return conflict(...changes[payable])
}

/** Ports that remember their answers and failures. Once closed, they repeat the answers and refuse other questions. */
function rememberAnswers(ports: AskedPorts, payable: CheckedPayable) {
  const deadline = new AbortController()
  const timer = setTimeout(
    () => deadline.abort(new Error(`The ports took more than ${rehearsalTime} ms together.`)),
    rehearsalTime,
  )
  const asked: Promise<unknown>[] = []
  let isClosed = false
  function remember<Request, Answer>(ask: (request: Request, until: AbortSignal) => Promise<Answer>) {
    const answers = new Map<string, Promise<Answer>>()
    return (request: Request): Promise<Answer> => {
      const question = JSON.stringify(request)
      const known = answers.get(question)
      if (known !== undefined) return known
      if (isClosed) return Promise.reject(changedMeanwhile(payable))
      const answer = ask(request, deadline.signal)
      answers.set(question, answer)
      asked.push(answer)
      return answer
    }
  }
  const { tax, shippingCharge, convenienceFee, payment, shippingCalendar, pdf } = ports
  const remembering: AskedPorts = {
    tax: { taxAt: remember(tax.taxAt) },
    shippingCharge: { ...shippingCharge, chargeFor: remember(shippingCharge.chargeFor) },
    convenienceFee: { percentFor: remember(convenienceFee.percentFor) },
    payment: { ...payment, kindsFor: remember(payment.kindsFor) },
    shippingCalendar: { ...shippingCalendar, shipDates: remember(shippingCalendar.shipDates) },
    pdf,
  }
  const close = async () => {
    isClosed = true
    await Promise.allSettled(asked)
    clearTimeout(timer)
  }
  return { ports: remembering, close }
}

/** The end of a rehearsal. */
interface Rehearsal<S, Result> {
  /** The services, with ports that repeat their answers. */
  readonly services: S
  /** The result of the checks; null if they refused, or if a port failed. */
  readonly result: Result | null
}

/**
 * Does the checks of a transaction once before it, without locks, so that ports are asked while nothing waits for them.
 * The transaction does the same checks with the services that are returned: their ports repeat their answers. A
 * question that was not rehearsed means that something has changed since, and is refused with 409: `cart-changed`, or
 * `payment-changed` for a payment of invoices. Checks only ask: a step that reserves money is a step of its own, after
 * the rehearsal.
 *
 * Refusals and failures of the rehearsal are ignored: the transaction comes to the same, after it has looked for the
 * result of an earlier request with its key.
 * @param check reads and asks; it changes nothing
 * @param payable the kind of payable that the refusal names
 * @example
 * const rehearsal = await rehearse(services, (rehearsing) => draft(scope, rehearsing))
 * await scope.transaction(async (locked) => write(locked, await draft(locked, rehearsal.services)))
 */
export async function rehearse<S extends PortServices & { readonly now: () => Date }, Result>(
  services: S,
  check: (services: S) => Promise<Result>,
  payable: CheckedPayable = 'order',
): Promise<Rehearsal<S, Result>> {
  const now = services.now()
  const { ports, close } = rememberAnswers(services.ports, payable)
  const rehearsed = { ...services, now: () => now, ports }
  try {
    return { services: rehearsed, result: await check(rehearsed) }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { services: rehearsed, result: null }
  } finally {
    await close()
  }
}
