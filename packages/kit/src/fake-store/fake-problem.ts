/** A refusal of a fake store: the parts of a problem document (RFC 9457). */
export interface ProblemParts {
  readonly status: number
  /** The last part of the problem's type, such as `cart-full`. */
  readonly slug: string
  /** In words for a person. */
  readonly detail: string
  /** Messages by field. */
  readonly errors?: Record<string, string[]>
}

/** Thrown by the calls of a fake store. */
export class FakeProblem extends Error {
  readonly parts: ProblemParts

  constructor(parts: ProblemParts) {
    super(parts.detail)
    this.parts = parts
  }
}

/** Throws 404. */
export function throwNotFound(detail: string): never {
  throw new FakeProblem({ status: 404, slug: 'not-found', detail })
}
