export type { Config } from './base/config.js'
export type { Log } from './base/log.js'
export { addressOf, networkOf } from './base/network.js'
export { ProblemError } from './base/problem.js'
export { isSameSecret } from './base/same-secret.js'
export type { Seller } from './base/seller.js'
export { StartError } from './base/start-error.js'
export { lockForTransaction } from './db/advisory-locks.js'
export { type Database, type Db, inTransaction, namedQuery, recordStatements } from './db/client.js'
export { isUnavailable, sqlState } from './db/database-errors.js'
export { listen } from './db/listen.js'
export {
  type AddressSnapshot,
  accountAllocations,
  accountItemPrices,
  accounts,
  addresses,
  addressLicenses,
  bankAccounts,
  businessTypes,
  categories,
  contactRoles,
  creditMemos,
  estimateLines,
  estimates,
  fulfilmentLines,
  fulfilments,
  insightsEvents,
  invoiceLines,
  invoices,
  itemFiles,
  itemImages,
  itemListDetails,
  itemLists,
  itemPrices,
  itemRelations,
  items,
  itemUnits,
  licenseReviews,
  notifications,
  orderEvents,
  orderLines,
  orders,
  type PaymentSnapshot,
  paymentApplications,
  paymentMethods,
  payments,
  punchoutBuyers,
  recallItems,
  recallLines,
  recallNotices,
  recalls,
  rxLevels,
  settings,
  stockWatches,
  subscriptions,
  taxRates,
  userAccounts,
  users,
} from './db/schema/index.js'
export { isDataError, unavailable } from './http/errors.js'
export type { JobRun, RecurringJob } from './jobs/recurring-job.js'
export { namedItem } from './modules/catalog/card-variant.js'
export { hashPassword } from './modules/credentials/password.js'
export { priceSql } from './modules/pricing/price.sql.js'
export { addBusinessDays } from './ports/business-calendar.js'
export { defaultShippingPolicy } from './ports/flat-shipping-charge.js'
export type {
  ChosenFilters,
  FacetCounts,
  FoundProducts,
  ListingRequest,
  ListingResult,
  NearestCategory,
  NotedSearch,
  Prices,
  SearchPort,
  ShownItem,
} from './ports/search.types.js'
export type { CountCache } from './reporting/cache-counter.js'
export { inBackground } from './reporting/in-background.js'
export { createNoteFailure, type NoteFailure, reportFailure } from './reporting/report-failure.js'
export {
  type Action,
  type Command,
  type CommandContext,
  defineAction,
  type GivenWords,
  type Usage,
  type Work,
} from './services/action.js'
export type { DemoPlugin } from './services/demo.types.js'
export type {
  SearchPlugin,
  SearchServices,
  SearchUpkeep,
} from './services/search-plugin.types.js'
export type { Store } from './services/store.js'
