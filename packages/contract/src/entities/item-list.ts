import { z } from 'zod'
import { savedLineSchema } from './cart.js'
import { idSchema, instantSchema, isoDateSchema, quantitySchema, textSchema } from './common.js'

/** An item as a company may buy it now, with the reason if it may not. */
export const offeredItemSchema = savedLineSchema
  .omit({ id: true, unit: true, quantity: true, isAddableToCart: true })
  .extend({
    specialOrder: z.boolean(),
    refusal: z
      .object({
        code: z.string().describe('the last part of the problem type that addItem answers, such as item-restricted'),
        detail: z.string().describe('why the company cannot buy the item, in English for a person'),
      })
      .nullable()
      .describe('null if the company may buy the item'),
  })

/** The windows of Easy Reorder in days (spec section 9). */
export const REORDER_WINDOWS = [15, 30, 60, 90, 180] as const

/** An item that the company bought before, with its latest purchase. */
export const reorderItemSchema = z.object({
  itemId: idSchema,
  unit: idSchema.describe('the unit of the latest purchase; the first unit if the item is no longer sold in it'),
  quantity: z.int().min(1).describe('of the latest purchase'),
  orderedOn: instantSchema,
  transactionId: idSchema.describe('the order or estimate of the latest purchase'),
  transactionNumber: z.string(),
  purchases: z.int().min(1).describe('how many orders or estimates of the window have the item'),
  pricePaid: z.number().nullable().describe('dollars per base unit then; null for a caller who may not see prices'),
  rhythm: z
    .object({
      everyDays: z.int().min(1).describe('days between two orders, on average of a year'),
      dueOn: isoDateSchema.describe('that many days after the latest order'),
    })
    .nullable()
    .describe('null for an item without three orders at similar distances, and for one that a subscription orders'),
  isDue: z
    .boolean()
    .describe('whether the day has come and has not passed so long ago that the company gave the item up'),
  item: offeredItemSchema,
})

/** One line of an item list (spec section 3). */
export const itemListDetailSchema = z.object({
  id: idSchema,
  itemListId: idSchema,
  itemId: idSchema,
  unit: idSchema,
  quantity: z.int().min(1),
  origQuantity: z.int().min(1).describe('the stored quantity, while a client holds another one in `quantity`'),
  origUnit: idSchema.describe('the stored unit, while a client holds another one in `unit`'),
})

/** A line of an item list with its item. */
export const itemListLineSchema = itemListDetailSchema.extend({ item: offeredItemSchema })

/** A named list of items, perhaps shared, perhaps a subscription (spec section 3). */
export const itemListSchema = z.object({
  id: idSchema,
  name: z.string(),
  itemListDetailCount: z.int(),
  itemListDetails: z.array(itemListDetailSchema),
})

/** A list of the caller, or a shared list of a colleague, without its lines. */
export const itemListSummarySchema = itemListSchema.omit({ itemListDetails: true }).extend({
  shared: z.boolean().describe('whether everybody of the company may read it'),
  isOwner: z.boolean().describe('only the owner changes a list'),
  ownerName: z.string(),
  isSubscription: z.boolean().describe('whether it is ordered again and again by itself'),
})

/**
 * The membership of an item in a list: true if it is on the list, 'loading' during the request, null if it is not or
 * if that is not known (spec section 3).
 */
export const itemListMembershipSchema = z.union([z.literal(true), z.literal('loading'), z.null()])

/** The name of an item list. */
export const itemListNameSchema = z
  .string('must be text')
  .transform((name) => name.trim())
  .pipe(
    textSchema(60, 1)
      .refine((name) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(name), 'must have a visible character')
      .refine(
        (name) => !/\p{Bidi_Control}/u.test(name),
        'must not contain characters that change the direction of text',
      ),
  )

/** A quantity of an item list: a fraction is cut off, and less than 1 becomes 1 (spec section 6). */
export const listQuantitySchema = z
  .number('must be a number')
  .max(99_999, 'must be 99999 or less')
  .transform((quantity) => Math.max(1, Math.floor(quantity)))
  .pipe(quantitySchema)

const rowNotice = z
  .string()
  .optional()
  .describe('a notice from the barcode of the row about its package, in English for a person, such as that it expired')

/** The outcome of one row of `addListRows`. */
export const listRowOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('added'), id: idSchema.describe('the line of the list'), notice: rowNotice }),
  z.object({
    outcome: z.literal('merged'),
    id: idSchema.describe('the line that the list already had'),
    quantity: z.int().min(1).describe('the quantity of the line after the addition'),
    notice: rowNotice,
  }),
  z.object({
    outcome: z.literal('refused'),
    code: z.string(),
    detail: z.string().describe('why the row was not added, in English for a person'),
  }),
])
