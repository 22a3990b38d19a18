/**
 * The callers that a call allows, and the accounts whose records it reaches. `access.ts` of the server refuses all
 * other callers.
 */
export interface Access {
  /** `visitor`: anybody, but a token that is sent must be valid. `user`: any signed-in user. */
  readonly caller: 'visitor' | 'user'
  /** The rights that the login must have, all of them. */
  readonly needs?: readonly LoginRight[]
  /** Punch-out sessions are refused. */
  readonly punchout?: 'refused'
  /** A login that must add a second step first is allowed; all other calls refuse it. */
  readonly unfinished?: 'allowed'
  /**
   * `related`: a parent login also reaches the records of its related accounts. Without it, and for every other login,
   * only the account of the token is reached.
   */
  readonly accounts?: 'related'
}

/** A right of a login, by the name of the user's field. */
export type LoginRight = 'isAdmin' | 'isPriceVisible' | 'isParentLogin' | 'mayPay'

/** Open to everybody. */
export const visitors = { caller: 'visitor' } as const satisfies Access

/** Open to every signed-in user, for records of the account of the token. */
export const users = { caller: 'user' } as const satisfies Access
