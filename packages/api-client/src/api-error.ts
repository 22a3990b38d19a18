import type { Problem } from '@gauze/contract'

/** The data of a failed call. */
export interface FailedCall {
  /** The name of the call in the contract. */
  readonly call: string
  /** The HTTP status; null when no answer came. */
  readonly status?: number | null
  /** The problem details of the answer (RFC 9457); null when there were none. */
  readonly problem?: Problem | null
  /** The X-Request-Id of the answer, to quote to support. */
  readonly requestId?: string | null
  /** How the answer differs from the contract; null when nobody checked it, or it fits. */
  readonly difference?: string | null
  readonly cause?: unknown
}

/**
 * The members of every error of a call. `kind` and `slug` are its codes, for a catalog to put into words. Its message
 * is the server's, in English and fit to show; if the server sent none, the message is for developers.
 */
abstract class CallError extends Error {
  abstract readonly kind: string
  readonly call: string
  readonly status: number | null
  readonly problem: Problem | null
  readonly requestId: string | null

  constructor({ call, status = null, problem = null, requestId = null, difference, cause }: FailedCall) {
    super(
      problem?.detail ||
        (difference
          ? `${call}: ${difference}`
          : `The call ${call} ${status === null ? 'got no answer' : `was answered ${status}`}.`),
      { cause },
    )
    this.call = call
    this.status = status
    this.problem = problem
    this.requestId = problem?.requestId ?? requestId
  }

  /** The last part of the problem's type, e.g. `cart-changed`; null without a problem. */
  get slug(): string | null {
    return this.problem?.type.split('/').at(-1) ?? null
  }
}

/** No answer came: offline, refused, name not found, blocked by CORS. The call may or may not have taken effect. */
export class NetworkError extends CallError {
  override readonly name = 'NetworkError'
  readonly kind = 'network'
}

/** No answer came in time. The call may or may not have taken effect. */
export class TimeoutError extends CallError {
  override readonly name = 'TimeoutError'
  readonly kind = 'timeout'
}

/** The caller's signal was aborted. Aborting is not undoing: the call may have taken effect. */
export class AbortedError extends CallError {
  override readonly name = 'AbortedError'
  readonly kind = 'aborted'
}

/** 400 or 422: the input was refused. */
export class ValidationError extends CallError {
  override readonly name = 'ValidationError'
  readonly kind = 'validation'

  /** Messages by field; empty when the problem is not about one field. */
  get fields(): Readonly<Record<string, readonly string[]>> {
    return this.problem?.errors ?? {}
  }
}

/** 401, after the one token refresh where there is one to make. */
export class UnauthorizedError extends CallError {
  override readonly name = 'UnauthorizedError'
  readonly kind = 'unauthorized'
}

/** 403: signed in, but not permitted. */
export class ForbiddenError extends CallError {
  override readonly name = 'ForbiddenError'
  readonly kind = 'forbidden'
}

/** 404 or 410: it does not exist, or belongs to another company. */
export class NotFoundError extends CallError {
  override readonly name = 'NotFoundError'
  readonly kind = 'notFound'
}

/** 409 or 412: the data changed in the meantime; {@link CallError.slug} names the conflict. */
export class ConflictError extends CallError {
  override readonly name = 'ConflictError'
  readonly kind = 'conflict'
}

/** 429: too many requests. */
export class RateLimitedError extends CallError {
  override readonly name = 'RateLimitedError'
  readonly kind = 'rateLimited'
  /** Seconds to wait before another try; null when the server did not say. */
  readonly retryAfter: number | null

  constructor(failed: FailedCall, retryAfter: number | null) {
    super(failed)
    this.retryAfter = retryAfter
  }
}

/** 5xx: the server failed. */
export class ServerError extends CallError {
  override readonly name = 'ServerError'
  readonly kind = 'server'
}

/**
 * Any other status, or a success that is not JSON: the answer does not come from the API of the contract. With the
 * client's option `check`, also an answer that does not fit the contract; the message names call and field.
 */
export class UnexpectedAnswerError extends CallError {
  override readonly name = 'UnexpectedAnswerError'
  readonly kind = 'unexpected'
}

/** Every way a call can fail; `kind` says which. */
export type ApiError =
  | NetworkError
  | TimeoutError
  | AbortedError
  | ValidationError
  | UnauthorizedError
  | ForbiddenError
  | NotFoundError
  | ConflictError
  | RateLimitedError
  | ServerError
  | UnexpectedAnswerError

/** The ways a call can fail. */
export type ApiErrorKind = ApiError['kind']

/**
 * Returns true if a caught error is a failed call.
 *
 * @example
 * catch (error) {
 *   if (isApiError(error) && error.kind === 'validation') show(error.fields)
 * }
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof CallError
}

/**
 * Returns the error of a call that was answered with an HTTP status, as the client rejects it. For a port that asks
 * another back end, and for tests.
 *
 * @param status the HTTP status of the answer
 * @param failed the name of the call, and the problem details of the answer if it has some
 * @param retryAfter seconds to wait before another try; it only matters for 429
 * @example
 * throw errorForStatus(409, { call: 'addItem', problem })
 */
export function errorForStatus(status: number, failed: FailedCall, retryAfter: number | null = null): ApiError {
  const known = { ...failed, status }
  if (status >= 500) return new ServerError(known)
  switch (status) {
    case 400:
    case 422:
      return new ValidationError(known)
    case 401:
      return new UnauthorizedError(known)
    case 403:
      return new ForbiddenError(known)
    case 404:
    case 410:
      return new NotFoundError(known)
    case 409:
    case 412:
      return new ConflictError(known)
    case 429:
      return new RateLimitedError(known, retryAfter)
    default:
      return new UnexpectedAnswerError(known)
  }
}
