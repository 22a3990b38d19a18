import type { CallInput, Invoice, PaymentDetails } from '@gauze/contract'
import type { PaymentPort } from '@gauze/machines/billing'
import type { PaymentHrefs } from '../billing/make-payment/index.js'
import { bankAccounts, cards } from './story-data.js'

function invoiceOf(
  id: number,
  invoiceNumber: string,
  dueDate: string,
  daysOverdue: number,
  amountDue: number,
): Invoice {
  const status = daysOverdue > 0 ? 'overdue' : 'open'
  return {
    ...{ id, invoiceNumber, status, date: '2026-09-01', dueDate, daysOverdue, poNum: ['PO', id].join('-') },
    ...{ orderId: null, orderNumber: null, shipTo: 'Main hospital', total: amountDue, paid: 0, credited: 0 },
    ...{ pending: 0, amountDue },
  }
}

/** Open invoices, the first due first. */
const storyInvoices: readonly Invoice[] = [
  invoiceOf(11, 'INV-20611', '2026-08-17', 97, 212.4),
  invoiceOf(84, 'INV-20684', '2026-10-08', 45, 345.19),
  invoiceOf(88, 'INV-20688', '2026-12-10', 0, 948.83),
]

/** The day on which the invoices of the stories are as late as they say. */
export const storyPaymentToday = '2026-11-22'

/** Many open invoices, one due after the other. */
export function manyStoryInvoices(count: number): readonly Invoice[] {
  const first = Date.parse('2026-06-01')
  return Array.from({ length: count }, (_, at) => {
    const due = first + Math.floor((at * 300) / count) * 86_400_000
    const late = Math.max(0, Math.round((Date.parse(storyPaymentToday) - due) / 86_400_000))
    const amount = 100 + (at % 400) / 4
    return invoiceOf(at + 1, ['INV', 30_001 + at].join('-'), new Date(due).toISOString().slice(0, 10), late, amount)
  })
}

/** An answer with all open invoices. */
export function storyOpenInvoices(results: readonly Invoice[]): PaymentPort['getInvoices'] {
  return async ({ limit = 10 }: CallInput<'getInvoices'>) => {
    return { results: [...results], total: results.length, page: 1, pages: 1, limit: Number(limit) }
  }
}

/** A remittance with one short payment, an unknown invoice, and a total that leaves that one out. */
export const storyRemittance = [
  'Invoice\tAmount paid',
  'INV-20611\t212.40',
  'PO-84\t300.00',
  'INV-99999\t80.00',
  'CM-3041\t(184.50)',
  'Total\t$327.90',
].join('\n')

/** The pages of a payment. */
export const storyPaymentHrefs: PaymentHrefs = {
  create: '/create',
  method: '/method',
  review: '/review',
  invoices: '/invoices',
  invoice: (id) => `/invoices/${id}`,
}

/** A payment that was made. */
export const storyPayment: PaymentDetails = {
  ...{ id: 9, paymentNumber: 'PMT-9027', status: 'Posted', date: '2026-11-22T15:58:00.000Z', memo: '' },
  ...{ expectedOn: null, postedOn: null },
  ...{ method: 'Visa ending in 4242', amount: 373.09, applied: 373.09, unapplied: 0, fee: 0 },
  ...{ isDebit: false, paidBy: 'Dana Whitfield', returnedOn: null },
  applications: [
    {
      ...{
        id: 1,
        kind: 'creditMemo',
        sourceId: 41,
        sourceNumber: 'CM-3041',
        invoiceId: 11,
        invoiceNumber: 'INV-20611',
      },
      ...{ date: '2026-11-22T15:58:00.000Z', isPending: false, amount: 184.5 },
    },
    {
      ...{ id: 2, kind: 'payment', sourceId: 9, sourceNumber: 'PMT-9027', invoiceId: 11, invoiceNumber: 'INV-20611' },
      ...{ date: '2026-11-22T15:58:00.000Z', isPending: false, amount: 27.9 },
    },
    {
      ...{ id: 3, kind: 'payment', sourceId: 9, sourceNumber: 'PMT-9027', invoiceId: 84, invoiceNumber: 'INV-20684' },
      ...{ date: '2026-11-22T15:58:00.000Z', isPending: false, amount: 345.19 },
    },
  ],
}

/** The calls of a payment, without a server. */
export function storyPaymentPort(change: Partial<PaymentPort> = {}): PaymentPort {
  return {
    getInvoices: storyOpenInvoices(storyInvoices),
    getCreditInfo: async () => ({
      creditMemos: [
        {
          ...{ id: 41, creditMemoNumber: 'CM-3041', date: '2026-10-02', reason: 'Damaged in transit' },
          ...{ total: 184.5, amountPaid: 0, maxApply: 184.5 },
        },
      ],
      unappliedPayments: [],
    }),
    getPaymentMethods: async () => ({ cards }),
    getBankAccounts: async () => ({ bankAccounts, fields: { kind: 'frames', url: 'https://fields.example' } }),
    getConvFeeExempt: async () => ({ convFeeExempt: true }),
    getConvenienceFeeRate: async () => ({ convenienceFeeRate: 3 }),
    createPayment: async () => storyPayment,
    ...change,
  }
}
