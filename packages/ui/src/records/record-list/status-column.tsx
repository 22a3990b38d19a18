import type { DataColumn } from '../../data-table/index.js'
import { RecordStatus, type RecordStatuses } from '../record-status/index.js'

/**
 * The column with the status of each record.
 *
 * @param of the statuses of the kind
 * @example statusColumn(orderStatuses, text.status)
 */
export function statusColumn<Status extends string>(
  of: RecordStatuses<Status>,
  header: string,
): DataColumn<{ readonly status: Status }> {
  return { id: 'status', header, cell: ({ status }) => <RecordStatus of={of} status={status} /> }
}
