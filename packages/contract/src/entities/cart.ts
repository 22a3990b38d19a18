import { z } from 'zod'
import { computedDollarsSchema, idSchema, isoDateSchema, priceSchema, taxBasisSchema } from './common.js'
import { itemNameSchema, matrixDetailSchema, unitDetailSchema } from './product.js'

/** Orders the lines of a cart; it names nothing. */
export const positionSchema = z
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
  .lt(2_147_483_648, 'is too large')

/** One line of a cart (spec section 3). Its total is price × the unit's conversionRate × quantity. */
export const cartLineSchema = z.object({
  id: idSchema.describe('the detail id'),
  itemId: idSchema,
  itemName: itemNameSchema,
  unit: idSchema.describe('the chosen unit'),
  quantity: z.int().min(1),
  position: positionSchema
    .optional()
    .describe('orders the lines; sent with addItem, it puts a removed line back in its place'),
  price: priceSchema,
  previousPrice: z.number().nullable().describe('the price when the line was last confirmed, if it has changed'),
  estimate: z
    .object({
      id: idSchema,
      estimateNumber: z.string(),
      unit: idSchema.describe('the unit of the estimate'),
      quantity: z.int().min(1).describe('the largest quantity that has the price of the estimate'),
      expirationDate: isoDateSchema.nullable(),
      lapse: z
        .enum(['expired', 'ordered', 'quantity', 'regular', 'unit'])
        .nullable()
        .describe(
          'why the line does not have the price of the estimate, regular if its own is lower; null while it has',
        ),
    })
    .optional()
    .describe('of a line that was added from an estimate; absent for a caller who may not see prices'),
  units: z.array(unitDetailSchema),
  rxLevelId: z.string(),
  thumbnailImage: z.string().nullable(),
  name: z.string(),
  manufacturer: z.string(),
  mpn: z.string(),
  urlComponent: z.string(),
  matrixDetails: z.array(matrixDetailSchema),
  quantityAvailable: z.int(),
  isAddableToCart: z.boolean(),
})

/** A line that is stored outside the cart (spec section 4, save for later). */
export const savedLineSchema = cartLineSchema.omit({ previousPrice: true, position: true, estimate: true })

/** A notice of the cart to its owner. */
export const cartNotificationSchema = z.object({ id: idSchema, message: z.string() })

/** A cart as the server answers it (spec section 3). Amounts are null for a caller who may not see prices. */
export const cartSchema = z.object({
  ownerId: z.string().describe('the owner of the cart: versions and lines of another owner are not related to these'),
  version: z.int().describe('grows with every change; an older answer never overwrites a newer one'),
  cartDetail: z.array(cartLineSchema),
  totalItems: z.int(),
  status: z.enum(['open', 'empty']),
  subtotal: z.number().nullable(),
  shipping: z.number().nullable(),
  tax: computedDollarsSchema,
  taxBasis: taxBasisSchema.optional().describe('absent without a known tax, and for a caller without prices'),
  convenienceFee: computedDollarsSchema,
  total: z.number().nullable(),
  freeShippingFrom: z
    .number()
    .optional()
    .describe('the subtotal from which delivery is free; absent if there is none, and for a caller without prices'),
  approvalLimit: z
    .number()
    .optional()
    .describe('orders of this user above it wait for approval; absent without one, and for a caller without prices'),
  _approvedBy: idSchema.nullable(),
  _contactId: idSchema.nullable(),
  saveForLaterDetail: z.array(savedLineSchema),
  notifications: z.array(cartNotificationSchema),
})

/** The cart after a change; addToCartAdjustment says that the server lowered a quantity. */
export const cartAnswerSchema = cartSchema.extend({ addToCartAdjustment: z.boolean() })

/** The outcome of one line of an `addItems` call. */
export const lineOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('added') }),
  z.object({
    outcome: z.literal('adjusted'),
    quantity: z
      .int()
      .min(0)
      .describe('how many of the requested quantity were added; 0 if the cart already holds the limit'),
  }),
  z.object({
    outcome: z.literal('refused'),
    code: z.string().describe('the last part of the problem type that addItem answers, such as item-restricted'),
    detail: z.string().describe('why the line was not added, in English for a person'),
  }),
])

/** The cart after `addItems`, with an outcome for each line of the request, in the order of the request. */
export const addItemsAnswerSchema = cartAnswerSchema.extend({ outcomes: z.array(lineOutcomeSchema) })

/** Client-side state of the cart (spec section 3). */
export const cartStateSchema = cartSchema.extend({
  isPopoverOpen: z.boolean(),
  cartLoading: z.boolean(),
  quantityInput: z.array(z.object({ id: idSchema, quantity: z.string() })),
})
