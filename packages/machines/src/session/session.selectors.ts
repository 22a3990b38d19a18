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

/** Whether somebody is signed in. */
export function selectIsSignedIn(state: State): boolean {
  return state.hasTag('signed-in')
}

/** Whether it is not known yet who is signed in: show neither what is for visitors nor what is for users. */
export function selectIsAccountLoading(state: State): boolean {
  return state.hasTag('loading')
}

/** Whether a token is stored, but nobody could say whose it is: not a visitor, and asked again after a while. */
export function selectIsUnanswered(state: State): boolean {
  return state.matches({ anonymous: 'unknown' }) || state.matches({ anonymous: 'unrestored' })
}

/** Whether a sign-in is on its way. */
export function selectIsSigningIn(state: State): boolean {
  return state.matches({ anonymous: 'signingIn' })
}

/** Whether the account is being switched. */
export function selectIsSwitchingAccount(state: State): boolean {
  return state.matches({ signedIn: 'switching' })
}

/**
 * Whether the user holds a permission (spec section 6); a visitor holds none.
 * @example selectCan('isAdmin')(session.getSnapshot())
 */
export function selectCan(permission: Permission) {
  return (state: State): boolean => can(selectUser(state), permission)
}

/** Whether prices may be shown. */
export const selectIsPriceVisible = /* @__PURE__ */ selectCan('isPriceVisible')

/** Whether the user administers the company. */
export const selectIsAdmin = /* @__PURE__ */ selectCan('isAdmin')

/** Whether this is a punch-out session. */
export function selectIsPunchout(state: State): boolean {
  return state.hasTag('signed-in') && state.context.isPunchout
}

/** Whether the user may switch between related companies. */
export function selectIsParentLogin(state: State): boolean {
  return selectUser(state)?.isParentLogin ?? false
}

/** What to say to the visitor about signing in. */
export function selectAlert(state: State): Alert | null {
  return state.context.alert
}
