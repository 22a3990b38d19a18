import type { Caller } from './api.js'

interface Applied {
  readonly kind: 'payment' | 'creditMemo'
  readonly sourceId: number
}

/** Finds an invoice of the caller's company that a payment paid. */
export async function paidInvoice(caller: Caller): Promise<{ readonly invoice: number; readonly payment: number }> {
  const transactions = '/api/myaccount/transactions'
  const { results } = await caller.get<{ results: { id: number }[] }>(
    `${transactions}/invoices/paginate?status=paid&limit=20`,
  )
  for (const { id } of results) {
    const { applications } = await caller.get<{ applications: Applied[] }>(`${transactions}/invoices/${id}`)
    const payment = applications.find(({ kind }) => kind === 'payment')
    if (payment) return { invoice: id, payment: payment.sourceId }
  }
  throw new Error('The company has no invoice that a payment paid. Look at the demonstration data.')
}
