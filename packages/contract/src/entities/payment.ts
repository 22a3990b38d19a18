import { z } from 'zod'
import { dollarsSchema, idSchema } from './common.js'
import { orderConfirmationSchema } from './order.js'

/** A saved card: a token of the payment provider and the data that may be shown. */
export const paymentMethodSchema = z.object({
  id: idSchema,
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  holder: z.string(),
  isDefault: z.boolean(),
  label: z.string().describe('the company’s own name of the card; empty without one'),
  expired: z.boolean(),
})

/** A saved bank account: a token of the payment provider and the data that may be shown. */
export const bankAccountSchema = z.object({
  id: idSchema,
  bankName: z.string(),
  last4: z.string(),
  holder: z.string(),
  label: z.string().describe('the company’s own name of the account; empty without one'),
})

/** The payment provider's fields, in which people type a card: the number reaches neither a page nor this API. */
export const cardFieldsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('frames').describe('frames of the development provider'),
    url: z.string().describe('the origin of the frames'),
  }),
  z.object({ kind: z.literal('stripe'), publishableKey: z.string() }),
])

/** Client-side state of saved cards (spec section 3). */
export const creditCardStateSchema = z.object({
  id: idSchema.nullable(),
  cards: z.array(paymentMethodSchema),
  types: z.array(z.string()),
})

/** Client-side state of paying invoices (spec section 3). */
export const paymentStateSchema = z.object({
  invoices: z.array(
    z.object({
      amountDue: dollarsSchema,
      apply: dollarsSchema,
      checked: z.boolean(),
      errorMessage: z.string().nullable(),
    }),
  ),
  creditMemos: z.array(z.object({ total: dollarsSchema, amountPaid: dollarsSchema, maxApply: dollarsSchema })),
  unappliedPayments: z.array(z.object({ unappliedPayment: dollarsSchema, maxApply: dollarsSchema })),
})

/** Client-side state of checkout (spec section 3). */
export const checkoutStateSchema = z.object({
  hasTerms: z.boolean(),
  terms: z.string().nullable(),
  availableBalance: dollarsSchema.nullable(),
  orderConfirmation: orderConfirmationSchema.nullable(),
  status: z.string().nullable(),
  subscriptionItemList: z.array(idSchema),
})
