import { z } from 'zod'
import { idOf, textSchema } from '../entities/common.js'
import { bankAccountSchema, cardFieldsSchema, paymentMethodSchema } from '../entities/payment.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'

/** A bank account pays invoices and nothing else, so it is for people who may pay. */
const bankAccountUsers = { ...users, needs: ['isPriceVisible', 'mayPay'], punchout: 'refused' } as const

/** The calls about the saved cards and bank accounts of a company. */
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
  getBankAccounts: {
    id: 'API-38',
    method: 'GET',
    path: '/api/myaccount/bankaccount/getAll',
    access: bankAccountUsers,
    summary: 'The saved bank accounts of the company, and the fields in which people type one',
    response: z.object({
      bankAccounts: z.array(bankAccountSchema).describe('oldest first'),
      fields: cardFieldsSchema.nullable().describe('null if no bank account can be added online'),
    }),
  },
  addBankAccount: {
    id: 'API-36',
    method: 'POST',
    path: '/api/myaccount/bankaccount/add',
    access: bankAccountUsers,
    changes: 'cards',
    idempotency: 'optional',
    summary: "Saves a bank account by the token of the payment provider's fields; it pays invoices by ACH debit",
    sample: { token: 'ba_1', holder: 'Mercy Hospital', label: 'Operating account', mayDebit: true },
    body: z.object({
      token: textSchema(2000, 1).describe("of the provider's fields"),
      holder: textSchema(100, 1).describe('the name on the account'),
      label: textSchema(60).optional(),
      mayDebit: z
        .literal(true, 'must be true: a bank account is debited only with permission')
        .describe('the person permits debits for payments that people of the company make'),
    }),
    response: bankAccountSchema,
  },
  deleteBankAccount: {
    id: 'API-37',
    method: 'POST',
    path: '/api/myaccount/bankaccount/delete',
    access: bankAccountUsers,
    changes: 'cards',
    idempotency: 'optional',
    summary: 'Deletes a saved bank account; payments that it made stay',
    sample: { id: 1 },
    body: z.object({ id: idOf('bankAccount') }),
    response: z.object({ success: z.literal(true) }),
  },
})
