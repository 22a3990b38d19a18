/** Who may call, and whose records the call reaches. One place of the server refuses everybody else. */
export interface Access {
  /** `visitor`: anybody, but a token that is sent must be valid. `user`: any signed-in user. */
  readonly caller: 'visitor' | 'user'
  /** What the login must be or be allowed; each of them. */
  readonly needs?: readonly LoginRight[]
  /** Punch-out sessions are refused. */
  readonly punchout?: 'refused'
  /**
   * `related`: a parent login also reaches the records of its related accounts. Without it, and for every other login,
   * only the account of the token is reached.
   */
  readonly accounts?: 'related'
}

/** What a login may be or be allowed, by the names of the user's fields. */
export type LoginRight = 'isAdmin' | 'isPriceVisible' | 'isParentLogin'

/** Open to everybody. */
export const visitors = { caller: 'visitor' } as const satisfies Access

/** Open to every signed-in user, for records of the account of the token. */
export const users = { caller: 'user' } as const satisfies Access
