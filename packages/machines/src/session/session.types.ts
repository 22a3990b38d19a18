import type { User } from '@gauze/contract'
import type { Calls, Channel } from '../port/index.js'

/** The outside world of the session. */
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

/** Whose token the page takes the kept one to be; `null` while it takes it for nobody's. */
export interface TokenHolder {
  readonly ownerId: string | null
}

/** A user and whether the session is a punch-out one. */
export interface SignedIn {
  readonly user: User
  readonly isPunchout: boolean
}

/** Something to tell the visitor. */
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

/** What the session hears. */
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
  /** The client could not refresh the token: the session is over (AUTH-04). */
  | { readonly type: 'token.lose' }
  | SessionInnerEvent

/** What other tabs tell. */
export type SessionInnerEvent =
  /** Somebody signed in or switched account there; `ownerId` is `null` if the tab did not say who. */
  | { readonly type: 'session.startElsewhere'; readonly ownerId: string | null }
  | { readonly type: 'session.endElsewhere' }

/** What the session tells. */
export type SessionEmitted =
  | { readonly type: 'session.started'; readonly user: User; readonly isPunchout: boolean }
  /** The session is for another account now: the page has to begin again (AUTH-11). */
  | { readonly type: 'account.switched' }
  | { readonly type: 'account.switchFailed'; readonly message: string }
  /** The session was ended on purpose, here or in another tab. */
  | { readonly type: 'session.ended'; readonly reason: 'logout' | 'elsewhere' }
  /** The session could not be kept; after signing in again the visitor goes back to the path. */
  | { readonly type: 'session.lost'; readonly returnPath: string }
