import type { z } from 'zod'
import type { calls } from './calls/calls.js'
import type * as address from './entities/address.js'
import type * as billing from './entities/billing.js'
import type * as cart from './entities/cart.js'
import type * as contact from './entities/contact.js'
import type * as content from './entities/content.js'
import type * as estimate from './entities/estimate.js'
import type * as itemList from './entities/item-list.js'
import type * as notification from './entities/notification.js'
import type * as order from './entities/order.js'
import type * as payment from './entities/payment.js'
import type * as product from './entities/product.js'
import type * as recall from './entities/recall.js'
import type * as subscription from './entities/subscription.js'
import type * as twoFactor from './entities/two-factor.js'
import type * as user from './entities/user.js'
import type { problemSchema } from './problem.js'

type Calls = typeof calls
type Fields<T> = T extends z.ZodType ? z.input<T> : unknown
type ParsedFields<T> = T extends z.ZodType ? z.output<T> : unknown
// Only from the row: through `Call`, its index signature would allow any field.
type Part<Row, P extends 'params' | 'query' | 'body'> = Row extends { readonly [K in P]: infer S } ? S : undefined
type Flat<T> = { [K in keyof T]: T[K] }
/** True if a row's body is not an object, such as a list, so that it has no fields to merge with path and query. */
type HasWholeBody<Row> = Part<Row, 'body'> extends z.ZodObject | undefined ? false : true

/** The input of a row's call: path parameters, query and body in one object, or a body that is not an object. */
export type RowInput<Row> =
  HasWholeBody<Row> extends true
    ? Fields<Part<Row, 'body'>>
    : Flat<Fields<Part<Row, 'params'>> & Fields<Part<Row, 'query'>> & Fields<Part<Row, 'body'>>>
/** The same after validation. */
export type RowParsedInput<Row> =
  HasWholeBody<Row> extends true
    ? ParsedFields<Part<Row, 'body'>>
    : Flat<ParsedFields<Part<Row, 'params'>> & ParsedFields<Part<Row, 'query'>> & ParsedFields<Part<Row, 'body'>>>

/** The name of a call. */
export type CallName = keyof Calls
/** The input of a call: path parameters, query and body in one object, or a body that is not an object. */
export type CallInput<N extends CallName> = RowInput<Calls[N]>
/** The same after validation, as a handler gets it. */
export type CallParsedInput<N extends CallName> = RowParsedInput<Calls[N]>
/** The answer of a call. */
export type CallOutput<N extends CallName> = z.output<Calls[N]['response']>

/** Page and order of a list, without its filters. */
export interface ListPaging {
  readonly page?: number
  readonly limit?: number
  readonly sort?: string
  readonly orderBy?: 'asc' | 'desc'
}
/** One page of a list. */
export interface ListAnswer<Item> {
  readonly results: readonly Item[]
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly limit: number
}
/** The calls that read a list page by page with a GET; the POST of the same list takes its filters in one object. */
export type ListCallName = {
  [N in CallName]: keyof ListPaging extends keyof CallInput<N>
    ? 'filters' extends keyof CallInput<N>
      ? never
      : N
    : never
}[CallName]
/** The filters of a list. */
export type ListFilters<N extends ListCallName> = Omit<CallInput<N>, keyof ListPaging>
/** One result of a list. */
export type ListItem<N extends ListCallName> = CallOutput<N>['results'][number]

/** An error on the wire: problem details of RFC 9457 with the request's id and messages by field. */
export type Problem = z.infer<typeof problemSchema>
/** A signed-in person and the company that the session is for (spec section 3). */
export type User = z.infer<typeof user.userSchema>
/** A permission of a user (spec section 6). */
export type Permission = keyof User['permissions']
/** A company that the user's parent login may switch to. */
export type RelatedAccount = z.infer<typeof user.relatedAccountSchema>
/** Client-side state of sign-in (spec section 3). */
export type AuthState = z.infer<typeof user.authStateSchema>
/** Settings of a company account (spec section 3). */
export type AccountSettings = z.infer<typeof user.accountSettingsSchema>
/** An entry of a menu. An entry is hidden if the user lacks its permission (spec section 3). */
export type MenuEntry = z.infer<typeof user.menuEntrySchema>
/** A whole product (spec section 3). */
export type Product = z.infer<typeof product.productSchema>
/** Some products that a customer may need, and why the store suggests them. */
export type SuggestedSection = z.infer<typeof product.suggestedSectionSchema>
/** The fields of a product card (spec section 2, product card). */
export type ProductCard = z.infer<typeof product.productCardSchema>
/** A matrix variant of a product. */
export type ProductVariant = z.infer<typeof product.productVariantSchema>
/** One axis of a matrix variant, shown as 'key:value'. */
export type MatrixDetail = z.infer<typeof product.matrixDetailSchema>
/** A unit of measure. The base unit has conversionRate 1; for another unit it is the number of base units in it. */
export type UnitDetail = z.infer<typeof product.unitDetailSchema>
/** A category with its subcategories, one further level (spec section 3). */
export type Category = z.infer<typeof product.categorySchema>
/** The category of a product, with the one above it. */
export type CategoryReference = z.infer<typeof product.categoryReferenceSchema>
/** One filter of a listing with its values and how many products each would leave. */
export type Facet = z.infer<typeof product.facetSchema>
/** The order of a listing. */
export type Sort = z.infer<typeof product.sortSchema>
/** A row of the type-ahead, as the items index holds it (spec section 3). */
export type SearchSuggestion = z.infer<typeof product.searchSuggestionSchema>

/** A piece of a text; `isMatch` is true if it matches the search. */
export interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/**
 * A suggested product. Maker and part number distinguish products of the same name; an index need not have them.
 * `parts` is its `siteDisplayName` split at the matches, `null` where the service marked none.
 */
export interface SuggestedItem extends SearchSuggestion {
  readonly manufacturer: string | null
  readonly mpn: string | null
  readonly parts: readonly TextPart[] | null
}

/** A query suggestion; `parts` is its `query` split at the matches, `null` where the service marked none. */
export interface SuggestedQuery {
  readonly objectID: string
  readonly query: string
  readonly parts: readonly TextPart[] | null
}

/** An address that a maps service suggests for a typed text. */
export interface AddressSuggestion {
  /** Identifies the proposal among the other proposals. */
  readonly id: string
  /** The whole address on one line. */
  readonly label: string
  readonly line1: string
  readonly city: string
  /** Two letters; empty if the service did not say. */
  readonly state: string
  readonly zip: string
}
/** A cart as the server answers it (spec section 3). Amounts are null for a caller who may not see prices. */
export type Cart = z.infer<typeof cart.cartSchema>
/** The cart after a change; addToCartAdjustment says that the server lowered a quantity. */
export type CartAnswer = z.infer<typeof cart.cartAnswerSchema>
/** The cart after `addItems`, with an outcome for each line of the request, in the order of the request. */
export type AddItemsAnswer = z.infer<typeof cart.addItemsAnswerSchema>
/** The outcome of one line of an `addItems` call. */
export type LineOutcome = z.infer<typeof cart.lineOutcomeSchema>
/** One line of a cart (spec section 3). Its total is price × the unit's conversionRate × quantity. */
export type CartLine = z.infer<typeof cart.cartLineSchema>
/** A line that is stored outside the cart (spec section 4, save for later). */
export type SavedLine = z.infer<typeof cart.savedLineSchema>
/** A notice of the cart to its owner. */
export type CartNotification = z.infer<typeof cart.cartNotificationSchema>
/** A named list of items, perhaps shared, perhaps a subscription (spec section 3). */
export type ItemList = z.infer<typeof itemList.itemListSchema>
/**
 * The membership of an item in a list: true if it is on the list, 'loading' during the request, null if it is not or
 * if that is not known (spec section 3).
 */
export type ItemListMembership = z.infer<typeof itemList.itemListMembershipSchema>
/** One line of an item list (spec section 3). */
export type ItemListDetail = z.infer<typeof itemList.itemListDetailSchema>
/** A line of an item list with its item. */
export type ItemListLine = z.infer<typeof itemList.itemListLineSchema>
/** An item list without its lines. */
export type ItemListSummary = z.infer<typeof itemList.itemListSummarySchema>
/** The outcome of one row of `addListRows`. */
export type ListRowOutcome = z.infer<typeof itemList.listRowOutcomeSchema>
/** An item that the company bought before, with its latest purchase. */
export type ReorderItem = z.infer<typeof itemList.reorderItemSchema>
/** An item as a company may buy it now, with the reason if it may not. */
export type OfferedItem = z.infer<typeof itemList.offeredItemSchema>
/** A postal address of a company (spec section 3). */
export type Address = z.infer<typeof address.addressSchema>
/** An address with the answer to whether the current cart may go there (spec section 5). */
export type OfferedAddress = z.infer<typeof address.offeredAddressSchema>
/** The content of an address, as a person saw it. */
export type SeenPlace = z.infer<typeof address.seenPlaceSchema>
/** A controlled-substance license held at an address. */
export type ControlledSubstanceLicense = z.infer<typeof address.controlledSubstanceLicenseSchema>
export type LicenseInReview = z.infer<typeof address.licenseInReviewSchema>
/** A saved card: a token of the payment provider and the data that may be shown. */
export type Contact = z.infer<typeof contact.contactSchema>
export type Profile = z.infer<typeof contact.profileSchema>
export type Device = z.infer<typeof contact.deviceSchema>
/** A passkey of a person. */
export type Passkey = z.infer<typeof twoFactor.passkeySchema>
/** The ways in which a person proves their identity, in addition to their password. */
export type SignInSteps = z.infer<typeof twoFactor.signInStepsSchema>
/** The steps after a change, with recovery codes that are shown once. */
export type ChangedSteps = z.infer<typeof twoFactor.changedStepsSchema>
/** A secret for an authenticator app. */
export type AppSetup = z.infer<typeof twoFactor.appSetupSchema>
/** A second step that a login by password waits for. */
export type PendingStep = z.infer<typeof twoFactor.pendingStepSchema>
/** The rule of a company about second steps, and the people that it is for. */
export type TwoFactorRule = z.infer<typeof twoFactor.twoFactorRuleSchema>
/** Options for a new passkey. */
export type PasskeyCreation = z.infer<typeof twoFactor.passkeyCreationSchema>
/** Options for a signature of a passkey. */
export type PasskeyRequest = z.infer<typeof twoFactor.passkeyRequestSchema>
/** A new passkey, as a browser makes it. */
export type NewPasskey = z.input<typeof twoFactor.newPasskeySchema>
/** A signature by a passkey, as a browser makes it. */
export type PasskeySignature = z.input<typeof twoFactor.passkeySignatureSchema>
export type Subscription = z.infer<typeof subscription.subscriptionSchema>
export type SubscriptionDetails = z.infer<typeof subscription.subscriptionDetailsSchema>
export type CardFields = z.infer<typeof payment.cardFieldsSchema>
export type BankAccount = z.infer<typeof payment.bankAccountSchema>
export type PaymentMethod = z.infer<typeof payment.paymentMethodSchema>
/** The status of an order. */
export type OrderStatus = z.infer<typeof order.orderStatusSchema>
/** The confirmation of a placed order. */
export type OrderConfirmation = z.infer<typeof order.orderConfirmationSchema>
/** One order in a list. Amounts are null for a caller who may not see prices. */
export type SalesOrder = z.infer<typeof order.salesOrderSchema>
/** One order in a list of several companies'. */
export type RelatedSalesOrder = z.infer<typeof order.relatedSalesOrderSchema>
/** An address that orders are shipped to, with its account. */
export type ShipTo = z.infer<typeof order.shipToSchema>
/** A whole order (spec section 3). */
export type SalesOrderDetails = z.infer<typeof order.salesOrderDetailsSchema>
/** The status of a return. */
export type ReturnStatus = z.infer<typeof order.returnStatusSchema>
/** A return of goods of an order. */
export type OrderReturn = z.infer<typeof order.orderReturnDetailsSchema>
/** One line of an order, with the price it was sold at. */
export type OrderLine = z.infer<typeof order.orderLineSchema>
/** A parcel on its way. */
export type Fulfillment = z.infer<typeof order.fulfillmentSchema>
/** Orders that wait for or were refused approval, and the form that places one again (spec section 3). */
export type OrderApproval = z.infer<typeof order.orderApprovalSchema>
/** An order that waits for approval, or that was rejected. */
export type ApprovalOrder = z.infer<typeof order.approvalOrderSchema>
/** The amounts of an order as an approval would write it. */
export type ApprovalPreview = z.infer<typeof order.approvalPreviewSchema>
/** A step in the life of an order. */
export type OrderEvent = z.infer<typeof order.orderEventSchema>
/** A notification (spec section 3); an unknown type is shown in general words. */
export type Notification = z.infer<typeof notification.notificationSchema>
/** Everything the shell and the home page need from the content service (spec section 3). */
export type WebsiteContent = z.infer<typeof content.websiteContentSchema>
/** A generic content page (spec section 3). The body is a rich text document. */
export type ContentPage = z.infer<typeof content.contentPageSchema>
/** The contact information of the content service (spec section 3). */
export type ContactSection = z.infer<typeof content.contactSectionSchema>
/** A section of the home page (spec section 3). */
export type HomepageSection = z.infer<typeof content.homepageSectionSchema>
/** The source of the products of a list. */
export type ProductSource = z.infer<typeof content.productSourceSchema>
/** One invoice in a list. */
export type Invoice = z.infer<typeof billing.invoiceSchema>
/** A whole invoice. */
export type InvoiceDetails = z.infer<typeof billing.invoiceDetailsSchema>
/** How long ago the open part of an invoice was due. */
export type InvoiceAge = z.infer<typeof billing.invoiceAgeSchema>
/** How much of a payment or of a credit memo was applied to which invoice. */
export type PaymentApplication = z.infer<typeof billing.paymentApplicationSchema>
/** One payment in a list. */
export type Payment = z.infer<typeof billing.paymentSchema>
/** A whole payment. */
export type PaymentDetails = z.infer<typeof billing.paymentDetailsSchema>
/** One credit memo in a list. */
export type CreditMemo = z.infer<typeof billing.creditMemoSchema>
/** An open invoice, or a credit that is not applied. */
export type OpenItem = z.infer<typeof billing.openItemSchema>
/** A list of transactions that has totals and that can be exported. */
export type TransactionList = z.infer<typeof billing.transactionListSchema>
/** The sums of everything that the filters of a list leave. */
export type TransactionTotals = z.infer<typeof billing.transactionTotalsSchema>
/** A paper of one transaction. */
export type Paper = z.infer<typeof billing.paperSchema>
/** The transactions of a company from one day to another. */
export type Statement = z.infer<typeof billing.statementSchema>
/** A credit memo that can pay invoices (spec section 3). */
export type UsableCreditMemo = z.infer<typeof billing.usableCreditMemoSchema>
/** A payment with an amount that is not applied yet and can pay invoices (spec section 3). */
export type UsablePayment = z.infer<typeof billing.usablePaymentSchema>
/** The status of a quote or estimate. */
export type EstimateStatus = z.infer<typeof estimate.estimateStatusSchema>
/** One quote or estimate in a list. */
export type Estimate = z.infer<typeof estimate.estimateSchema>
/** One line of a quote or estimate. */
export type EstimateLine = z.infer<typeof estimate.estimateLineSchema>
/** A whole quote or estimate. */
export type EstimateDetails = z.infer<typeof estimate.estimateDetailsSchema>
/** The risk class of a recall: I is the most serious. */
export type RecallClass = z.infer<typeof recall.recallClassSchema>
/** The status of a recall for one company. */
export type RecallStatus = z.infer<typeof recall.recallStatusSchema>
/** One recall in a list. */
export type Recall = z.infer<typeof recall.recallSchema>
/** A whole recall, with the goods that the company received. */
export type RecallDetails = z.infer<typeof recall.recallDetailsSchema>
/** Goods of a recalled item that the company received. */
export type RecallLine = z.infer<typeof recall.recallLineSchema>
/** The counts that a company found for one line of a recall. */
export type RecallCounts = z.infer<typeof recall.recallCountsSchema>
/** One version of the acknowledgment of a recall. */
export type RecallAcknowledgment = z.infer<typeof recall.recallAcknowledgmentSchema>
/** A recall as the store publishes it. */
export type RecallNotice = z.output<typeof recall.recallNoticeSchema>
