import type { Invoice, InvoiceAge, Payment } from '@gauze/contract'

/** English words for the statuses of invoices. */
export const invoiceStatusMessages: Readonly<Record<Invoice['status'], string>> = {
  open: 'Open',
  overdue: 'Overdue',
  pending: 'Payment on its way',
  paid: 'Paid',
}

/** English words for the ages of open invoices. */
export const invoiceAgeMessages: Readonly<Record<InvoiceAge, string>> = {
  notDue: 'Not due',
  days1to30: '1 to 30 days overdue',
  days31to60: '31 to 60 days overdue',
  days61to90: '61 to 90 days overdue',
  over90: 'Over 90 days overdue',
}

/** English words for the statuses of payments. */
export const paymentStatusMessages: Readonly<Record<Payment['status'], string>> = {
  Pending: 'Pending',
  Posted: 'Posted',
  Failed: 'Failed',
  Voided: 'Voided',
}
