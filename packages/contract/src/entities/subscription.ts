import { z } from 'zod'
import { addressSchema } from './address.js'
import { idSchema, isoDateSchema } from './common.js'
import { paymentMethodSchema } from './payment.js'

/** The unit of a subscription's rhythm. */
export const subscriptionFrequencySchema = z.enum(['weeks', 'months'], 'must be weeks or months')

/** An item list that is ordered again and again by itself. */
export const subscriptionSchema = z.object({
  itemListId: idSchema,
  listName: z.string(),
  itemCount: z.int(),
  ownerName: z.string().describe('the person in whose name the orders are placed'),
  mayChange: z.boolean().describe('its owner and administrators change a subscription'),
  every: z.int().min(1),
  frequency: subscriptionFrequencySchema,
  startOn: isoDateSchema,
  nextDates: z
    .array(z.object({ date: isoDateSchema, skipped: z.boolean() }))
    .describe('the next four dates; while it is paused, the dates if it were resumed'),
  shipAddressId: idSchema,
  billAddressId: idSchema,
  paymentMethod: z.union([z.literal('terms'), idSchema]),
  poNum: z.string(),
  paused: z.boolean(),
  pauseReason: z.string().nullable().describe('why it was paused by itself; null if a person paused it'),
  retryOn: isoDateSchema.nullable().describe('the day on which a failed run is tried again'),
  placeChanges: z
    .array(z.string())
    .optional()
    .describe('how its addresses differ from the addresses that a person saw at the last save, for a person'),
  warnings: z.array(z.string()).describe('problems that the next run would have today, for a person'),
  lastRun: z
    .object({
      dueOn: isoDateSchema,
      orderId: idSchema.nullable(),
      orderNumber: z.string().nullable(),
      error: z.string().nullable().describe('why no order was placed'),
      leftOut: z.array(z.string()).describe('items that could not be bought, each with its reason'),
    })
    .nullable(),
})

/** The addresses and the payment of a subscription. */
export const subscriptionDetailsSchema = z.object({
  itemListId: idSchema,
  shipAddress: addressSchema.nullable().describe('null if it was deleted'),
  billAddress: addressSchema.nullable().describe('null if it was deleted'),
  paymentMethod: z.union([z.literal('terms'), idSchema]),
  card: paymentMethodSchema.nullable().describe('null on terms, or if it was deleted'),
  poNum: z.string(),
})
