import { z } from 'zod'
import { idOf, textSchema } from '../entities/common.js'
import { cardFieldsSchema, paymentMethodSchema } from '../entities/payment.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'

/** The calls about the saved cards of a company. */
export const paymentMethodCalls = defineCalls({
  getPaymentMethods: {
    id: 'API-35',
    method: 'GET',
    path: '/api/myaccount/paymentmethod/getAll',
    access: users,
    summary: 'The saved cards of the company',
    response: z.object({ cards: z.array(paymentMethodSchema) }),
  },
  upsertPaymentMethod: {
    id: 'API-36',
    method: 'POST',
    path: '/api/myaccount/paymentmethod/upsert',
    access: { ...users, punchout: 'refused' },
    changes: 'cards',
    idempotency: 'optional',
    summary: "Saves a card by the token of the payment provider's fields, or changes a saved card's name or default",
    sample: { token: 'tok_1', holder: 'Ada Diaz', label: 'Front desk' },
    body: z.object({
      id: idOf('card').optional().describe('of a saved card, which stays the same card'),
      token: textSchema(2000, 1).optional().describe("of the provider's fields; for a new card"),
      holder: textSchema(100, 1).optional().describe('the name on the card; for a new card'),
      label: textSchema(60).optional(),
      isDefault: z.boolean().optional(),
    }),
    response: paymentMethodSchema,
  },
  deletePaymentMethod: {
    id: 'API-37',
    method: 'POST',
    path: '/api/myaccount/paymentmethod/delete',
    access: users,
    changes: 'cards',
    idempotency: 'optional',
    summary: 'Deletes a saved card; 409 card-in-use names the orders and subscriptions that it would pay',
    sample: { id: 1 },
    body: z.object({
      id: idOf('card'),
      evenIfUsed: z.boolean().optional().describe('true deletes a card that orders or subscriptions still need'),
    }),
    response: z.object({ success: z.literal(true) }),
  },
  getPaymentMethodTypes: {
    id: 'API-38',
    method: 'GET',
    path: '/api/myaccount/paymentmethod/getTypes',
    access: users,
    summary: 'The kinds of cards that can be added, and the fields in which people type them',
    response: z.object({
      types: z.array(z.string()),
      fields: cardFieldsSchema.nullable().describe('null if no card can be added online'),
    }),
  },
})
