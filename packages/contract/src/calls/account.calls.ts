import { z } from 'zod'
import { addressInputSchema, offeredAddressSchema } from '../entities/address.js'
import { transactionTotalsSchema } from '../entities/billing.js'
import {
  dollarsSchema,
  idOf,
  idSchema,
  queryIdOf,
  queryIntSchema,
  textSchema,
  transactionFiltersSchema,
} from '../entities/common.js'
import { REORDER_WINDOWS, reorderItemSchema } from '../entities/item-list.js'
import {
  orderConfirmationSchema,
  orderStatusSchema,
  recentFulfillmentSchema,
  relatedSalesOrderSchema,
  salesOrderDetailsSchema,
  salesOrderSchema,
  shipToSchema,
  trackingDataSchema,
} from '../entities/order.js'
import { productCardSchema, suggestedSectionSchema } from '../entities/product.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'
import { listCall, recordCalls } from './record-calls.js'

const statuses: readonly string[] = orderStatusSchema.options

const salesOrderFiltersSchema = transactionFiltersSchema.extend({
  status: textSchema(40)
    .refine((text) => statuses.includes(text), `must be one of: ${statuses.join(', ')}`)
    .optional(),
})

const salesOrderList = {
  summary: 'The orders of the company, newest first by default',
  item: salesOrderSchema,
  filters: salesOrderFiltersSchema,
  sorts: ['date'],
} as const

const salesOrders = recordCalls({
  route: 'myaccount/transactions/salesorders',
  record: 'order',
  access: { ...users, needs: ['isPriceVisible'], punchout: 'refused' },
  list: salesOrderList,
})

const reorderWindows: readonly number[] = REORDER_WINDOWS

const reorders = recordCalls({
  route: 'myaccount/transactions/reorder',
  record: 'item',
  access: users,
  list: {
    summary:
      'The items that the company bought, each once with its latest purchase: those that are due again first, then newest first; with orderBy, by date alone',
    item: reorderItemSchema,
    filters: z.object({
      window: queryIntSchema(1, 180)
        .refine((days) => reorderWindows.includes(days), `must be one of: ${reorderWindows.join(', ')}`)
        .describe('days; 90 by default'),
      source: z.enum(['salesOrder', 'estimate'], 'must be salesOrder or estimate').describe('salesOrder by default'),
      search: textSchema(100),
    }),
    sorts: ['date'],
    rows: 100,
  },
})

/** The calls under /api/myaccount/ that the first path needs (spec section 7). */
export const accountCalls = defineCalls({
  getOverViewData: {
    id: 'API-34',
    method: 'GET',
    path: '/api/myaccount/account/getOverViewData',
    access: users,
    summary:
      'The figures and lists of the account overview; amounts and orders are null without the right to see prices',
    response: z.object({
      accountName: z.string(),
      balance: z.number().nullable(),
      overdue: z.number().nullable(),
      pendingPayments: z
        .number()
        .nullable()
        .describe('the part of the balance that pending payments pay once their money has come'),
      availableBalance: z.number().nullable(),
      openOrders: z.int(),
      pendingApprovals: z.int(),
      recentOrders: z.array(salesOrderSchema).nullable().describe('null for a user who may not see sales orders'),
      recentFulfillments: z.array(recentFulfillmentSchema),
      ages: transactionTotalsSchema.shape.ages.nullable().describe('the open invoices by their age'),
      spend: z
        .array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), amount: dollarsSchema }))
        .nullable()
        .describe('the invoices of the last twelve months, oldest month first'),
      parcelsOnTheWay: z.int(),
      expiringLicenses: z.int().describe('licenses of addresses that expired or will within 30 days'),
      failedSubscriptions: z.int().describe('subscriptions that stopped, or that are tried again'),
      openRecalls: z.int().describe('recalls that the company has not acknowledged'),
    }),
  },
  getAddresses: {
    id: 'API-39',
    method: 'GET',
    path: '/api/myaccount/address/getAll',
    access: users,
    summary: 'The addresses of the company, whether the present cart may be shipped to each, and the caller’s rights',
    response: z.object({
      mappedResults: z.array(offeredAddressSchema),
      mayAdd: z.boolean().describe('whether the caller may add an address'),
      mayChangeShared: z
        .boolean()
        .describe('whether the caller may change the addresses that the company shares, and the defaults'),
      defaultShipping: idSchema.nullable(),
      defaultBilling: idSchema.nullable(),
      dddShippingCutoffTime: z.string().describe('HH:MM in America/New_York'),
    }),
  },
  upsertAddress: {
    id: 'API-40',
    method: 'POST',
    path: '/api/myaccount/address/upsert',
    access: { ...users, punchout: 'refused' },
    changes: 'addresses',
    idempotency: 'optional',
    summary:
      'Keeps a new address, or changes one, which a buyer added themselves; 409 address-changed if somebody else has done so',
    sample: { line1: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207' },
    body: addressInputSchema,
    response: offeredAddressSchema,
  },
  getShipToList: {
    id: 'API-45',
    method: 'GET',
    path: '/api/myaccount/transactions/getShipToList',
    access: { ...users, accounts: 'related' },
    summary: 'The addresses to filter transactions by; for a parent login the addresses of its related accounts too',
    response: z.object({ addresses: z.array(shipToSchema) }),
  },
  getStatusList: {
    id: 'API-46',
    method: 'GET',
    path: '/api/myaccount/transactions/getStatusList',
    access: users,
    summary: 'The statuses an order can have',
    response: z.object({ statuses: z.array(orderStatusSchema) }),
  },
  getSalesOrders: salesOrders.list,
  paginateSalesOrders: salesOrders.paginate,
  getReorders: reorders.list,
  paginateReorders: reorders.paginate,
  quickOrderProducts: {
    id: 'API-50',
    method: 'GET',
    path: '/api/myaccount/transactions/quickOrderProducts',
    access: users,
    summary: 'The items that the company bought most often in the last 180 days',
    response: z.object({ products: z.array(reorderItemSchema) }),
  },
  recentUserSearchProducts: {
    id: 'API-51',
    method: 'GET',
    path: '/api/myaccount/transactions/recentUserSearchProducts',
    access: users,
    summary: 'The products that the caller opened from a search in the last 30 days, the latest 6, newest first',
    response: z.object({ products: z.array(productCardSchema) }),
  },
  suggestedProducts: {
    id: 'PDP-14',
    method: 'GET',
    path: '/api/myaccount/transactions/suggestedProducts',
    access: users,
    summary: 'Products that the caller may need with the goods in their cart, in sections of at most 3',
    query: z.object({
      itemId: queryIdOf('item')
        .optional()
        .describe('the item just added: its category stands in for an industry that has too few companies'),
    }),
    response: z.object({
      sections: z.array(suggestedSectionSchema).describe('without sections that have no products; each product once'),
    }),
  },
  getSalesOrdersForAccount: { ...salesOrders.list, id: 'API-47', path: '/api/myaccount/transactions/salesorders' },
  getSalesOrdersForParent: listCall({
    ...salesOrderList,
    id: 'API-47',
    path: '/api/myaccount/transactions/salesordersForParent',
    access: { ...users, needs: ['isPriceVisible', 'isParentLogin'], accounts: 'related' },
    summary: 'The orders of all accounts of a parent login, newest first by default',
    item: relatedSalesOrderSchema,
    filters: salesOrderFiltersSchema.extend({ account: queryIdOf('account').optional() }),
  }),
  getSalesOrder: {
    ...salesOrders.read({ summary: 'One order with its lines', response: salesOrderDetailsSchema }),
    access: { ...users, needs: ['isPriceVisible'], punchout: 'refused', accounts: 'related' },
  },
  getTrackingData: {
    id: 'API-48',
    method: 'GET',
    path: '/api/myaccount/transactions/trackingData',
    access: { ...users, accounts: 'related' },
    summary:
      'The parcel of the company with a tracking number: its goods, its order, and its progress; without amounts',
    sample: { trackingNumber: '1Z999AA10123456784' },
    query: z.object({
      trackingNumber: textSchema(60, 1).describe('as people write it: spaces, hyphens and small letters are ignored'),
    }),
    response: trackingDataSchema,
  },
  getRecentFulfillments: {
    id: 'API-49',
    method: 'GET',
    path: '/api/myaccount/transactions/recentFulfillments',
    access: { ...users, accounts: 'related' },
    summary: 'The parcels of the last 60 days, the latest 20, newest first',
    query: z.object({
      account: queryIdOf('account').optional().describe('of a parent login; the account of the token by default'),
    }),
    response: z.object({ fulfillments: z.array(recentFulfillmentSchema) }),
  },
  cancelOrder: {
    id: 'API-47',
    method: 'POST',
    path: '/api/myaccount/transactions/cancelOrder',
    access: { ...users, punchout: 'refused' },
    changes: 'orders',
    idempotency: 'optional',
    summary:
      'Cancels an order that waits for approval or for shipment, for its buyer or an administrator; goods, allocation, credit and money are given back',
    sample: { orderConfirmationId: 1, reason: 'Ordered twice' },
    body: z.object({
      orderConfirmationId: idOf('order'),
      reason: textSchema(500).optional().describe('to the buyer, and in the history of the order'),
    }),
    response: orderConfirmationSchema,
  },
})
