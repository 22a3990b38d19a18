import { z } from 'zod'
import {
  idOf,
  idSchema,
  instantSchema,
  isoDateSchema,
  multilineTextSchema,
  namedDateSchema,
  textSchema,
} from './common.js'
import { orderLineSchema } from './order.js'
import { matrixDetailSchema } from './product.js'

const classes = ['I', 'II', 'III'] as const
const statuses = ['Open', 'Acknowledged', 'Closed'] as const

/** The risk class of the FDA: class I is the most serious. */
export const recallClassSchema = z.enum(classes, `must be one of: ${classes.join(', ')}`)

/**
 * The status of a recall for one company: open until the company has acknowledged all its lines; closed by the store.
 */
export const recallStatusSchema = z.enum(statuses, `must be one of: ${statuses.join(', ')}`)

/** One recall in a list. It has no price, so every user of the company may see it. */
export const recallSchema = z.object({
  id: idSchema.describe('of the recall of this company'),
  recallNumber: z.string().describe("'RC-1001', the same for every company"),
  title: z.string(),
  riskClass: recallClassSchema,
  status: recallStatusSchema,
  publishedAt: instantSchema,
  acknowledgedAt: instantSchema.nullable().describe('null while the company has not acknowledged all its lines'),
  items: z
    .array(z.object({ itemId: idSchema, name: z.string(), matrixDetails: z.array(matrixDetailSchema) }))
    .describe('the recalled items that the company received'),
  received: z
    .array(z.object({ unitLabel: z.string(), quantity: z.int() }))
    .describe('the sum of the shipped quantities, by unit'),
  orders: z.array(z.object({ id: idSchema, orderNumber: z.string() })),
})

/** Goods of a recalled item that the company received: a line of an order in one shipment. */
export const recallLineSchema = orderLineSchema
  .pick({
    id: true,
    itemId: true,
    itemName: true,
    name: true,
    mpn: true,
    urlComponent: true,
    matrixDetails: true,
    unitLabel: true,
  })
  .extend({
    quantity: z.int().describe('shipped, in the unit of the line'),
    order: z.object({ id: idSchema, orderNumber: z.string() }),
    poNum: z.string(),
    shippedAt: instantSchema,
    shipTo: z.string().describe('the address, on one line'),
    isReturnable: z.boolean().describe('whether some of the order line can be returned'),
  })

const count = z.int('must be a whole number').min(0, 'must be 0 or more').max(99_999, 'must be 99999 or less')

/** The counts that a company found for one line, in the unit of the line. */
export const recallCountsSchema = z.object({
  found: count.describe('still there when the person looked'),
  used: count.describe('used before the recall was read; with `found` at most the received quantity'),
  quarantined: count.describe('of the found goods, set aside'),
  returned: count.describe('of the found goods, sent back; with `quarantined` at most `found`'),
})

/** One version of an acknowledgment. The store keeps each of them. */
export const recallAcknowledgmentSchema = z.object({
  version: z.int().min(1),
  at: instantSchema,
  by: z.string().describe('the name of the person'),
  note: z.string(),
  lines: z.array(recallCountsSchema.extend({ lineId: idSchema })),
})

/** A whole recall, with the goods that the company received. */
export const recallDetailsSchema = recallSchema.extend({
  reason: z.string(),
  whatToDo: z.string().describe('plain text of several lines'),
  lots: z
    .array(z.string())
    .describe(
      'the recalled lots, for comparison with the labels: the store does not record the lots of shipments; empty if every lot is recalled',
    ),
  shippedFrom: isoDateSchema.nullable().describe('the first recalled ship date, in Eastern time'),
  shippedTo: isoDateSchema.nullable().describe('the last recalled ship date, in Eastern time'),
  makerUrl: z.string().describe('the notice of the maker, https; empty if there is none'),
  closedAt: instantSchema.nullable(),
  lines: z.array(recallLineSchema).describe('the latest shipment first'),
  acknowledgments: z.array(recallAcknowledgmentSchema).describe('the latest version first'),
  mayAcknowledge: z.boolean().describe('whether the caller may acknowledge it, or amend the acknowledgment, now'),
})

/** An acknowledgment as a person sends it. */
export const recallAcknowledgmentInputSchema = z.object({
  id: idOf('recall'),
  version: z
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(1_000_000, 'is too large')
    .describe('of the acknowledgment that the person saw; 0 if there was none'),
  lines: z
    .array(recallCountsSchema.extend({ id: idOf('recallLine') }))
    .min(1, 'needs at least one line')
    .max(5000, 'takes at most 5000 lines')
    .describe('every line of the recall, once'),
  note: multilineTextSchema(1000).default(''),
  isConfirmed: z.literal(true, 'must be true: the person confirms that they followed the instructions'),
})

/** Whether a text is the address of a page of a public host, without a name and a password. */
function isHttpsAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === ''
}

/** An item number; one of digits alone may be written as a number. */
const writtenNumberSchema = z
  .union([z.string(), z.int().transform(String)], 'must be an item number')
  .pipe(textSchema(100, 1))

/** A recall as the store publishes it. */
export const recallNoticeSchema = z.strictObject({
  title: textSchema(120, 1).refine((text) => text.trim() !== '', 'is required'),
  reason: multilineTextSchema(2000).refine((text) => text.trim() !== '', 'is required'),
  riskClass: recallClassSchema,
  whatToDo: multilineTextSchema(2000).refine((text) => text.trim() !== '', 'is required'),
  items: z
    .array(writtenNumberSchema, 'must be a list of item numbers')
    .min(1, 'needs at least one item')
    .max(500, 'takes at most 500 items'),
  lots: z.array(textSchema(60, 1), 'must be a list of texts').max(200, 'takes at most 200 lots').default([]),
  shippedFrom: namedDateSchema.nullable().default(null),
  shippedTo: namedDateSchema.nullable().default(null),
  makerUrl: textSchema(500)
    .refine((text) => text === '' || isHttpsAddress(text), 'must be an address that begins with https://')
    .default(''),
})
