import type { User } from '@gauze/contract'
import type { Calls, Channel, Reason } from '../port/index.js'

/**
 * The port of the session. `refreshToken` renews the token and keeps it, in turn with everything else that may renew
 * it, and rejects with `unauthorized` or `forbidden` only if the session is over, like a client of `@gauze/api-client`.
 */
export interface SessionPort extends Calls<'login' | 'currentUser' | 'refreshToken' | 'logout' | 'switchAccount'> {
  /** The access token, stored where every tab finds it. */
  readToken(): string | null
  writeToken(token: string): void
  dropToken(): void
  /** Forgets which search results were clicked. */
  dropItemClicks(): void
  /** The visitor's current path, to return to after signing in again. */
  currentPath(): string
  /** Milliseconds since 1970 in UTC. */
  now(): number
  readonly channel: Channel
}

/** The result of checking the stored token; `other` is valid but somebody else's. */
export type TokenState = 'none' | 'valid' | 'expired' | 'other'

/** The owner whose token the page expects; `null` if it expects none. */
export interface TokenHolder {
  readonly ownerId: string | null
}

/** A user and whether the session is a punch-out one. */
export interface SignedIn {
  readonly user: User
  readonly isPunchout: boolean
}

/**
 * A message for a visitor: the reason why the last login failed, `no-user` if the server refused the stored token's
 * user, or `session-unknown` if no server confirmed the user.
 */
export interface Alert extends Reason {
  readonly tone: 'danger'
}

/** The credentials of a visitor. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** The context of the session. */
export interface SessionContext {
  readonly user: User | null
  readonly isPunchout: boolean
  readonly credentials: Credentials | null
  /** The account that is being switched to. */
  readonly accountSwitchId: number | null
  readonly alert: Alert | null
  /** The server ended the session, here or before the page opened, and nobody has signed in since. */
  readonly isLost: boolean
}

/** The events of the session. */
export type SessionEvent =
  /** Checks the stored token again. */
  | { readonly type: 'session.check' }
  | ({ readonly type: 'login.submit' } & Credentials)
  | { readonly type: 'logout.request' }
  /** Continues in a related account; choosing the current one does nothing. */
  | { readonly type: 'account.switch'; readonly accountSwitchId: number }
  | { readonly type: 'alert.dismiss' }
  /** The server refused the stored token as somebody else's: asks for the user. */
  | { readonly type: 'user.check' }
  /**
   * The stored token is another one, or gone (`null`). One that is removed in this page is a lost session: the client
   * drops it when the server refuses to renew it. One that another tab removes ended there.
   */
  | { readonly type: 'token.changed'; readonly token: string | null; readonly isElsewhere: boolean }
  | SessionInnerEvent

/** The messages from other tabs. */
export type SessionInnerEvent =
  /** A user signed in or switched account in another tab; `ownerId` is `null` if that tab did not send it. */
  | { readonly type: 'session.startElsewhere'; readonly ownerId: string | null }
  | { readonly type: 'session.endElsewhere' }

/** The events that the session emits. */
export type SessionEmitted =
  | { readonly type: 'session.started'; readonly user: User; readonly isPunchout: boolean }
  /** The session is for another account now: the page must start again. */
  | { readonly type: 'account.switched' }
  | { readonly type: 'account.switchFailed' }
  /** The session was ended on purpose, here or in another tab. */
  | { readonly type: 'session.ended'; readonly reason: 'logout' | 'elsewhere' }
  /** The session could not be kept; after signing in again the visitor returns to the path. */
  | { readonly type: 'session.lost'; readonly returnPath: string }
