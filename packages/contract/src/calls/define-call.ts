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
   * The kind of the caller's records that the call changes. A server runs calls of one caller that change the same kind
   * one at a time, in their order.
   */
  readonly changes?:
    | 'addresses'
    | 'cards'
    | 'cart'
    | 'company'
    | 'estimates'
    | 'issues'
    | 'itemLists'
    | 'notifications'
    | 'orders'
    | 'payments'
    | 'recalls'
    | 'subscriptions'
  /**
   * The kind of records that the call reads. The server first waits, for a moment, for the caller's earlier changes to
   * them.
   */
  readonly readsAfterChanges?: 'cart' | 'itemLists'
  readonly summary: string
  /** The largest body in bytes; 1 MiB if omitted. */
  readonly largestBody?: number
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

/** Returns true for a sign-in call: its 401 is about the entered values or the cookie, never about the token. */
export function isSignIn({ access, path }: Pick<Call, 'access' | 'path'>): boolean {
  return access.caller === 'visitor' && path.startsWith('/api/auth/')
}
