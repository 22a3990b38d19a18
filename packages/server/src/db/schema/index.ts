export { addresses } from './addresses.js'
export {
  bankAccounts,
  creditMemoLines,
  creditMemoNoSequence,
  creditMemos,
  type InvoicePaymentMethod,
  invoiceLines,
  invoiceNoSequence,
  invoices,
  type PaperRequest,
  paperLinks,
  paymentApplications,
  paymentHolds,
  paymentMethods,
  paymentNoSequence,
  payments,
} from './billing.js'
export { cartLines, carts, savedLines } from './cart.js'
export {
  categories,
  itemFiles,
  itemImages,
  itemPrices,
  itemRelations,
  items,
  itemUnits,
  itemViews,
  rxLevels,
} from './catalog.js'
export { accountAllocations, accountItemPrices, accountNoSequence, accounts, taxRates } from './company.js'
export { type IssueFacts, issueNoSequence, issues, returnLines } from './issues.js'
export { addressLicenses, licenseDocuments, licenseReviews } from './licenses.js'
export { itemListDetails, itemLists, subscriptionRuns, subscriptions } from './lists.js'
export { backorders, notifications, stockWatches } from './notifications.js'
export {
  type AddressSnapshot,
  approvalSubstitutes,
  estimateLines,
  estimateNoSequence,
  estimates,
  fulfilmentLines,
  fulfilments,
  type OrderActor,
  orderEvents,
  orderLines,
  orderNoSequence,
  orders,
  type PaymentSnapshot,
  reservedGoods,
} from './orders.js'
export { idempotencyKeys, insightsEvents, mailOutbox, searchActivity, settings } from './platform.js'
export {
  type CxmlParties,
  type DocumentKind,
  type DocumentState,
  type PunchoutProtocol,
  type PurchasedLine,
  punchoutBuyers,
  punchoutDocuments,
  punchoutSessions,
  purchaseOrders,
} from './punchout.js'
export {
  recallAcknowledgments,
  recallCounts,
  recallItems,
  recallLines,
  recallNoSequence,
  recallNotices,
  recallRecipients,
  recalls,
} from './recalls.js'
export {
  searchCodes,
  searchDocuments,
  searchFacetBits,
  searchFacetCounts,
  searchSuggestions,
  searchTypoKeys,
  searchVocabulary,
} from './search.js'
export {
  searchChanges,
  searchInterest,
  searchPopularity,
  searchPushedIndexes,
  searchPushedRecords,
  searchPushedRules,
  searchPushedSynonyms,
  searchUserTokens,
} from './search-live.js'
export {
  accessRequests,
  accountApplications,
  applicationNoSequence,
  authThrottles,
  businessTypes,
  contactRoles,
  emailChanges,
  knownOrigins,
  passwordResets,
  refreshTokens,
  type StoredApplication,
  sessions,
  userAccounts,
  users,
} from './sign-in.js'
export {
  passkeys,
  recoveryCodes,
  type SecurityEventKind,
  type StepPurpose,
  secondSteps,
  securityEvents,
  stepChallenges,
} from './two-factor.js'
