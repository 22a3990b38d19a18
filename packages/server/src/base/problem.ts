import type { Problem } from '@gauze/contract'

const titles: Record<number, string> = {
  400: 'The request is not valid',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'The request is too large',
  415: 'Unsupported media type',
  422: 'The request cannot be carried out',
  429: 'Too many requests',
  500: 'Something went wrong on our side',
  503: 'Not available at present',
}

/** The parts of a {@link ProblemError}. */
export interface ProblemOptions {
  /** Last part of the stable `type` URL, e.g. `cart-full`. */
  readonly slug: string
  readonly status: number
  /** The event, its cause and the remedy, in words for a person. */
  readonly detail: string
  readonly title?: string
  /** Messages by field name; a field of an element is `items.0.quantity`. */
  readonly errors?: Record<string, string[]>
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
}

/**
 * An answer other than success, as problem details (RFC 9457). Throw it anywhere under a handler.
 * @example
 * throw new ProblemError({ slug: 'cart-full', status: 409, detail: 'Your cart has 500 lines. Remove one first.' })
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly options: ProblemOptions

  constructor(options: ProblemOptions) {
    super(options.detail)
    this.options = options
  }

  get status(): number {
    return this.options.status
  }

  /** The body to send. */
  body(requestId: string): Problem {
    const { slug, status, detail, title, errors } = this.options
    return {
      type: `https://gauze.example/problems/${slug}`,
      title: title ?? titles[status] ?? 'Error',
      status,
      detail,
      ...(errors ? { errors } : {}),
      requestId,
    }
  }
}

/** The slug of a request above the limit of its network or person. */
export const limitSlug = 'too-many-requests'

/** 404: it does not exist, or belongs to another company (the answer does not say which); `errors` names the fields. */
export function notFound(detail: string, errors?: Record<string, string[]>) {
  return new ProblemError({ slug: 'not-found', status: 404, detail, ...(errors ? { errors } : {}) })
}

/** 403: signed in, but not permitted. */
export function forbidden(detail: string) {
  return new ProblemError({ slug: 'forbidden', status: 403, detail })
}

/** 409 with its own slug. */
export function conflict(slug: string, detail: string) {
  return new ProblemError({ slug, status: 409, detail })
}

/** 422 for a request that is well formed but cannot be carried out; `errors` names the fields. */
export function refused(slug: string, detail: string, errors?: Record<string, string[]>) {
  return new ProblemError({ slug, status: 422, detail, ...(errors ? { errors } : {}) })
}

/** 400 with messages by field, as from validation. */
export function invalid(errors: Record<string, string[]>) {
  return new ProblemError({
    slug: 'validation',
    status: 400,
    detail: Object.entries(errors)
      .map(([field, messages]) => `${field} ${messages.join(', ')}`)
      .join('; '),
    errors,
  })
}
