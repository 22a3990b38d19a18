import { z } from 'zod'
import { addressInputSchema, offeredAddressSchema } from '../entities/address.js'
import { idSchema, listSchema, queryIdSchema, queryIntSchema, transactionFiltersSchema } from '../entities/common.js'
import { fulfillmentSchema, orderStatusSchema, salesOrderDetailsSchema, salesOrderSchema } from '../entities/order.js'
import { paymentMethodSchema } from '../entities/payment.js'
import { defineCalls } from './define-call.js'

/** The calls under /api/myaccount/ that the first path needs (spec section 7). */
export const accountCalls = defineCalls({
  getOverViewData: {
    id: 'API-34',
    method: 'GET',
    path: '/api/myaccount/account/getOverViewData',
    auth: 'user',
    summary: 'What the overview of the account shows; amounts and orders are null without the right to see prices',
    response: z.object({
      accountName: z.string(),
      balance: z.number().nullable(),
      overdue: z.number().nullable(),
      availableBalance: z.number().nullable(),
      openOrders: z.int(),
      pendingApprovals: z.int(),
      recentOrders: z.array(salesOrderSchema).nullable().describe('null for a user who may not see sales orders'),
      recentFulfillments: z.array(fulfillmentSchema.extend({ orderId: idSchema, orderNumber: z.string() })),
    }),
  },
  getPaymentMethods: {
    id: 'API-35',
    method: 'GET',
    path: '/api/myaccount/paymentmethod/getAll',
    auth: 'user',
    summary: 'The saved cards of the company',
    response: z.object({ cards: z.array(paymentMethodSchema) }),
  },
  getAddresses: {
    id: 'API-39',
    method: 'GET',
    path: '/api/myaccount/address/getAll',
    auth: 'user',
    summary: 'The addresses of the company, and whether the present cart may be shipped to each',
    response: z.object({
      mappedResults: z.array(offeredAddressSchema),
      defaultShipping: idSchema.nullable(),
      defaultBilling: idSchema.nullable(),
      dddShippingCutoffTime: z.string().describe('HH:MM in America/New_York'),
    }),
  },
  upsertAddress: {
    id: 'API-40',
    method: 'POST',
    path: '/api/myaccount/address/upsert',
    auth: 'user',
    idempotency: 'optional',
    summary: 'Keeps a new address of the company, or changes one; another of its addresses stops being the default',
    body: addressInputSchema,
    response: offeredAddressSchema,
  },
  getStatusList: {
    id: 'API-46',
    method: 'GET',
    path: '/api/myaccount/transactions/getStatusList',
    auth: 'user',
    summary: 'The statuses an order can have',
    response: z.object({ statuses: z.array(orderStatusSchema) }),
  },
  getSalesOrders: {
    id: 'API-47',
    method: 'GET',
    path: '/api/myaccount/transactions/salesorders',
    auth: 'user',
    permission: 'isPriceVisible',
    summary: 'The orders of the company, newest first',
    query: transactionFiltersSchema.extend({
      page: queryIntSchema(1, 10_000).optional(),
      limit: queryIntSchema(1, 100).optional(),
    }),
    response: listSchema(salesOrderSchema),
  },
  getSalesOrder: {
    id: 'API-17',
    method: 'GET',
    path: '/api/myaccount/transactions/salesorders/:id',
    auth: 'user',
    permission: 'isPriceVisible',
    summary: 'One order with its lines',
    params: z.object({ id: queryIdSchema }),
    response: salesOrderDetailsSchema,
  },
})
