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
  /** Where the visitor is, to return to after signing in again. */
  currentPath(): string
  /** Milliseconds since 1970 in UTC. */
  now(): number
  readonly channel: Channel
}

/** The result of checking the stored token; `other` is valid but somebody else's. */
export type TokenState = 'none' | 'valid' | 'expired' | 'other'

/** Whose token the page expects; `null` while it expects nobody's. */
export interface TokenHolder {
  readonly ownerId: string | null
}

/** A user and whether the session is a punch-out one. */
export interface SignedIn {
  readonly user: User
  readonly isPunchout: boolean
}

/**
 * What a visitor must know: why the last login failed, `no-user` when the user of a kept token is refused, or
 * `session-unknown` when nobody could say whose it is.
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
  /** The server refused the stored token as somebody else's: asks who is signed in. */
  | { readonly type: 'user.check' }
  /**
   * The stored token is another one, or gone (`null`). One that is removed in this page is a lost session: the client
   * drops it when the server refuses to renew it. One that another tab removes ended there.
   */
  | { readonly type: 'token.changed'; readonly token: string | null; readonly isElsewhere: boolean }
  | SessionInnerEvent

/** What other tabs post. */
export type SessionInnerEvent =
  /** Somebody signed in or switched account there; `ownerId` is `null` if the tab did not say who. */
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
