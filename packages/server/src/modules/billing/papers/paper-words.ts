import type { InvoiceAge } from '@gauze/contract'

/** The ages of open invoices, in words. */
export const ageNames: Readonly<Record<InvoiceAge, string>> = {
  notDue: 'Not due',
  days1to30: '1 to 30 days overdue',
  days31to60: '31 to 60 days overdue',
  days61to90: '61 to 90 days overdue',
  over90: 'Over 90 days overdue',
}

/** The statuses of invoices, in words. */
export const invoiceStatusNames = {
  open: 'Open',
  overdue: 'Overdue',
  pending: 'Payment on its way',
  paid: 'Paid',
} as const
