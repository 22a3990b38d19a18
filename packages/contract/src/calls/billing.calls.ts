import { z } from 'zod'
import {
  billingFilters,
  creditMemoSchema,
  creditMemoStatusSchema,
  exportedListSchema,
  filteredListSchema,
  invoiceAgeSchema,
  invoiceDetailsSchema,
  invoiceSchema,
  invoiceStatusSchema,
  newPaymentSchema,
  openItemSchema,
  papersSchema,
  paymentDetailsSchema,
  paymentSchema,
  paymentStatusSchema,
  statementSchema,
  transactionTotalsSchema,
  usableCreditMemoSchema,
  usablePaymentSchema,
} from '../entities/billing.js'
import { queryIdOf } from '../entities/common.js'
import { users } from './access.js'
import { defineCalls } from './define-call.js'
import { recordCalls } from './record-calls.js'

const route = 'myaccount/transactions'
const access = { ...users, needs: ['isPriceVisible'], punchout: 'refused' } as const
const address = queryIdOf('address')

const invoices = recordCalls({
  route: `${route}/invoices`,
  record: 'invoice',
  access,
  list: {
    summary: 'The invoices of the company, by their due dates, latest first by default',
    item: invoiceSchema,
    filters: z.object({
      ...billingFilters,
      address,
      status: invoiceStatusSchema.describe('open includes overdue'),
      age: invoiceAgeSchema,
    }),
    sorts: ['dueDate', 'date', 'invoiceNumber', 'amountDue'],
    mostRows: 10_000,
  },
})

const payments = recordCalls({
  route: `${route}/payments`,
  record: 'payment',
  access,
  list: {
    summary: 'The payments of the company, latest first by default',
    item: paymentSchema,
    filters: z.object({ ...billingFilters, address, status: paymentStatusSchema }),
    sorts: ['date', 'paymentNumber', 'amount'],
  },
})

const creditMemos = recordCalls({
  route: `${route}/creditmemos`,
  record: 'creditMemo',
  access,
  list: {
    summary: 'The credit memos of the company, latest first by default',
    item: creditMemoSchema,
    filters: z.object({ ...billingFilters, address, status: creditMemoStatusSchema }),
    sorts: ['date', 'creditMemoNumber', 'available'],
  },
})

const openItems = recordCalls({
  route: `${route}/openitems`,
  record: 'invoice',
  access,
  list: {
    summary: 'Open invoices, and credits that are not applied, latest first by default',
    item: openItemSchema,
    filters: z.object({ ...billingFilters, address }),
    sorts: ['date', 'number', 'open'],
  },
})

const somePapers = [{ type: 'invoice', transactionId: 1 }] as const
const fileUrl = z.string().describe('an address that works for ten minutes without a token')

/** The calls under /api/myaccount/transactions/ about invoices, payments and credit memos (spec section 7). */
export const billingCalls = defineCalls({
  getInvoices: { ...invoices.list, id: 'API-58' },
  paginateInvoices: invoices.paginate,
  getInvoice: invoices.read({
    summary: 'One invoice with its lines, and with the payments and credits that were applied to it',
    response: invoiceDetailsSchema,
  }),
  getInvoiceById: {
    ...invoices.read({ summary: 'The same as getInvoice', response: invoiceDetailsSchema }),
    id: 'API-43',
    path: `/api/${route}/invoices/byId:id`,
  },
  getPayments: payments.list,
  paginatePayments: payments.paginate,
  getPayment: payments.read({
    summary: 'One payment with the invoices to which it was applied',
    response: paymentDetailsSchema,
  }),
  getPaymentById: {
    ...payments.read({ summary: 'The same as getPayment', response: paymentDetailsSchema }),
    id: 'API-44',
    path: `/api/${route}/payments/byId:id`,
  },
  getCreditMemos: creditMemos.list,
  paginateCreditMemos: creditMemos.paginate,
  getOpenItems: openItems.list,
  paginateOpenItems: openItems.paginate,
  getTransactionTotals: {
    id: 'ACCT-09',
    method: 'GET',
    path: `/api/${route}/totals`,
    access,
    summary: 'The sums of everything that the filters of a list leave',
    sample: { list: 'invoices' },
    query: filteredListSchema,
    response: transactionTotalsSchema,
  },
  exportTransactions: {
    id: 'ACCT-09',
    method: 'POST',
    path: `/api/${route}/export`,
    access,
    summary: 'An address of a file with everything that the filters of a list leave',
    sample: { list: 'invoices', format: 'csv' },
    body: exportedListSchema,
    response: z.object({ fileUrl }),
  },
  generatePDF: {
    id: 'API-54',
    method: 'POST',
    path: `/api/${route}/generatePDF`,
    access,
    summary: 'An address of a PDF: of transactions, one below the other, or of a statement',
    sample: somePapers,
    body: z.union([papersSchema, statementSchema]),
    response: z.object({ pdfUrl: fileUrl }),
  },
  generateZip: {
    id: 'ACCT-09',
    method: 'POST',
    path: `/api/${route}/generateZip`,
    access,
    summary: 'An address of a zip with a PDF of each transaction',
    sample: somePapers,
    body: papersSchema,
    response: z.object({ fileUrl }),
  },
  getCreditInfo: {
    id: 'API-73',
    method: 'GET',
    path: '/api/payments/payments/getCreditInfo',
    access,
    summary: 'The credits that can pay invoices, oldest first',
    response: z.object({
      creditMemos: z.array(usableCreditMemoSchema),
      unappliedPayments: z.array(usablePaymentSchema),
    }),
  },
  createPayment: {
    id: 'API-74',
    method: 'POST',
    path: '/api/payments/payments/createPayment',
    access: { ...access, needs: ['isPriceVisible', 'mayPay'] },
    changes: 'payments',
    idempotency: 'required',
    summary:
      'Pays invoices with credits and a saved card or bank account, once for one key; 409 payment-changed names the invoices and credits that changed, 403 payment-above-limit tells the most that the person may pay at once',
    sample: {
      invoices: [{ id: 1, amount: 1 }],
      creditMemos: [1],
      unappliedPayments: [1],
      uses: [{ invoiceId: 1, kind: 'creditMemo', creditId: 1, amount: 0.5 }],
      paymentMethod: 1,
      expectedTotal: 0.5,
    },
    body: newPaymentSchema,
    response: paymentDetailsSchema,
  },
})
