import { z } from 'zod'
import { billingFilters } from '../entities/billing.js'
import { idOf } from '../entities/common.js'
import {
  estimateDetailsSchema,
  estimateSchema,
  estimateStatusSchema,
  pricedStatusSchema,
  quoteRequestSchema,
} from '../entities/estimate.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'
import { recordCalls } from './record-calls.js'

const route = 'myaccount/transactions'
const access = { ...users, needs: ['isPriceVisible'], punchout: 'refused' } as const
const change = {
  method: 'POST',
  access,
  changes: 'estimates',
  response: estimateSchema,
} as const
const sorts = ['date', 'expirationDate', 'total'] as const

const quotes = recordCalls({
  route: `${route}/quotes`,
  record: 'quote',
  access,
  list: {
    summary: 'Everything that the company asked the store to price, newest first by default',
    item: estimateSchema,
    filters: z.object({ ...billingFilters, status: estimateStatusSchema }),
    sorts,
  },
})

const estimates = recordCalls({
  route: `${route}/estimates`,
  record: 'estimate',
  access,
  list: {
    summary: 'The offers with prices, newest first by default',
    item: estimateSchema,
    filters: z.object({ ...billingFilters, status: pricedStatusSchema }),
    sorts,
  },
})

/** The calls under /api/myaccount/transactions/ about quotes and estimates (spec section 7). */
export const estimateCalls = defineCalls({
  getQuotes: quotes.list,
  paginateQuotes: quotes.paginate,
  getEstimates: estimates.list,
  paginateEstimates: estimates.paginate,
  getEstimate: estimates.read({
    summary: 'One quote or estimate with its lines; its amounts are null while the store has not priced it',
    response: estimateDetailsSchema,
  }),
  requestQuote: {
    ...change,
    id: 'ACCT-06',
    path: `/api/${route}/requestQuote`,
    idempotency: 'required',
    readsAfterChanges: 'cart',
    summary: 'Asks the store to price the items in the cart; the cart stays as it is',
    sample: { title: 'New treatment room' },
    body: quoteRequestSchema,
  },
  requestQuoteAgain: {
    ...change,
    id: 'ACCT-06',
    path: `/api/${route}/requestQuoteAgain`,
    idempotency: 'required',
    summary: 'Asks for new prices of the lines of an estimate that is no longer open',
    sample: { id: 1 },
    body: z.object({ id: idOf('estimate') }),
  },
  withdrawQuote: {
    ...change,
    id: 'ACCT-06',
    path: `/api/${route}/withdrawQuote`,
    idempotency: 'optional',
    summary: 'Withdraws a request that the store has not answered, for its writer or an administrator',
    sample: { id: 1 },
    body: z.object({ id: idOf('quote') }),
  },
})
