import type { RecallClass, RecallStatus } from '@gauze/contract'
import { recordFiltersMessages } from '../../data-table/record-filters/record-filters.messages.js'

const statuses: Readonly<Record<RecallStatus, string>> = {
  Open: 'Not acknowledged',
  Acknowledged: 'Acknowledged',
  Closed: 'Closed',
}

export const recallsMessages = {
  ...recordFiltersMessages,
  search: 'Number, item or order',
  recalls: 'Recalls',
  count: (total: number, written: string) => (total === 1 ? '1 recall' : `${written} recalls`),
  loading: 'Recalls are loading',
  emptyTitle: 'No recalls',
  empty: 'Nothing that your company received is recalled. We email you if that changes.',
  noMatchTitle: 'No recalls match',
  noMatch: 'Change a filter, or clear them all to see everything.',
  errorTitle: 'Recalls could not be loaded',
  error: 'Nothing is lost. Try again in a moment.',
  /** Shown instead of the list while a day has an error. */
  paused: 'Nothing is listed until the days above are corrected.',
  recall: 'Recall',
  riskClass: 'Class',
  items: 'Items',
  received: 'Received',
  quantity: (written: string, unitLabel: string) => `${written} × ${unitLabel}`,
  orders: 'Orders',
  published: 'Published',
  classOf: (riskClass: RecallClass) => `Class ${riskClass}`,
  statuses,
}

export type RecallsMessages = typeof recallsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    recalls: RecallsMessages
  }
}
