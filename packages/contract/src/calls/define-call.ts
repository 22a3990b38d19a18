import type { z } from 'zod'
import type { Access } from './access.js'

/** A call: everything that a client, a server, a document or a test needs to know about it. */
export interface Call {
  /** Ledger id of the requirement. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Path with `:name` for each path parameter. */
  readonly path: string
  readonly access: Access
  /** `required`: an Idempotency-Key header must be sent; `optional`: it applies when it is sent. */
  readonly idempotency?: 'optional' | 'required'
  /**
   * Which of the caller's records the call changes. A server runs the calls of one caller that change the same records one
   * at a time, in their order.
   */
  readonly changes?: 'addresses' | 'cart' | 'notifications'
  /** Which of the caller's records the call reads after waiting, for a moment, for changes of them that came before it. */
  readonly readsAfterChanges?: 'cart'
  readonly summary: string
  /**
   * An input, whether or not a database has the records that it names; a call without it needs none. Tests try every call
   * with it.
   */
  readonly sample?: object
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** A body that is not an object, such as a list, is the whole input of its call. */
  readonly body?: z.ZodType
  readonly response: z.ZodType
}

/**
 * Declares the calls of one area and keeps their exact types.
 * @example
 * export const cartCalls = defineCalls({ getCart: { id: 'API-01', method: 'GET', … } })
 */
export function defineCalls<const T extends Record<string, Call>>(calls: T): T {
  return calls
}

/** Whether a call is about signing in: a 401 to it is about the entered values or the cookie, never about the token. */
export function isSignIn({ access, path }: Pick<Call, 'access' | 'path'>): boolean {
  return access.caller === 'visitor' && path.startsWith('/api/auth/')
}
