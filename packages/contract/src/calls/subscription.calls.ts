import { z } from 'zod'
import { seenPlaceSchema } from '../entities/address.js'
import { idOf, namedDateSchema, queryIntSchema, textSchema } from '../entities/common.js'
import { subscriptionDetailsSchema, subscriptionFrequencySchema, subscriptionSchema } from '../entities/subscription.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'

const path = '/api/myaccount/transactions'
const buyers = { ...users, punchout: 'refused' } as const
const change = { method: 'POST', access: buyers, changes: 'subscriptions', idempotency: 'optional' } as const

/** The calls about item lists that are ordered again and again. */
export const subscriptionCalls = defineCalls({
  getSubscriptions: {
    id: 'API-55',
    method: 'GET',
    path: `${path}/getSubscriptions`,
    access: users,
    summary: 'The subscriptions of the caller; for an administrator the subscriptions of the whole company',
    response: z.object({ subscriptions: z.array(subscriptionSchema) }),
  },
  upsertSubscription: {
    ...change,
    id: 'API-55',
    path: `${path}/upsertSubscription`,
    summary: 'Makes an item list of the caller recurring, or changes its subscription',
    sample: {
      ...{ itemListId: 1, every: 2, frequency: 'weeks', startOn: '2030-01-07' },
      ...{ shipAddressId: 2, billAddressId: 2, paymentMethod: 'terms', poNum: 'PO-1' },
    },
    body: z.object({
      itemListId: idOf('itemList'),
      every: z.int('must be a whole number').min(1, 'must be 1 or more').max(52, 'must be 52 or less'),
      frequency: subscriptionFrequencySchema,
      startOn: namedDateSchema.describe('the first date, after today; the stored one keeps an unchanged rhythm'),
      shipAddressId: idOf('address'),
      billAddressId: idOf('address'),
      poNum: textSchema(40).describe('required when paying on terms'),
      paymentMethod: z.union([z.literal('terms'), idOf('card')], "must be 'terms' or the id of a saved card"),
      expectedShipTo: seenPlaceSchema
        .optional()
        .describe('the ship-to address that the person saw; another address is refused with 409 address-changed'),
      expectedBillTo: seenPlaceSchema
        .optional()
        .describe('the billing address that the person saw; another address is refused with 409 address-changed'),
    }),
    response: subscriptionSchema,
  },
  pauseSubscription: {
    ...change,
    id: 'API-55',
    path: `${path}/pauseSubscription`,
    summary: 'Pauses a subscription, or resumes it from its next date on',
    sample: { itemListId: 1, paused: true },
    body: z.object({ itemListId: idOf('itemList'), paused: z.boolean() }),
    response: subscriptionSchema,
  },
  skipSubscription: {
    ...change,
    id: 'API-55',
    path: `${path}/skipSubscription`,
    summary: 'Skips a date of a subscription, or takes it back',
    sample: { itemListId: 1, date: '2030-01-07', skipped: true },
    body: z.object({ itemListId: idOf('itemList'), date: namedDateSchema, skipped: z.boolean() }),
    response: subscriptionSchema,
  },
  deleteSubscription: {
    ...change,
    id: 'API-56',
    path: `${path}/deleteSubscription`,
    summary: 'Ends a subscription; its list and its orders stay',
    sample: { itemListId: 1 },
    body: z.object({ itemListId: idOf('itemList') }),
    response: z.object({ success: z.literal(true) }),
  },
  getSubscriptionAddressPaymentDetails: {
    id: 'API-57',
    method: 'POST',
    path: `${path}/getSubscriptionAddressPaymentDetails`,
    access: users,
    summary: 'The addresses and the payment of a subscription',
    sample: { itemListId: 1 },
    body: z.object({ itemListId: idOf('itemList') }),
    response: subscriptionDetailsSchema,
  },
  getDeliveryDays: {
    id: 'CHK-04',
    method: 'GET',
    path: '/api/myaccount/account/getDeliveryDays',
    access: users,
    summary: 'The weekdays that the company chose for its deliveries, and the next days on which orders can leave',
    response: z.object({
      deliveryDays: z.array(z.int()).describe('1 Monday to 5 Friday; empty means any'),
      shipDates: z.array(z.string()).describe('the next dates to the default shipping address, YYYY-MM-DD'),
      cutoffTime: z.string().describe('HH:MM in America/New_York'),
    }),
  },
  saveDeliveryDays: {
    id: 'CHK-04',
    method: 'POST',
    path: '/api/myaccount/account/saveDeliveryDays',
    access: { ...users, needs: ['isAdmin'] },
    changes: 'subscriptions',
    idempotency: 'optional',
    summary: 'Chooses the weekdays of the company’s deliveries',
    sample: { deliveryDays: [2, 4] },
    body: z.object({ deliveryDays: z.array(queryIntSchema(1, 5)).max(5, 'must have at most 5 days') }),
    response: z.object({ deliveryDays: z.array(z.int()) }),
  },
})
