import type { ErrorReporter } from '@gauze/rules/privacy'
import { ProblemError } from '../http/problem.js'
import type { Ports } from './ports.types.js'

/** Milliseconds after which a port has failed. An order may hold locks meanwhile. */
const portTimeout = 5_000

/** Seconds after which a caller may try again. */
const retryAfter = 5

const failures: Record<keyof Ports, { readonly slug: string; readonly detail: string }> = {
  tax: {
    slug: 'tax-unavailable',
    detail: 'The tax cannot be worked out at the moment. Please try again in a few seconds.',
  },
  shippingCharge: {
    slug: 'shipping-unavailable',
    detail: 'The shipping charge cannot be worked out at the moment. Please try again in a few seconds.',
  },
  convenienceFee: {
    slug: 'fee-unavailable',
    detail: 'The convenience fee cannot be worked out at the moment. Please try again in a few seconds.',
  },
  payment: {
    slug: 'payment-unavailable',
    detail: 'Payments cannot be taken at the moment. Nothing has been charged. Please try again in a few seconds.',
  },
  shippingCalendar: {
    slug: 'ship-dates-unavailable',
    detail: 'The days on which we can ship are not known at the moment. Please try again in a few seconds.',
  },
  pdf: {
    slug: 'pdf-unavailable',
    detail: 'The document cannot be written at the moment. Please try again in a few seconds.',
  },
}

/** What {@link askPort} needs from the server. */
export interface PortServices {
  readonly ports: Ports
  readonly errors: Pick<ErrorReporter, 'report'>
}

/** A port did not answer, or broke its promise; it is answered 503. */
export class PortFailure extends ProblemError {
  constructor(name: keyof Ports) {
    super({ ...failures[name], status: 503, retryAfter })
  }
}

/** Runs `work` for as long as a port may take. */
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(() => controller.abort(new Error(`It took more than ${portTimeout} ms.`)), portTimeout)
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  try {
    return await Promise.race([work(signal), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Calls a port. Errors there are reported; callers only learn that it failed.
 * @param isGood whether an answer is valid
 * @throws PortFailure when it fails, takes too long, or gives an invalid answer
 * @example
 * const ask = (fee: ConvenienceFeePort, signal: AbortSignal) => fee.percentFor(request, signal)
 * const percent = await askPort(services, 'convenienceFee', ask, isPercent)
 */
export async function askPort<N extends keyof Ports, T>(
  { ports, errors }: PortServices,
  name: N,
  ask: (port: Ports[N], signal: AbortSignal) => Promise<T>,
  isGood: (answer: T) => boolean,
): Promise<T> {
  try {
    const answer = await inTime((signal) => ask(ports[name], signal))
    if (!isGood(answer)) throw new Error(`The port ${name} answered ${JSON.stringify(answer)}, which it may not.`)
    return answer
  } catch (error) {
    errors.report(error, { source: 'service', details: { what: name } })
    throw new PortFailure(name)
  }
}

/** Whether a port's answer can be a percentage. */
export function isPercent(percent: number): boolean {
  return Number.isFinite(percent) && percent >= 0 && percent <= 100
}

/** The answer of a port, or the specification's marker `error` if it failed. */
export async function orMarker<T>(answer: Promise<T>): Promise<T | 'error'> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PortFailure) return 'error'
    throw error
  }
}
