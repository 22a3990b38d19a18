import type { Permission, User } from '@gauze/contract'
import { can } from '@gauze/rules'
import type { SnapshotFrom } from 'xstate'
import { ownerOfUser } from './owner-of-user.js'
import type { sessionMachine } from './session.machine.js'
import type { Alert } from './session.types.js'

type State = SnapshotFrom<typeof sessionMachine>

/** The signed-in user; `null` for a visitor and while that is not known. */
export function selectUser(state: State): User | null {
  return state.hasTag('signed-in') ? state.context.user : null
}

/**
 * The owner of everything that the page holds of a customer, above all the cart; `null` once there is none. It stays
 * the same while the token is checked, unless there is a sign of somebody else.
 */
export function selectOwnerId({ context: { user } }: State): string | null {
  return user && ownerOfUser(user)
}

/** Returns true if a user is signed in. */
export function selectIsSignedIn(state: State): boolean {
  return state.hasTag('signed-in')
}

/** Returns true if it is known that nobody is signed in. */
export function selectIsSignedOut(state: State): boolean {
  return !state.hasTag('signed-in') && !state.hasTag('loading') && !selectIsUnanswered(state)
}

/**
 * Returns true if the server has ended the session, while the page was open or before, and nobody has signed in since.
 */
export function selectIsSessionLost(state: State): boolean {
  return state.context.isLost
}

/**
 * Returns true until the user is known. Until then, show neither content for visitors nor content for users.
 */
export function selectIsAccountLoading(state: State): boolean {
  return state.hasTag('loading')
}

/**
 * Returns true if a token is stored but no server has confirmed its user. This is not a visitor; the machine asks again
 * later.
 */
export function selectIsUnanswered(state: State): boolean {
  return state.matches({ anonymous: 'unknown' }) || state.matches({ anonymous: 'unrestored' })
}

/** Returns true while a sign-in is pending. */
export function selectIsSigningIn(state: State): boolean {
  return state.matches({ anonymous: 'signingIn' })
}

/** Returns true while a switch of account is pending. */
export function selectIsSwitchingAccount(state: State): boolean {
  return state.matches({ signedIn: 'switching' })
}

/**
 * Selects whether the user has a permission; a visitor has none.
 * @example selectCan('isAdmin')(session.getSnapshot())
 */
export function selectCan(permission: Permission) {
  return (state: State): boolean => can(selectUser(state), permission)
}

/** Selects whether prices may be shown. */
export const selectIsPriceVisible = /* @__PURE__ */ selectCan('isPriceVisible')

/** Selects whether the user administers the company. */
export const selectIsAdmin = /* @__PURE__ */ selectCan('isAdmin')

/** Selects whether the user pays invoices and manages the bank accounts of the company. */
export const selectMayPay = /* @__PURE__ */ selectCan('mayPay')

/** Returns true in a punch-out session. */
export function selectIsPunchout(state: State): boolean {
  return state.hasTag('signed-in') && state.context.isPunchout
}

/** Returns true if the user may switch between related companies. */
export function selectIsParentLogin(state: State): boolean {
  return selectUser(state)?.isParentLogin ?? false
}

/** Returns the message for the visitor about signing in. */
export function selectAlert(state: State): Alert | null {
  return state.context.alert
}
