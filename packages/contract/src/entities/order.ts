import { z } from 'zod'
import { addressSchema } from './address.js'
import {
  computedDollarsSchema,
  idOf,
  idSchema,
  instantSchema,
  isoDateSchema,
  priceSchema,
  quantitySchema,
  textSchema,
} from './common.js'
import { matrixDetailSchema } from './product.js'

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
  accountName: z.string().describe('whose order it is'),
})

/** An address that orders are shipped to, with its account. */
export const shipToSchema = addressSchema
  .pick({ id: true, label: true, line1: true, city: true, state: true })
  .extend(relatedSalesOrderSchema.pick({ accountId: true, accountName: true }).shape)

/** One line of an order, with the price it was sold at. */
export const orderLineSchema = z.object({
  id: idSchema,
  itemId: idSchema,
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
  convenienceFee: computedDollarsSchema,
  fulfillments: z.array(fulfillmentSchema),
  events: z.array(orderEventSchema).describe('its placement and every decision, oldest first'),
  shipAddressId: idSchema,
  billAddressId: idSchema,
  paymentMethodId: z.union([z.literal('terms'), idSchema]),
  mayCancel: z.boolean().describe('whether the caller may cancel it now'),
  isOwn: z.boolean().describe('placed by the caller'),
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
      'whether the caller may approve it: nobody approves their own order while there is another administrator, and no substitute one of the administrator who named them',
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
    .describe('the lines that are approved; without them, those of the order'),
})

/** The amounts of an order as an approval would write it. */
export const approvalPreviewSchema = z.object({
  subtotal: z.number(),
  shipping: z.number(),
  tax: z.number(),
  convenienceFee: z.number(),
  total: z.number(),
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
