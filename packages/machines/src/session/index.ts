export { ownerOfUser } from './owner-of-user.js'
export { sessionActors } from './session.actors.js'
export { sessionMachine } from './session.machine.js'
export {
  selectAlert,
  selectCan,
  selectIsAccountLoading,
  selectIsAdmin,
  selectIsParentLogin,
  selectIsPriceVisible,
  selectIsPunchout,
  selectIsSessionLost,
  selectIsSignedIn,
  selectIsSignedOut,
  selectIsSigningIn,
  selectIsSwitchingAccount,
  selectIsUnanswered,
  selectMayPay,
  selectOwnerId,
  selectUser,
} from './session.selectors.js'
export type {
  Alert,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionPort,
} from './session.types.js'
