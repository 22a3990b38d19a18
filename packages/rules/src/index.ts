export {
  type Addability,
  type AddabilityInput,
  type AddabilityReason,
  type AddableItem,
  addability,
  type ItemRefusal,
  isPriced,
  isUnavailable,
  type WirePrice,
} from './addability.js'
export {
  type AllocationProblem,
  allocateCredits,
  type Credit,
  type CreditAllocation,
  type CreditUse,
  type InvoiceToPay,
} from './allocate-credits.js'
export { allocationRemaining, allowedQuantity, isAllocationSpent } from './allocation.js'
export { lineKey, type MergeableLine, mergeLines } from './cart-lines.js'
export {
  type ComparisonProblem,
  comparisonProblems,
  itemNumbersOf,
  LEAST_COMPARED,
  MOST_COMPARED,
} from './comparison.js'
export { contentPath } from './content-path.js'
export { csvField, toCsv } from './csv.js'
export {
  addDays,
  calendarDay,
  easternDate,
  easternDayStart,
  easternInstant,
  easternTime,
  formatDate,
  isExpired,
} from './dates.js'
export {
  type Decimal,
  type DecimalLike,
  formatDecimal,
  multiplyDecimals,
  parseDecimal,
  roundHalfUp,
} from './decimal.js'
export { firstValues } from './filter-values.js'
export { ACCESS_LIMITS, APPLICATION_LIMITS, MAX_USERNAME_LENGTH } from './form-limits.js'
export { type ItemNumbers, looseNumber, nearestItems, numberRank } from './item-numbers.js'
export {
  addressCoversLevels,
  hasSoundDeaDigit,
  isPlainLicenseNumber,
  LICENSE_DOCUMENT_ENDINGS,
  LICENSE_WARNING_DAYS,
  type LicensedAddress,
  type LicenseGap,
  type LicenseHolding,
  type LicenseState,
  licenseGaps,
  licenseState,
  MAX_LICENSE_DOCUMENT_BYTES,
} from './licenses.js'
export {
  FILTER_VALUES_SHOWN,
  FIRST_PAGE,
  ITEM_LIST_LIMIT,
  LIST_PAGE_SIZE,
  MAX_CART_LINES,
  MAX_SEARCH_LENGTH,
  MIN_SEARCH_LENGTH,
  PAGE_SIZES,
  pageNumber,
  RECENT_SEARCH_LIMIT,
  SUGGESTION_LIMIT,
} from './limits.js'
export { loginPath, returnPathOf, twoFactorPath } from './login-path.js'
export {
  matchRemittance,
  type RemittanceCode,
  type RemittanceCredit,
  type RemittanceInvoice,
  type RemittanceLine,
  type RemittanceMatch,
} from './match-remittance.js'
export {
  addCents,
  type Cents,
  cents,
  centsFromDollars,
  dollarsFromCents,
  formatExactUsd,
  formatUsd,
  MAX_CENTS,
  parseUnitPrice,
  roundToCents,
  sumCents,
  type UnitPrice,
} from './money.js'
export { type NameParts, nameParts, wholeMeasures } from './name-parts.js'
export { nearestVariant } from './nearest-variant.js'
export { needsLicense } from './needs-license.js'
export { type Owner, ownerIdOf } from './owner.js'
export {
  accountPagePermission,
  can,
  type GuardedEntry,
  mayOpenAccountPage,
  type Permission,
  type PermissionHolder,
  visibleEntries,
} from './permissions.js'
export {
  isValidQuantity,
  MAX_QUANTITY,
  MIN_QUANTITY,
  normalizeQuantity,
  stepQuantity,
} from './quantity.js'
export { parseQuantityInput, type QuantityInput, type QuantityProblem } from './quantity-input.js'
export { type RecallCountsInput, type RecallCountsProblem, recallCountsProblem } from './recall-counts.js'
export { type ChargedInvoice, type ChargedLine, type ReturnCredit, returnCredit } from './return-credit.js'
export { safeReturnPath } from './return-path.js'
export { safeHref } from './safe-href.js'
export { isSearchable, stripMarkup, toSearchTerm } from './search-text.js'
export { compareSizes, compareUnitWeights, orderOfValues, parseOunces, toOunces } from './sizes.js'
export {
  type CardProduct,
  type SellableItem,
  type SellableProduct,
  type SoldItem,
  type SoldUnit,
  soldItem,
} from './sold-item.js'
export { AMPLE_STOCK } from './stock.js'
export {
  accountPath,
  approvalsPath,
  CART_PATH,
  categoryPath,
  choosePasswordPath,
  confirmEmailPath,
  estimatePath,
  invoicePath,
  itemListPath,
  orderPath,
  paymentPath,
  productPath,
  productsPath,
  punchOutPath,
  recallPath,
  SHOP_PATH,
  subscriptionPath,
  trackingPath,
} from './store-paths.js'
export { type SubscriptionRhythm, subscriptionDates } from './subscription-dates.js'
export { tokenExpiry, tokenOwner } from './token-claims.js'
export {
  type CalculatedAmount,
  cartSubtotal,
  convenienceFee,
  convenienceFeeBase,
  type OrderAmounts,
  orderTotal,
  readCalculatedAmount,
  type ShippingPolicy,
  shippingCharge,
  type TaxBasis,
  taxTotal,
} from './totals.js'
export { type Carrier, isOwnDelivery, readTracking, type Tracking, withCheckDigit } from './tracking.js'
export { readTransactionViewer, type TransactionViewer, withTransactionViewer } from './transaction-viewer.js'
export { NAME_LIMITS, type Truncated, truncate } from './truncate.js'
export {
  conversionRateOf,
  exactUnitPrice,
  type LinePricing,
  lineTotal,
  type UnitOfMeasure,
  type UnitPricing,
  unitPrice,
} from './units.js'
export {
  email,
  emailList,
  integer,
  minLength,
  newPassword,
  noSpaces,
  notUsername,
  numeric,
  phone,
  type Validator,
  website,
} from './validators.js'
export { nameWithVariant, variantText } from './variant-text.js'
