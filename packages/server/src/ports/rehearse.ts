import { conflict, ProblemError } from '../base/problem.js'
import type { AskedPorts, PortServices } from './guard-ports.js'

/** Milliseconds that all ports together may take for a rehearsal. */
const rehearsalTime = 8_000

function changedMeanwhile() {
  return conflict(
    'cart-changed',
    'Something about this order changed while it was being placed. Nothing has been ordered: look it over and place it again.',
  )
}

/** Ports that remember their answers and failures. Once closed, they repeat those and are asked nothing else. */
function rememberAnswers(ports: AskedPorts) {
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
      if (isClosed) return Promise.reject(changedMeanwhile())
      const answer = ask(request, deadline.signal)
      answers.set(question, answer)
      asked.push(answer)
      return answer
    }
  }
  const { tax, shippingCharge, convenienceFee, payment, shippingCalendar, pdf } = ports
  const remembering: AskedPorts = {
    tax: { taxAt: remember(tax.taxAt) },
    shippingCharge: { chargeFor: remember(shippingCharge.chargeFor) },
    convenienceFee: { percentFor: remember(convenienceFee.percentFor) },
    payment: { ...payment, kindsFor: remember(payment.kindsFor), authorize: remember(payment.authorize) },
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

/**
 * Does the checks of a transaction once before it, without locks, so that ports are asked while nothing waits for them.
 * The transaction does the same checks with the services that are returned: their ports repeat what they answered. A
 * question that was not rehearsed means that something has changed since, and is refused with 409 `cart-changed`.
 *
 * Refusals and failures of the rehearsal are ignored: the transaction comes to the same, after it has looked for what an
 * earlier request with its key has done.
 * @param check reads and asks; of what it changes, nothing depends on the transaction
 * @example
 * const rehearsed = await rehearse(services, (rehearsing) => draft(scope, rehearsing))
 * await scope.transaction(async (locked) => write(locked, await draft(locked, rehearsed)))
 */
export async function rehearse<S extends PortServices & { readonly now: () => Date }>(
  services: S,
  check: (services: S) => Promise<unknown>,
): Promise<S> {
  const now = services.now()
  const { ports, close } = rememberAnswers(services.ports)
  const rehearsed = { ...services, now: () => now, ports }
  try {
    await check(rehearsed)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
  } finally {
    await close()
  }
  return rehearsed
}
