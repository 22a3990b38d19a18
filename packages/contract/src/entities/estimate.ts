import { z } from 'zod'
import {
  dollarsSchema,
  idSchema,
  instantSchema,
  isoDateSchema,
  multilineTextSchema,
  namedDateSchema,
  taxBasisSchema,
  textSchema,
} from './common.js'
import { orderLineSchema } from './order.js'

const statusOptions = ['Requested', 'Open', 'Accepted', 'Expired', 'Declined', 'Withdrawn'] as const

/**
 * The status of a quote: requested, then open until its last day, or declined, or withdrawn by the company. An open one
 * becomes accepted by an order, or expired.
 */
export const estimateStatusSchema = z.enum(statusOptions, `must be one of: ${statusOptions.join(', ')}`)

/** The statuses of a quote that the store has priced. */
export const pricedStatusSchema = z.enum(['Open', 'Accepted', 'Expired'], 'must be one of: Open, Accepted, Expired')

/** One quote or estimate in a list. */
export const estimateSchema = z.object({
  id: idSchema,
  estimateNumber: z.string(),
  title: z.string(),
  status: estimateStatusSchema,
  date: instantSchema.describe('when it was requested'),
  expirationDate: isoDateSchema.nullable().describe('the last day of its prices, in Eastern time; null without prices'),
  requestedBy: z.string().describe('empty if nobody of the company requested it'),
  itemCount: z.int().describe('the units of all lines'),
  total: dollarsSchema.nullable().describe('null while the store has not priced it'),
})

/** One line of a quote or estimate. */
export const estimateLineSchema = orderLineSchema
  .pick({
    id: true,
    itemId: true,
    itemName: true,
    unit: true,
    name: true,
    mpn: true,
    urlComponent: true,
    thumbnailImage: true,
    matrixDetails: true,
    unitLabel: true,
    conversionRate: true,
    quantity: true,
  })
  .extend({
    price: dollarsSchema.nullable().describe('dollars per base unit; null while the store has not priced it'),
    lineTotal: dollarsSchema.nullable(),
  })

/** A whole quote or estimate. */
export const estimateDetailsSchema = estimateSchema.extend({
  notes: z.string().describe('the words of the person who requested it'),
  neededBy: isoDateSchema.nullable(),
  answer: z.string().describe('the words of the store: a note, or the reason why it was declined'),
  answeredAt: instantSchema.nullable(),
  lines: z.array(estimateLineSchema),
  subtotal: dollarsSchema.nullable(),
  shipping: dollarsSchema.nullable(),
  tax: dollarsSchema.nullable(),
  taxBasis: taxBasisSchema
    .nullable()
    .describe('null without prices, and where the rate of the default ship-to address does not make the tax'),
  order: z.object({ id: idSchema, orderNumber: z.string() }).nullable().describe('the order that accepted it'),
  mayWithdraw: z.boolean().describe('whether the caller may withdraw it now'),
})

/** A request for a quote of the items in the cart. */
export const quoteRequestSchema = z.object({
  title: z
    .string('must be text')
    .transform((title) => title.trim())
    .pipe(textSchema(60, 1)),
  notes: multilineTextSchema(1000).default(''),
  neededBy: namedDateSchema.nullable().default(null).describe('a day from today on'),
})
