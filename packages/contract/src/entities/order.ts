import { z } from 'zod'
import { addressSchema, seenPlaceSchema } from './address.js'
import {
  computedDollarsSchema,
  dollarsSchema,
  idOf,
  idSchema,
  instantSchema,
  isoDateSchema,
  priceSchema,
  quantitySchema,
  taxBasisSchema,
  textSchema,
} from './common.js'
import { itemNameSchema, matrixDetailSchema } from './product.js'

/** The status of an order. */
export const orderStatusSchema = z.enum([
  'Pending Approval',
  'Pending Fulfillment',
  'Partially Fulfilled',
  'Shipped',
  'Delivered',
  'Rejected',
  'Cancelled',
])

/** The address of an order, as it was when the order was placed. */
const addressSnapshotSchema = addressSchema.pick({
  label: true,
  attention: true,
  line1: true,
  line2: true,
  city: true,
  state: true,
  zip: true,
})

/** One order in a list. Amounts are null for a caller who may not see prices. */
export const salesOrderSchema = z.object({
  id: idSchema,
  orderNumber: z.string(),
  status: orderStatusSchema,
  date: instantSchema,
  poNum: z.string(),
  placedBy: z.string(),
  shipTo: z.string().describe('label of the ship-to address'),
  itemCount: z.int(),
  total: z.number().nullable(),
})

/** One order in a list of several companies'. */
export const relatedSalesOrderSchema = salesOrderSchema.extend({
  accountId: idSchema,
  accountName: z.string().describe('the company of the order'),
})

/** An address that orders are shipped to, with its account. */
export const shipToSchema = addressSchema
  .pick({ id: true, label: true, line1: true, city: true, state: true })
  .extend(relatedSalesOrderSchema.pick({ accountId: true, accountName: true }).shape)

/** One line of an order, with the price it was sold at. */
export const orderLineSchema = z.object({
  id: idSchema,
  itemId: idSchema,
  itemName: itemNameSchema,
  unit: idSchema,
  name: z.string(),
  mpn: z.string(),
  urlComponent: z.string().nullable(),
  thumbnailImage: z.string().nullable(),
  matrixDetails: z.array(matrixDetailSchema),
  unitName: z.string(),
  unitLabel: z.string(),
  conversionRate: z.number(),
  quantity: z.int(),
  quantityFulfilled: z.int(),
  backordered: z
    .int()
    .optional()
    .describe('base units of its item, in all lines of the order, that wait until they are back in stock'),
  returnable: z.int().min(0).optional().describe('how many have shipped and can still be returned'),
  price: priceSchema,
  lineTotal: z.number().nullable(),
})

/** A step in the life of an order. */
export const orderEventSchema = z.object({
  at: instantSchema,
  by: z
    .string()
    .describe("'Rosa Diaz', or 'Rosa Diaz for Luis Ortega' if she decided as his substitute; empty for the store"),
  status: orderStatusSchema,
  reason: z.string(),
})

/** A parcel on its way. */
export const fulfillmentSchema = z.object({
  id: idSchema,
  shippedAt: instantSchema,
  deliveredAt: instantSchema.nullable(),
  carrier: z.enum(['UPS', 'USPS', 'FedEx', 'Gauze']),
  trackingNumber: z.string(),
})

/** A parcel with its order. */
export const recentFulfillmentSchema = fulfillmentSchema.extend({ orderId: idSchema, orderNumber: z.string() })

/** A step of a parcel on its way to the company. */
export const trackingStepSchema = z.object({
  name: z.enum(['Ordered', 'Approved', 'Packed', 'Shipped', 'Out for delivery', 'Delivered']),
  isReached: z.boolean(),
  at: instantSchema.nullable().describe('null for a step that is not reached, or whose time nobody recorded'),
})

/** A parcel with its goods, its destination and its progress. */
export const trackingDataSchema = recentFulfillmentSchema.extend({
  shippedAt: instantSchema.nullable().describe('null while the parcel is packed'),
  status: z.enum(['Packed', 'Shipped', 'Out for delivery', 'Delivered']),
  plannedShipDate: isoDateSchema.nullable().describe('the day that was chosen with the order'),
  shipAddress: addressSnapshotSchema,
  lines: z
    .array(
      orderLineSchema.pick({
        id: true,
        itemId: true,
        itemName: true,
        name: true,
        mpn: true,
        urlComponent: true,
        matrixDetails: true,
        unitLabel: true,
        quantity: true,
      }),
    )
    .describe('the goods in the parcel, with their quantities in it'),
  steps: z
    .array(trackingStepSchema)
    .describe('in their order; Approved only if the order needed approval, Packed and Out for delivery only if known'),
})

/** The status of a return. */
export const returnStatusSchema = z.enum(['Requested', 'Approved', 'Credited', 'Declined', 'Withdrawn'])

/** A return of goods of an order. */
export const orderReturnDetailsSchema = z.object({
  id: idSchema,
  returnNumber: z.string().describe("'IS-1001', which is also the number to write on the parcel"),
  status: returnStatusSchema,
  date: instantSchema,
  requestedBy: z.string(),
  message: z.string().describe('why the goods come back, in the words of the person who asked'),
  answer: z.string().describe('the words of the store: where to send the goods, or why the return was declined'),
  keepsGoods: z.boolean().describe('whether the goods stay with the company'),
  lines: z
    .array(z.object({ line: z.int().describe('the number of the line in the order, from 1'), quantity: z.int() }))
    .describe('the requested lines; once approved, the approved lines; once credited, the credited lines'),
  creditMemos: z
    .array(z.object({ id: idSchema, creditMemoNumber: z.string(), total: z.number().nullable() }))
    .describe('one for each invoice that charged some of the goods'),
  mayWithdraw: z.boolean().describe('whether the caller may withdraw it now'),
})

/** An invoice of an order. */
export const orderInvoiceSchema = z.object({
  id: idSchema,
  invoiceNumber: z.string(),
  date: isoDateSchema,
  total: dollarsSchema,
  amountDue: dollarsSchema,
})

/** A whole order (spec section 3). */
export const salesOrderDetailsSchema = salesOrderSchema.extend({
  lines: z.array(orderLineSchema),
  shipAddress: addressSnapshotSchema,
  billAddress: addressSnapshotSchema,
  paymentMethod: z
    .string()
    .describe("'Net 30', 'Visa ending in 4242', or 'Visa ending in 4242 (not paid)' if it could not be charged"),
  shipDate: isoDateSchema.nullable(),
  notes: z.string(),
  subtotal: z.number().nullable(),
  shipping: z.number().nullable(),
  tax: computedDollarsSchema,
  taxBasis: taxBasisSchema.nullable().describe('null without prices, and without tax'),
  convenienceFee: computedDollarsSchema,
  fulfillments: z.array(fulfillmentSchema),
  invoices: z
    .array(orderInvoiceSchema)
    .describe('of its shipments, oldest first; none for a caller who may not read invoices of its company'),
  events: z.array(orderEventSchema).describe('its placement and every decision, oldest first'),
  shipAddressId: idSchema,
  billAddressId: idSchema,
  paymentMethodId: z.union([z.literal('terms'), idSchema]),
  mayCancel: z.boolean().describe('whether the caller may cancel it now'),
  isOwn: z.boolean().describe('placed by the caller'),
  returns: z.array(orderReturnDetailsSchema).describe('of its goods, newest first'),
})

/** The confirmation of a placed order. */
export const orderConfirmationSchema = z.object({
  id: idSchema,
  orderNumber: z.string(),
  status: orderStatusSchema,
  total: z.number().nullable(),
  placedAt: instantSchema,
})

/** An order that waits for approval, or that was rejected. */
export const approvalOrderSchema = salesOrderSchema.extend({
  isOwn: z.boolean().describe('placed by the caller'),
  mayApprove: z
    .boolean()
    .describe(
      'whether the caller may approve it: nobody approves their own order while there is another administrator, and no substitute approves an order of the administrator who named them',
    ),
  approvalLimit: z.number().nullable().describe('orders of its buyer above it wait for approval; dollars'),
  decidedBy: z.string().nullable().describe('the person who rejected it, as in the events of the order'),
  decidedAt: instantSchema.nullable(),
  reason: z.string().describe('why it was rejected; empty for an order that waits'),
})

/** The decision of an administrator about an order, as the form of the specification names its fields. */
export const approvalFormSchema = z.object({
  orderConfirmationId: idOf('order'),
  shipAddressId: idOf('address'),
  billAddressId: idOf('address'),
  poNum: textSchema(40),
  paymentMethod: z.union([z.literal('terms'), idOf('card')], "must be 'terms' or the id of a saved card"),
  lines: z
    .array(z.object({ itemId: idOf('item'), unit: idOf('unit'), quantity: quantitySchema }))
    .min(1, 'must have at least one line')
    .max(500, 'must have at most 500 lines')
    .optional()
    .describe('the lines that are approved; without them, the lines of the order'),
})

/** The amounts of an order as an approval would write it. */
export const approvalPreviewSchema = z.object({
  subtotal: z.number(),
  shipping: z.number(),
  tax: z.number(),
  convenienceFee: z.number(),
  total: z.number(),
  shipTo: seenPlaceSchema.describe('where the goods would go'),
  billTo: seenPlaceSchema.describe('where the bill would go'),
  changes: z.array(z.string()).describe('the differences from the order as it was placed, in English for a person'),
})

/** The colleague who decides about orders for an administrator who is away. */
export const approvalSubstituteSchema = z.object({
  current: z
    .object({
      userId: idSchema,
      name: z.string(),
      fromDate: isoDateSchema.describe('the first day, in Eastern time'),
      toDate: isoDateSchema.describe('the last day, in Eastern time'),
    })
    .nullable()
    .describe('null for none, and after the last day'),
  colleagues: z
    .array(z.object({ id: idSchema, name: z.string() }))
    .describe('the users of the company who may see prices, without the caller'),
})

/** Orders that wait for or were refused approval, and the form that approves one (spec section 3). */
export const orderApprovalSchema = z.object({
  pendingApprovalOrders: z.array(approvalOrderSchema),
  rejectedOrders: z.array(approvalOrderSchema),
  form: approvalFormSchema.omit({ lines: true }),
})
