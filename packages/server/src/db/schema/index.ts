export { addresses } from './addresses.js'
export {
  accessRequests,
  accountApplications,
  applicationNoSequence,
  businessTypes,
  contactRoles,
  type StoredApplication,
} from './applications.js'
export { approvalSubstitutes } from './approvals.js'
export {
  creditMemoLines,
  creditMemoNoSequence,
  creditMemos,
  type InvoicePaymentMethod,
  invoiceLines,
  invoiceNoSequence,
  invoices,
  type PaperRequest,
  paperLinks,
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
export { accountNoSequence, accounts, emailChanges, userAccounts, users } from './company.js'
export { authThrottles, knownOrigins, passwordResets } from './credentials.js'
export { type IssueFacts, issueNoSequence, issues } from './issues.js'
export { addressLicenses, licenseDocuments, licenseReviews } from './licenses.js'
export { itemListDetails, itemLists } from './lists.js'
export { backorders, notifications, stockWatches } from './notifications.js'
export {
  type AddressSnapshot,
  fulfilmentLines,
  fulfilments,
  type OrderActor,
  orderEvents,
  orderLines,
  orderNoSequence,
  orders,
  type PaymentSnapshot,
  purchaseDays,
  reservedGoods,
} from './orders.js'
export { paymentHolds } from './payables.js'
export { bankAccounts, paymentMethods } from './payment-methods.js'
export { paymentApplications, paymentNoSequence, payments } from './payments.js'
export { idempotencyKeys, insightsEvents, mailOutbox, searchActivity, settings } from './platform.js'
export { accountAllocations, accountItemPrices, taxRates } from './pricing.js'
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
export { estimateLines, estimateNoSequence, estimates } from './quotes.js'
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
export { returnLines } from './returns.js'
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
export { partnerAssertions, partners, refreshTokens, sessions, siteCodes } from './sign-in.js'
export { subscriptionRuns, subscriptions } from './subscriptions.js'
export {
  passkeys,
  recoveryCodes,
  type SecurityEventKind,
  type StepPurpose,
  securityEvents,
  stepChallenges,
  twoFactorLogins,
} from './two-factor.js'
