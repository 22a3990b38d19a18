import type { Invoice } from '@gauze/contract'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { useMessages } from '../../messages/index.js'
import { RecordStatus } from '../../records/record-status/index.js'
import { invoiceStatuses } from './transaction-statuses.js'
import { transactionStatusesMessages } from './transaction-statuses.messages.js'

/** Open invoices are marked when they are due within this many days. */
const SOON = 10
const DAY = 86_400_000

export interface InvoiceStatusProps {
  invoice: Pick<Invoice, 'status' | 'daysOverdue' | 'dueDate'>
  /** YYYY-MM-DD in Eastern time. */
  today: string
}

/**
 * The status of an invoice, with its days for one that is not paid.
 *
 * @example <InvoiceStatus invoice={invoice} today="2026-11-25" />
 */
export function InvoiceStatus({ invoice, today }: InvoiceStatusProps) {
  const text = useMessages('transactionStatuses', transactionStatusesMessages)
  const { status, daysOverdue, dueDate } = invoice
  if (status === 'paid' || status === 'pending') return <RecordStatus of={invoiceStatuses} status={status} />
  const { tones } = invoiceStatuses
  if (status === 'overdue') return <StatusTag tone={tones.overdue}>{text.overdueFor(daysOverdue)}</StatusTag>
  const days = Math.max((Date.parse(dueDate) - Date.parse(today)) / DAY, 0)
  if (days > SOON) return <StatusTag tone="neutral">{text.notDue}</StatusTag>
  return <StatusTag tone={tones.open}>{text.dueIn(days)}</StatusTag>
}
