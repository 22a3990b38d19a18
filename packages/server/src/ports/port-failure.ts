import { ProblemError } from '../base/problem.js'
import type { Ports } from './ports.types.js'

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

/** A port did not answer, or broke its promise; it is answered 503. */
export class PortFailure extends ProblemError {
  /** @param cause the error of the port; null if it was not asked */
  constructor(name: keyof Ports, cause: unknown = null) {
    super({ ...failures[name], status: 503, retryAfter })
    this.cause = cause
  }
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
