import { z } from 'zod'
import { idSchema, isoDateSchema } from './common.js'
import { estimateStatusSchema } from './estimate.js'
import { orderStatusSchema, returnStatusSchema } from './order.js'
import { matrixDetailSchema } from './product.js'
import { recallClassSchema } from './recall.js'

const knownTypes: readonly string[] = [
  'Fulfillment Delivered',
  'Backorder Ready',
  'Item Back in Stock',
  'Order Update',
  'Subscription',
  'License Expiring',
  'License Reviewed',
  'Payment Received',
  'Payment Returned',
  'Invoice Issued',
  'Invoices Overdue',
  'Quote Answered',
  'Return Answered',
  'Product Recall',
]
const base = { id: idSchema, userNotificationStatus: z.object({ unread: z.boolean() }) }

/** The payment that a notification is about; no notification names an amount. */
const noticedPaymentSchema = z.object({ paymentId: idSchema, paymentNumber: z.string() })

/** A notification (spec section 3); an unknown type is shown in general words. */
export const notificationSchema = z.union([
  z.object({
    ...base,
    notificationType: z.literal('Fulfillment Delivered'),
    metaData: z.object({
      fulfillmentId: idSchema,
      workwaveId: z.string(),
      deliveryDate: z.string().regex(/^\d{8}$/),
      timeOfDelivery: z.string().regex(/^\d{2}:\d{2}:\d{2}$/),
      /** Not in the specification: links to the delivery. */
      trackingNumber: z.string().optional(),
    }),
  }),
  z.object({
    ...base,
    notificationType: z.literal('Backorder Ready'),
    metaData: z.object({
      item: z.object({
        displayName: z.string(),
        /** Not in the specification, like the address: names the variant. */
        matrixDetails: z.array(matrixDetailSchema).optional(),
        urlComponent: z.string().optional(),
      }),
      quantityPreviouslyBackordered: z.int(),
    }),
  }),
  z.object({
    ...base,
    notificationType: z.literal('Item Back in Stock'),
    metaData: z.object({ item: z.object({ displayName: z.string(), urlComponent: z.string() }) }),
  }),
  /** Not in the specification: an order was approved, rejected, canceled or shipped. */
  z.object({
    ...base,
    notificationType: z.literal('Order Update'),
    metaData: z.object({
      orderId: idSchema,
      orderNumber: z.string(),
      status: orderStatusSchema,
      /** The comment of the person who moved the order; empty if there is none. */
      reason: z.string(),
    }),
  }),
  /** Not in the specification: a subscription was refused, paused, ordered in part, or needs a look. */
  z.object({
    ...base,
    notificationType: z.literal('Subscription'),
    metaData: z.object({ itemListId: idSchema, listName: z.string(), message: z.string() }),
  }),
  /** Not in the specification: for administrators, a month before a license of an address ends. */
  z.object({
    ...base,
    notificationType: z.literal('License Expiring'),
    metaData: z.object({
      addressLabel: z.string(),
      rxLevel: z.string(),
      licenceNumber: z.string(),
      expiration: isoDateSchema,
    }),
  }),
  /**
   * Not in the specification: for administrators, the store confirmed or refused a license that one of them entered.
   */
  z.object({
    ...base,
    notificationType: z.literal('License Reviewed'),
    metaData: z.object({
      addressLabel: z.string(),
      rxLevel: z.string(),
      licenceNumber: z.string(),
      status: z.enum(['confirmed', 'refused']),
      /** Why it was refused; empty otherwise. */
      reason: z.string(),
    }),
  }),
  /** Not in the specification, like the next three: somebody paid invoices. */
  z.object({ ...base, notificationType: z.literal('Payment Received'), metaData: noticedPaymentSchema }),
  /** The money of a payment did not come, so its invoices are open again. */
  z.object({ ...base, notificationType: z.literal('Payment Returned'), metaData: noticedPaymentSchema }),
  /** A parcel got its invoice. */
  z.object({
    ...base,
    notificationType: z.literal('Invoice Issued'),
    metaData: z.object({
      invoiceId: idSchema,
      invoiceNumber: z.string(),
      dueDate: isoDateSchema.nullable().describe('null for an invoice that is paid already'),
    }),
  }),
  /** Invoices became overdue, or are overdue for 15, 30 or 60 days. */
  z.object({
    ...base,
    notificationType: z.literal('Invoices Overdue'),
    metaData: z.object({ count: z.int().min(1) }),
  }),
  /** The store priced a quote, or declined it. */
  z.object({
    ...base,
    notificationType: z.literal('Quote Answered'),
    metaData: z.object({
      estimateId: idSchema,
      estimateNumber: z.string(),
      status: estimateStatusSchema.extract(['Open', 'Declined']),
    }),
  }),
  /** The store approved, credited or declined a return. */
  z.object({
    ...base,
    notificationType: z.literal('Return Answered'),
    metaData: z.object({
      orderId: idSchema,
      orderNumber: z.string(),
      returnNumber: z.string(),
      status: returnStatusSchema.extract(['Approved', 'Credited', 'Declined']),
    }),
  }),
  /** The company received goods that are recalled. */
  z.object({
    ...base,
    notificationType: z.literal('Product Recall'),
    metaData: z.object({
      recallId: idSchema,
      recallNumber: z.string(),
      title: z.string(),
      riskClass: recallClassSchema,
    }),
  }),
  z.object({
    ...base,
    notificationType: z.string().refine((type) => !knownTypes.includes(type), {
      message: 'has metaData of its own',
      // A known type then fails by the fields of its own variant.
      abort: true,
    }),
    metaData: z.record(z.string(), z.unknown()),
  }),
])
