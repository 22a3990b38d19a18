import { z } from 'zod'
import { seenPlaceSchema } from '../entities/address.js'
import {
  idOf,
  idSchema,
  isoDateSchema,
  multilineTextSchema,
  namedDateSchema,
  queryIntSchema,
  textSchema,
} from '../entities/common.js'
import { orderConfirmationSchema, orderStatusSchema } from '../entities/order.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'

/** The calls under /api/checkout/checkout/ that placing an order needs (spec section 7). */
export const checkoutCalls = defineCalls({
  getCheckoutData: {
    id: 'API-59',
    method: 'GET',
    path: '/api/checkout/checkout/getCheckoutData',
    access: users,
    summary: 'How the company may pay',
    response: z.object({
      hasTerms: z.boolean(),
      terms: z.string().nullable(),
      availableBalance: z.number().nullable(),
      approvalThreshold: z.number().nullable().describe('orders of this user above it wait for approval'),
    }),
  },
  getCheckoutTypes: {
    id: 'API-60',
    method: 'GET',
    path: '/api/checkout/checkout/getTypes',
    access: users,
    summary: 'The kinds of payment the company may use',
    response: z.object({ types: z.array(z.enum(['terms', 'card'])) }),
  },
  getAlternateShippingData: {
    id: 'API-61',
    method: 'GET',
    path: '/api/checkout/checkout/getAlternateShippingData',
    access: users,
    summary: 'The next days on which an order can leave for an address',
    sample: { numShipDates: 3, shipAddressZip: '02118', shipCity: 'Boston' },
    query: z.object({
      numShipDates: queryIntSchema(1, 30),
      shipAddressZip: z.string().regex(/^\d{5}(-\d{4})?$/, 'must be a ZIP code such as 10001'),
      shipCity: textSchema(80, 1),
    }),
    response: z.object({
      shipDates: z.array(isoDateSchema),
      cutoffTime: z.string().describe('HH:MM in America/New_York'),
    }),
  },
  placeOrder: {
    id: 'API-63',
    method: 'POST',
    path: '/api/checkout/checkout/placeOrder',
    access: { ...users, punchout: 'refused' },
    changes: 'cart',
    idempotency: 'required',
    summary: 'Makes an order of the cart, once for one Idempotency-Key',
    sample: { shipAddressId: 2, billAddressId: 2, poNum: 'PO-1', paymentMethod: 'terms' },
    body: z.object({
      shipAddressId: idOf('address'),
      billAddressId: idOf('address'),
      poNum: textSchema(40).describe('required when paying on terms'),
      paymentMethod: z.union([z.literal('terms'), idOf('card')], "must be 'terms' or the id of a saved card"),
      shipDate: namedDateSchema.optional(),
      notes: multilineTextSchema(1000).optional(),
      expectedTotal: z
        .number()
        .min(0)
        .max(1_000_000_000)
        .optional()
        .describe('the total the shopper saw; another total is refused with 409 cart-changed'),
      expectedShipTo: seenPlaceSchema
        .optional()
        .describe('the ship-to address the shopper saw; another address is refused with 409 address-changed'),
      expectedBillTo: seenPlaceSchema
        .optional()
        .describe('the billing address the shopper saw; another address is refused with 409 address-changed'),
    }),
    response: z.object({
      orderConfirmation: orderConfirmationSchema,
      status: orderStatusSchema,
      subscriptionItemList: z.array(idSchema),
    }),
  },
})
