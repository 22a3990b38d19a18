import type { CallName } from '../types.js'
import type { RefusalSlug } from './slugs.js'

/** The status and slug of a refusal, such as `422 unknown-unit`. */
export type RefusalName = `${number} ${RefusalSlug}`

/** The checks of everything that becomes an order. */
const orderDraft = [
  '409 address-changed',
  '409 no-lines',
  '409 over-credit-limit',
  '422 address-not-licensed',
  '422 card-expired',
  '422 card-not-offered',
  '422 po-required',
  '422 ship-date-not-offered',
  '422 terms-not-offered',
  '503 payment-unavailable',
  '503 ship-dates-unavailable',
] as const satisfies readonly RefusalName[]

/** The services that amounts of an order need. */
const amountServices = [
  '503 fee-unavailable',
  '503 shipping-unavailable',
  '503 tax-unavailable',
] as const satisfies readonly RefusalName[]

/** The proof that a change of the sign-in asks for. */
const proof = [
  '422 passkey-refused',
  '422 proof-needed',
  '422 wrong-password',
  '429 too-many-attempts',
] as const satisfies readonly RefusalName[]

/** An item, in a unit and a quantity, for a cart. */
const goods = [
  '403 item-restricted',
  '403 licence-required',
  '404 not-found',
  '409 item-unavailable',
  '409 no-allocation',
  '422 unknown-unit',
] as const satisfies readonly RefusalName[]

/** A further line of a cart. */
const newCartLine = [
  '409 cart-full',
  '409 estimate-in-cart',
  '422 choose-variant',
] as const satisfies readonly RefusalName[]

/** A record of which the user must be the owner. */
const ownRecord = ['403 forbidden', '404 not-found'] as const satisfies readonly RefusalName[]

/**
 * The refusals of each call beyond the ones that follow from its row. A call without an entry has no others; a
 * call of many lines, such as `addItems`, answers a refused line as its outcome. Tests of
 * the server fail when a call answers a refusal that is missing here.
 */
export const callRefusals = {
  acknowledgeRecall: ['404 not-found', '409 recall-changed', '409 recall-closed', '422 validation'],
  addBankAccount: [
    '409 bank-account-saved',
    '409 too-many-bank-accounts',
    '422 bank-account-declined',
    '422 bank-accounts-not-added',
    '503 payment-unavailable',
  ],
  addItem: [...goods, ...newCartLine],
  addListRows: ownRecord,
  addPasskey: ['409 passkey-known', '409 too-many-passkeys', '422 passkey-refused'],
  approveOrder: [
    ...orderDraft,
    ...amountServices,
    ...ownRecord,
    '403 approvers-only',
    '409 cart-changed',
    '409 no-allocation',
    '409 not-orderable',
    '409 order-changed',
    '409 order-move-not-allowed',
    '409 order-moved',
    '422 payment-declined',
    '422 unknown-unit',
    '422 validation',
  ],
  approveSite: ['403 forbidden', '403 site-unknown'],
  cancelOrder: [...ownRecord, '409 order-move-not-allowed', '409 order-moved'],
  changeEmail: ['422 wrong-password', '429 mailed-just-now', '429 too-many-attempts'],
  changePassword: ['422 wrong-password', '429 too-many-attempts'],
  confirmApp: ['409 app-over', '422 wrong-code'],
  confirmEmail: ['409 email-in-use', '422 email-link-over'],
  createAccount: ['429 too-many-applications'],
  createContact: ['404 not-found', '409 too-many-contacts', '409 too-many-invites', '422 email-in-use'],
  createList: ['404 not-found', '409 list-name-taken', '409 too-many-lists'],
  createPayment: [
    '403 payment-above-limit',
    '404 not-found',
    '409 payment-changed',
    '422 card-expired',
    '422 payment-declined',
    '422 payment-invalid',
    '422 payment-method-required',
    '503 fee-unavailable',
    '503 payment-unavailable',
  ],
  currentUser: ['401 wrong-credentials'],
  deleteAddress: [...ownRecord, '409 address-in-use'],
  deleteBankAccount: ownRecord,
  deleteContact: ['404 not-found', '409 last-administrator', '409 own-login'],
  deleteLicense: ['404 not-found', '409 license-changed'],
  deleteList: ownRecord,
  deleteListDetail: ownRecord,
  deleteListDetailByItemListId: ownRecord,
  deleteListDetails: ownRecord,
  deletePaymentMethod: [...ownRecord, '409 card-in-use'],
  deleteSubscription: ['404 not-found'],
  editContact: ['404 not-found', '409 contact-changed', '409 last-administrator', '409 own-rights'],
  editItem: [...goods],
  editList: [...ownRecord, '409 list-name-taken'],
  generatePDF: ['404 not-found'],
  generateZip: ['404 not-found'],
  getAccountSettings: ['404 not-found'],
  getAddresses: ['503 ship-dates-unavailable'],
  getAlternateShippingData: ['503 ship-dates-unavailable'],
  getAlternativeItems: ['404 not-found'],
  getCategoryBySubCategoryUrl: ['404 not-found'],
  getCheckoutTypes: ['503 payment-unavailable'],
  getContact: ['404 not-found'],
  getConvenienceFee: ['503 fee-unavailable'],
  getConvenienceFeeRate: ['503 fee-unavailable'],
  getCorrelatedItems: ['404 not-found'],
  getDeliveryDays: ['503 ship-dates-unavailable'],
  getEstimate: ['404 not-found'],
  getInvoice: ['404 not-found'],
  getInvoiceById: ['404 not-found'],
  getItem: ['404 not-found'],
  getItemAllocation: ['404 not-found'],
  getLicenseDocument: ['404 not-found'],
  getListDetails: ['404 not-found'],
  getOrderApprovals: ['403 approvers-only'],
  getOverViewData: ['404 not-found'],
  getPayment: ['404 not-found'],
  getPaymentById: ['404 not-found'],
  getRecall: ['404 not-found'],
  getRecentFulfillments: ['404 not-found'],
  getSalesOrder: ['404 not-found'],
  getSite: ['403 site-unknown'],
  getSubscriptionAddressPaymentDetails: ['404 not-found'],
  getTaxRate: ['404 not-found', '503 tax-unavailable'],
  getTrackingData: ['404 not-found'],
  getTwoFactor: ['401 two-factor-over', '403 forbidden'],
  listItems: ['404 not-found'],
  login: [
    '401 two-factor-needed',
    '401 wrong-credentials',
    '403 forbidden',
    '403 punchout-only',
    '429 too-many-attempts',
  ],
  logout: ['403 forbidden'],
  moveItemToCart: [...goods, ...newCartLine],
  moveListDetails: [...ownRecord, '409 list-full'],
  paginateItems: ['404 not-found'],
  pauseSubscription: ['404 not-found'],
  placeOrder: [
    ...orderDraft,
    ...amountServices,
    '404 not-found',
    '409 cart-changed',
    '409 cart-empty',
    '409 no-allocation',
    '422 payment-declined',
    '422 validation',
  ],
  previewApproval: [
    ...orderDraft,
    ...amountServices,
    '403 approvers-only',
    '404 not-found',
    '409 not-orderable',
    '422 unknown-unit',
    '422 validation',
  ],
  refreshToken: ['401 session-over', '403 forbidden'],
  rejectOrder: ['403 approvers-only', '404 not-found', '409 order-move-not-allowed', '409 order-moved'],
  removeApp: [...proof, '409 no-app', '409 two-factor-required'],
  removePasskey: [...proof, '404 not-found', '409 two-factor-required'],
  renamePasskey: ['404 not-found'],
  renewRecoveryCodes: [...proof, '409 no-two-factor'],
  requestQuote: ['404 not-found', '409 cart-empty', '409 too-many-quotes', '409 unknown-unit', '422 validation'],
  requestQuoteAgain: ['404 not-found', '409 quote-open', '409 too-many-quotes'],
  resendInvite: ['404 not-found', '409 not-invited', '429 mailed-just-now'],
  resetPassword: ['409 email-in-use', '422 reset-link-over'],
  resetTwoFactor: ['404 not-found', '409 own-two-factor'],
  restoreAddress: [...ownRecord, '409 too-many-addresses', '409 too-many-own-addresses'],
  restoreContact: ['404 not-found'],
  restoreList: ['404 not-found', '409 list-name-taken'],
  restoreListDetails: [...ownRecord, '409 list-full'],
  returnCart: [...amountServices, '409 cart-changed', '422 no-punchout-visit', '422 not-for-sale'],
  saveAccountSettings: ['404 not-found'],
  saveForLater: ['404 not-found', '409 saved-full', '422 unknown-unit'],
  saveLicense: [
    '404 not-found',
    '409 license-changed',
    '409 too-many-documents',
    '422 license-document',
    '422 license-expired',
    '422 license-level',
    '422 license-number',
  ],
  saveSubstitute: ['422 validation'],
  saveTwoFactorRule: ['409 own-two-factor-first'],
  signInWithPasskey: ['401 passkey-refused', '403 forbidden', '429 too-many-attempts'],
  skipSubscription: ['404 not-found', '409 date-passed'],
  startApp: [...proof],
  startPasskey: [...proof, '409 no-passkeys-here', '409 too-many-passkeys'],
  startPasskeySignIn: ['401 passkey-refused', '401 two-factor-over', '403 forbidden', '409 no-passkeys-here'],
  startPunchout: ['401 punchout-over'],
  startStepProof: ['409 no-passkey', '409 no-passkeys-here'],
  submitIssue: [...ownRecord, '409 not-returnable', '429 too-many-issues'],
  submitTwoFactor: [
    '401 two-factor-over',
    '403 forbidden',
    '409 two-factor-unreadable',
    '422 wrong-code',
    '429 too-many-attempts',
  ],
  switchAccount: ['403 forbidden', '403 partner-session', '403 two-factor-missing'],
  upsertAddress: [
    ...ownRecord,
    '409 address-changed',
    '409 address-licensed',
    '409 too-many-addresses',
    '409 too-many-own-addresses',
    '422 address',
  ],
  upsertListDetail: [...ownRecord, '409 item-unavailable', '409 list-full', '422 choose-variant', '422 unknown-unit'],
  upsertPaymentMethod: [
    ...ownRecord,
    '409 card-saved',
    '409 too-many-cards',
    '422 card-declined',
    '422 card-incomplete',
    '422 cards-not-added',
    '503 payment-unavailable',
  ],
  upsertSubscription: [
    ...ownRecord,
    '409 address-changed',
    '422 card-expired',
    '422 po-required',
    '422 start-not-possible',
    '422 terms-not-offered',
    '503 payment-unavailable',
  ],
  withdrawQuote: [...ownRecord, '409 quote-answered'],
  withdrawReturn: [...ownRecord, '409 return-answered'],
} as const satisfies Partial<Record<CallName, readonly RefusalName[]>>

type Rows = typeof callRefusals
type SlugOf<Name> = Name extends `${number} ${infer Slug}` ? Slug : never

/**
 * The slugs of the refusals of one call, beyond the ones that follow from its row; `never` for a call that has no
 * others.
 * @example
 * const full: CallRefusal<'addItem'> = 'cart-full'
 */
export type CallRefusal<N extends CallName> = N extends keyof Rows ? SlugOf<Rows[N][number]> : never
