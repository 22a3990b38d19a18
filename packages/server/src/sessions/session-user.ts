/** The signed-in user from the access token: no query is needed. */
export interface SessionUser {
  /** The sign-in of the token; it may have ended. */
  readonly sessionId: number
  /** When the token was made; it is raised when the user's permissions or the session's account change. */
  readonly sessionVersion: number
  readonly userId: number
  readonly accountId: number
  readonly isAdmin: boolean
  readonly isPriceVisible: boolean
  readonly isPunchout: boolean
  readonly isParentLogin: boolean
  /** Pays invoices and manages bank accounts; the limit is not in the token. */
  readonly mayPay: boolean
  /** The company requires a second step, and the login has none: it may only add one. */
  readonly mustAddTwoFactor?: true
}
