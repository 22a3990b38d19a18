import type { CallName } from '@gauze/contract'
import { type Call, calls } from '@gauze/contract/schemas'

/** Names of POST calls that only read: their inputs are too large for an address, or their answers are files. */
const readingName = /^(export|filter|generate|get|paginate)[A-Z]/

/** Calls that the run makes in an order of its own, to sign in and out. */
const sessionCalls: ReadonlySet<CallName> = new Set<CallName>(['login', 'refreshToken', 'logout'])

/** Changes of the cart that a run with `write` makes and takes back. */
export const cartWrites = ['addItem', 'addItems', 'editItem', 'removeItem', 'removeItems', 'emptyCart'] as const

/** Changes of saved items. */
export const savedWrites = ['saveForLater', 'moveItemToCart', 'deleteSaveForLater', 'clearNotifications'] as const

/** Changes of item lists. */
export const listWrites = [
  'createList',
  'editList',
  'upsertListDetail',
  'addListRows',
  'moveListDetails',
  'deleteListDetail',
  'deleteListDetails',
  'restoreListDetails',
  'deleteListDetailByItemListId',
  'deleteList',
  'restoreList',
] as const

/** Changes of addresses. */
export const addressWrites = ['upsertAddress', 'deleteAddress', 'restoreAddress'] as const

/** Changes of orders, without approvals. */
export const orderWrites = ['placeOrder', 'cancelOrder'] as const

/** Decisions about orders, which a run makes with an approver. */
export const approvalWrites = ['previewApproval', 'approveOrder', 'rejectOrder'] as const

/** Payments. */
export const paymentWrites = ['createPayment'] as const

/** Changes that put back the values that the back end answered before. */
export const sameWrites = ['saveProfile', 'saveAccountSettings', 'saveDeliveryDays', 'upsertPaymentMethod'] as const

const writes: ReadonlySet<CallName> = new Set<CallName>([
  ...cartWrites,
  ...savedWrites,
  ...listWrites,
  ...addressWrites,
  ...orderWrites,
  ...approvalWrites,
  ...paymentWrites,
  ...sameWrites,
])

const mails = 'it sends an e-mail to a person'
const mailedLink = 'it needs a link that the back end has sent by e-mail'
const secondStep = 'it needs a second step of the sign-in, which only a person can give'
const loginOfUser = 'it changes how the user signs in'
const providerToken = "it needs a token of the payment provider's fields"
const finalAct = 'nothing takes it back'
const allowedSite = 'it needs a site that the operator has allowed'
const running = 'it changes orders that the back end places by itself'
const rules = 'it changes rules for everybody of the company'

/** Why no run plays a call. */
const unplayed: { readonly [N in CallName]?: string } = {
  acknowledgeRecall: finalAct,
  addBankAccount: providerToken,
  addPasskey: secondStep,
  approveSite: allowedSite,
  changeEmail: mails,
  changePassword: loginOfUser,
  confirmApp: secondStep,
  confirmEmail: mailedLink,
  createAccount: mailedLink,
  createContact: mails,
  createResetHash: mails,
  deleteBankAccount: providerToken,
  deleteContact: 'it takes the login of a colleague away',
  deleteLicense: 'without the license the company may not buy its goods',
  deletePaymentMethod: providerToken,
  deleteSubscription: running,
  dismissPayNotice: finalAct,
  editContact: 'it changes the rights of a colleague',
  endSubstitute: rules,
  getSite: allowedSite,
  getTwoFactor: 'it needs a sign-in that waits for a second step',
  markNotificationsAsRead: finalAct,
  pauseSubscription: running,
  removeApp: secondStep,
  removePasskey: secondStep,
  renamePasskey: secondStep,
  renewRecoveryCodes: loginOfUser,
  requestAccess: mails,
  requestQuote: 'the seller would have to answer it',
  requestQuoteAgain: 'the seller would have to answer it',
  resendInvite: mails,
  resetPassword: mailedLink,
  resetTwoFactor: 'it takes the second step of a colleague away',
  restoreContact: 'it needs a colleague whose login was taken away',
  returnCart: 'it needs a punch-out session',
  saveLicense: 'the store would have to review it',
  saveSubstitute: rules,
  saveTwoFactorRule: rules,
  signInWithPasskey: secondStep,
  signOutDevice: loginOfUser,
  skipSubscription: running,
  startApp: secondStep,
  startPasskey: secondStep,
  startPasskeySignIn: secondStep,
  startPunchout: 'it needs a punch-out session',
  startStepProof: secondStep,
  submitIssue: mails,
  submitTwoFactor: secondStep,
  switchAccount: 'the rest of the run would be about another account',
  upsertSubscription: running,
  validatePasswordReset: mailedLink,
  withdrawQuote: 'the seller would have to answer it',
  withdrawReturn: 'it needs a return, for which goods must have been delivered',
}

/** How a run plays a call; `never` has the reason. */
export type Play = { readonly kind: 'read' | 'session' | 'write' } | { readonly kind: 'never'; readonly reason: string }

/** The reason for a call that the plan does not know, such as a new one. */
export const unplanned = 'the run has no play for it'

/** Returns how a run plays a call. */
export function playOf(name: CallName): Play {
  const call: Call = calls[name]
  if (sessionCalls.has(name)) return { kind: 'session' }
  if (writes.has(name)) return { kind: 'write' }
  const reason = unplayed[name]
  if (reason !== undefined) return { kind: 'never', reason }
  const isReading = call.changes === undefined && (call.method === 'GET' || readingName.test(name))
  return isReading ? { kind: 'read' } : { kind: 'never', reason: unplanned }
}
