import type { z } from 'zod'
import type { calls } from './calls/calls.js'
import type { Call } from './calls/define-call.js'
import type * as address from './entities/address.js'
import type * as cart from './entities/cart.js'
import type * as content from './entities/content.js'
import type * as notification from './entities/notification.js'
import type * as order from './entities/order.js'
import type * as payment from './entities/payment.js'
import type * as product from './entities/product.js'
import type * as user from './entities/user.js'
import type { problemSchema } from './problem.js'

type Calls = typeof calls
type Fields<T> = T extends z.ZodType ? z.input<T> : unknown
type ParsedFields<T> = T extends z.ZodType ? z.output<T> : unknown
type Row<N extends CallName> = Calls[N] & Call
type Flat<T> = { [K in keyof T]: T[K] }

/** The name of a call. */
export type CallName = keyof Calls
/** What a caller gives: path parameters, query and body in one object. */
export type CallInput<N extends CallName> = Flat<
  Fields<Row<N>['params']> & Fields<Row<N>['query']> & Fields<Row<N>['body']>
>
/** The same after validation, as a handler gets it. */
export type CallParsedInput<N extends CallName> = Flat<
  ParsedFields<Row<N>['params']> & ParsedFields<Row<N>['query']> & ParsedFields<Row<N>['body']>
>
/** What a call answers. */
export type CallOutput<N extends CallName> = z.output<Calls[N]['response']>

export type Problem = z.infer<typeof problemSchema>
export type User = z.infer<typeof user.userSchema>
export type Permission = keyof User['permissions']
export type RelatedAccount = z.infer<typeof user.relatedAccountSchema>
export type AuthState = z.infer<typeof user.authStateSchema>
export type AccountSettings = z.infer<typeof user.accountSettingsSchema>
export type MenuEntry = z.infer<typeof user.menuEntrySchema>
export type Product = z.infer<typeof product.productSchema>
export type ProductCard = z.infer<typeof product.productCardSchema>
export type ProductVariant = z.infer<typeof product.productVariantSchema>
export type MatrixDetail = z.infer<typeof product.matrixDetailSchema>
export type UnitDetail = z.infer<typeof product.unitDetailSchema>
export type Category = z.infer<typeof product.categorySchema>
export type CategoryReference = z.infer<typeof product.categoryReferenceSchema>
export type Facet = z.infer<typeof product.facetSchema>
export type Sort = z.infer<typeof product.sortSchema>
export type SearchSuggestion = z.infer<typeof product.searchSuggestionSchema>
export type Cart = z.infer<typeof cart.cartSchema>
export type CartAnswer = z.infer<typeof cart.cartAnswerSchema>
export type CartLine = z.infer<typeof cart.cartLineSchema>
export type SavedLine = z.infer<typeof cart.savedLineSchema>
export type CartNotification = z.infer<typeof cart.cartNotificationSchema>
export type ItemList = z.infer<typeof cart.itemListSchema>
export type ItemListDetail = z.infer<typeof cart.itemListDetailSchema>
export type Address = z.infer<typeof address.addressSchema>
export type OfferedAddress = z.infer<typeof address.offeredAddressSchema>
export type ControlledSubstanceLicence = z.infer<typeof address.controlledSubstanceLicenceSchema>
export type PaymentMethod = z.infer<typeof payment.paymentMethodSchema>
export type OrderStatus = z.infer<typeof order.orderStatusSchema>
export type OrderConfirmation = z.infer<typeof order.orderConfirmationSchema>
export type SalesOrder = z.infer<typeof order.salesOrderSchema>
export type SalesOrderDetails = z.infer<typeof order.salesOrderDetailsSchema>
export type OrderLine = z.infer<typeof order.orderLineSchema>
export type Fulfillment = z.infer<typeof order.fulfillmentSchema>
export type OrderApproval = z.infer<typeof order.orderApprovalSchema>
export type Notification = z.infer<typeof notification.notificationSchema>
export type WebsiteContent = z.infer<typeof content.websiteContentSchema>
export type ContentPage = z.infer<typeof content.contentPageSchema>
export type ContactSection = z.infer<typeof content.contactSectionSchema>
export type HomepageSection = z.infer<typeof content.homepageSectionSchema>
