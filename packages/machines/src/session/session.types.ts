import type { User } from '@gauze/contract'
import type { Calls, Channel } from '../port/index.js'

/**
 * The outside world of the session. `refreshToken` renews the token and keeps it, in turn with everything else that may
 * renew it, and rejects with `unauthorized` or `forbidden` only where the session is over: a client of
 * `@gauze/api-client` does so.
 */
export interface SessionPort extends Calls<'login' | 'currentUser' | 'refreshToken' | 'logout' | 'switchAccount'> {
  /** The access token, kept where every tab finds it. */
  readToken(): string | null
  writeToken(token: string): void
  dropToken(): void
  /** Forgets which search results were clicked (SRCH-07). */
  dropItemClicks(): void
  /** Where the visitor is, to come back to after signing in again. */
  currentPath(): string
  /** Milliseconds since 1970 in UTC. */
  now(): number
  readonly channel: Channel
}

/** What a look at the kept token found; `other` is one that is good and somebody else's. */
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

/** A message for the visitor. */
export interface Alert {
  readonly tone: 'danger'
  readonly message: string
}

/** What a visitor signs in with. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** What the session holds. */
export interface SessionContext {
  readonly user: User | null
  readonly isPunchout: boolean
  readonly credentials: Credentials | null
  /** The account that is being switched to. */
  readonly accountSwitchId: number | null
  readonly alert: Alert | null
}

/** What the session handles. */
export type SessionEvent =
  /** Looks at the kept token again. */
  | { readonly type: 'session.check' }
  | ({ readonly type: 'login.submit' } & Credentials)
  | { readonly type: 'logout.request' }
  /** Goes on in a related account; choosing the current one does nothing (AUTH-11). */
  | { readonly type: 'account.switch'; readonly accountSwitchId: number }
  | { readonly type: 'alert.dismiss' }
  /** The server refused the kept token as somebody else's: asks who is there. */
  | { readonly type: 'user.check' }
  /**
   * The kept token is another one, or gone (`null`). One that goes in this page is a lost session: the client drops it when
   * the server refuses to renew it (AUTH-04). One that another tab removes ended there.
   */
  | { readonly type: 'token.changed'; readonly token: string | null; readonly isElsewhere: boolean }
  | SessionInnerEvent

/** What other tabs post. */
export type SessionInnerEvent =
  /** Somebody signed in or switched account there; `ownerId` is `null` if the tab did not say who. */
  | { readonly type: 'session.startElsewhere'; readonly ownerId: string | null }
  | { readonly type: 'session.endElsewhere' }

/** What the session reports. */
export type SessionEmitted =
  | { readonly type: 'session.started'; readonly user: User; readonly isPunchout: boolean }
  /** The session is for another account now: the page has to begin again (AUTH-11). */
  | { readonly type: 'account.switched' }
  | { readonly type: 'account.switchFailed'; readonly message: string }
  /** The session was ended on purpose, here or in another tab. */
  | { readonly type: 'session.ended'; readonly reason: 'logout' | 'elsewhere' }
  /** The session could not be kept; after signing in again the visitor goes back to the path. */
  | { readonly type: 'session.lost'; readonly returnPath: string }
