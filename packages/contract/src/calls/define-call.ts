import type { z } from 'zod'

/** What a call is: all that a client, a server, a document or a test needs to know of it. */
export interface Call {
  /** Ledger id of the requirement. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Path with `:name` for each path parameter. */
  readonly path: string
  /** `public` calls take a token when there is one; `user` calls refuse without. */
  readonly auth: 'public' | 'user'
  /** The permission that the user needs. */
  readonly permission?: 'isPriceVisible' | 'isAdmin'
  /** `required`: an Idempotency-Key header must come along; `optional`: it applies when it does. */
  readonly idempotency?: 'optional' | 'required'
  /** What of its caller's the call changes. A server takes such calls of one caller one at a time, in their order. */
  readonly changes?: 'cart'
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly response: z.ZodType
}

/**
 * Declares the calls of one area and keeps their exact types.
 * @example
 * export const cartCalls = defineCalls({ getCart: { id: 'API-01', method: 'GET', … } })
 */
export const defineCalls = <const T extends Record<string, Call>>(calls: T): T => calls
