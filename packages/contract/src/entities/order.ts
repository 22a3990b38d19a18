import { z } from 'zod'
import { addressSchema } from './address.js'
import { computedDollarsSchema, idSchema, instantSchema, isoDateSchema, priceSchema } from './common.js'
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
})

/** The confirmation of a placed order. */
export const orderConfirmationSchema = z.object({
  id: idSchema,
  orderNumber: z.string(),
  status: orderStatusSchema,
  total: z.number().nullable(),
  placedAt: instantSchema,
})

/** Orders that wait for or were refused approval, and the form that places one again (spec section 3). */
export const orderApprovalSchema = z.object({
  pendingApprovalOrders: z.array(salesOrderSchema),
  rejectedOrders: z.array(salesOrderSchema),
  form: z.object({
    shipAddressId: idSchema,
    billAddressId: idSchema,
    poNum: z.string(),
    orderConfirmationId: idSchema,
    paymentMethod: z.union([z.literal('terms'), idSchema]),
  }),
})
