import type { CreditMemo, Invoice, OpenItem, Payment, TransactionTotals } from '@gauze/contract'

/** The day of the stories. */
export const today = '2026-11-22'

function invoice(
  id: number,
  dueDate: string,
  daysOverdue: number,
  amountDue: number,
  total = amountDue,
  pending = 0,
): Invoice {
  return {
    ...{ id, invoiceNumber: `INV-${20_600 + id}`, poNum: `PO-${23_900 + id}`, orderId: id, orderNumber: `SO-${id}` },
    ...{ date: '2026-10-14', dueDate, daysOverdue, shipTo: 'Main dock', total, amountDue },
    ...{ paid: total - amountDue - pending, credited: 0, pending },
    status: pending > 0 ? 'pending' : amountDue === 0 ? 'paid' : daysOverdue > 0 ? 'overdue' : 'open',
  }
}

export const invoices: readonly Invoice[] = [
  invoice(1, '2026-08-17', 97, 212.4),
  invoice(2, '2026-10-08', 45, 481.4, 681.4),
  invoice(3, '2026-11-30', 0, 948.83),
  invoice(4, '2026-12-22', 0, 173.91),
  invoice(5, '2026-11-01', 0, 0, 365.72),
  invoice(6, '2026-11-15', 0, 0, 128.5, 128.5),
]

export const invoiceTotals: TransactionTotals = {
  ...{ count: 6, total: 2510.76, open: 1816.54, overdue: 693.8 },
  ages: [
    { age: 'notDue', count: 2, open: 1122.74 },
    { age: 'days1to30', count: 0, open: 0 },
    { age: 'days31to60', count: 1, open: 481.4 },
    { age: 'days61to90', count: 0, open: 0 },
    { age: 'over90', count: 1, open: 212.4 },
  ],
}

export const payments: readonly Payment[] = [
  {
    ...{ id: 1, paymentNumber: 'PMT-1', status: 'Posted', date: '2026-11-01T15:00:00Z', method: 'Check 1024' },
    ...{ memo: 'October', expectedOn: null, amount: 120, applied: 110, unapplied: 10 },
  },
  {
    ...{ id: 2, paymentNumber: 'PMT-2', status: 'Pending', date: '2026-11-20T15:00:00Z' },
    ...{ method: 'First Bank account ending in 6789', memo: '', expectedOn: '2026-11-27' },
    ...{ amount: 128.5, applied: 128.5, unapplied: 0 },
  },
]

export const creditMemos: readonly CreditMemo[] = [
  {
    ...{ id: 1, creditMemoNumber: 'CM-1', status: 'open', date: '2026-11-10', reason: 'Damaged in transit' },
    ...{ returnNumber: null, orderId: null, orderNumber: null },
    ...{ invoiceId: 5, invoiceNumber: 'INV-20605', total: 25, applied: 10, available: 15 },
  },
]

export const openItems: readonly OpenItem[] = [
  {
    ...{ kind: 'invoice', id: 1, number: 'INV-20601', date: '2026-07-18', dueDate: '2026-08-17' },
    ...{ total: 212.4, open: 212.4 },
  },
  { ...{ kind: 'creditMemo', id: 1, number: 'CM-1', date: '2026-11-10', dueDate: null }, ...{ total: 25, open: -15 } },
]

/** The totals of a list without ages. */
export function plainTotals(count: number, total: number, open: number): TransactionTotals {
  return { ...{ count, total, open, overdue: 0 }, ages: [] }
}
