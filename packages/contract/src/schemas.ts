export type { Access, LoginRight } from './calls/access.js'
export { calls } from './calls/calls.js'
export { type Call, isSignIn } from './calls/define-call.js'
export {
  addressInputSchema,
  addressSchema,
  addressStateSchema,
  controlledSubstanceLicenseSchema,
  offeredAddressSchema,
} from './entities/address.js'
export {
  addItemsAnswerSchema,
  cartAnswerSchema,
  cartLineSchema,
  cartNotificationSchema,
  cartSchema,
  cartStateSchema,
  itemListDetailSchema,
  itemListMembershipSchema,
  itemListSchema,
  lineOutcomeSchema,
  savedLineSchema,
} from './entities/cart.js'
export {
  companyRecords,
  computedDollarsSchema,
  dollarsSchema,
  idSchema,
  instantSchema,
  isoDateSchema,
  listSchema,
  multilineTextSchema,
  paginatedListStateSchema,
  priceSchema,
  quantitySchema,
  queryIdSchema,
  queryIntSchema,
  RECORD_KEY,
  type RecordKind,
  textSchema,
  transactionFiltersSchema,
} from './entities/common.js'
export {
  contactSectionSchema,
  contentPageSchema,
  homepageSectionSchema,
  productSourceSchema,
  websiteContentSchema,
} from './entities/content.js'
export { notificationSchema } from './entities/notification.js'
export {
  fulfillmentSchema,
  orderApprovalSchema,
  orderConfirmationSchema,
  orderLineSchema,
  orderStatusSchema,
  relatedSalesOrderSchema,
  salesOrderDetailsSchema,
  salesOrderSchema,
  shipToSchema,
} from './entities/order.js'
export {
  checkoutStateSchema,
  creditCardStateSchema,
  paymentMethodSchema,
  paymentStateSchema,
} from './entities/payment.js'
export {
  categoryReferenceSchema,
  categorySchema,
  facetSchema,
  matrixDetailSchema,
  productCardSchema,
  productSchema,
  productVariantSchema,
  searchSuggestionSchema,
  shoppingStateSchema,
  sortSchema,
  unitDetailSchema,
} from './entities/product.js'
export {
  accountSettingsSchema,
  authStateSchema,
  menuEntrySchema,
  relatedAccountSchema,
  userSchema,
} from './entities/user.js'
export { problemSchema } from './problem.js'
