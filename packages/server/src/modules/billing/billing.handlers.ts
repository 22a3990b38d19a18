import { easternDate } from '@gauze/rules'
import { notFound } from '../../base/problem.js'
import type { PaperRequest } from '../../db/schema/index.js'
import type { Scope } from '../../db/scope.js'
import { defineHandlers } from '../../http/define-handlers.js'
import { type ListRequest, type ListViewer, listHandler } from '../../http/list-answer.js'
import type { Services } from '../../services/services.js'
import {
  creditMemoView,
  invoiceDetailsView,
  invoiceView,
  openItemView,
  paymentDetailsView,
  paymentView,
  totalsView,
} from './billing.view.js'
import { readPapers } from './papers/paper-documents.js'
import { createPaperLink } from './papers/paper-links.repository.js'
import { fileNameOf } from './papers/papers.js'
import { readInvoices, readPayments } from './transaction-details.repository.js'
import { readTransactionSums, readTransactions, type TransactionFilters } from './transactions.repository.js'

type Lists = Parameters<typeof readTransactions>[1]

function transactionList<L extends Lists, View>(
  list: L,
  view: (row: Awaited<ReturnType<typeof readTransactions<L>>>['results'][number]) => View,
) {
  return listHandler(
    async ({ filters, ...window }: ListRequest<TransactionFilters>, { scope, services }: ListViewer) => {
      const { total, results } = await readTransactions(scope, list, filters, window, easternDate(services.now()))
      return { total, results: results.map(view) }
    },
  )
}

const invoices = transactionList('invoices', invoiceView)
const payments = transactionList('payments', paymentView)
const creditMemos = transactionList('creditMemos', creditMemoView)
const openItems = transactionList('openItems', openItemView)

interface RecordRequest {
  readonly scope: Scope
  readonly services: Services
  readonly input: { readonly id: number }
}

async function invoice({ scope, services, input }: RecordRequest) {
  const [row] = await readInvoices(scope, [input.id], easternDate(services.now()))
  if (row === undefined) throw notFound('Your company has no such invoice. Choose one from the list of invoices.')
  return invoiceDetailsView(row)
}

async function payment({ scope, input }: RecordRequest) {
  const [row] = await readPayments(scope, [input.id])
  if (row === undefined) throw notFound('Your company has no such payment. Choose one from the payment history.')
  return paymentDetailsView(row)
}

/** The address of a file that is written when somebody opens it. */
async function paperUrl(scope: Scope, { now, publicUrl }: Services, request: PaperRequest): Promise<string> {
  const token = await createPaperLink(scope, request, now())
  return `${publicUrl()}/storage/papers/${token}/${fileNameOf(request)}`
}

/** The calls under /api/myaccount/transactions/ about invoices, payments and credit memos. */
export const billingHandlers = defineHandlers({
  getInvoices: invoices,
  paginateInvoices: invoices,
  getInvoice: invoice,
  getInvoiceById: invoice,
  getPayments: payments,
  paginatePayments: payments,
  getPayment: payment,
  getPaymentById: payment,
  getCreditMemos: creditMemos,
  paginateCreditMemos: creditMemos,
  getOpenItems: openItems,
  paginateOpenItems: openItems,

  getTransactionTotals: async ({ scope, services, input: { list, ...filters } }) =>
    totalsView(await readTransactionSums(scope, list, filters, easternDate(services.now())), list === 'invoices'),

  exportTransactions: async ({ scope, services, input }) => ({
    fileUrl: await paperUrl(scope, services, { ...input, kind: 'export' }),
  }),

  generatePDF: async ({ scope, services, input }) => {
    if (!('type' in input)) {
      await readPapers(scope, input, services)
      return { pdfUrl: await paperUrl(scope, services, { kind: 'pdf', papers: input }) }
    }
    const { type: kind, ...range } = input
    return { pdfUrl: await paperUrl(scope, services, { ...range, kind }) }
  },

  generateZip: async ({ scope, services, input }) => {
    await readPapers(scope, input, services)
    return { fileUrl: await paperUrl(scope, services, { kind: 'zip', papers: input }) }
  },
})
