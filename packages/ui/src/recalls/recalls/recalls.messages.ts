import type { RecallClass, RecallStatus } from '@gauze/contract'
import { recordListMessages } from '../../records/record-list/record-list.messages.js'

const statuses: Readonly<Record<RecallStatus, string>> = {
  Open: 'Not acknowledged',
  Acknowledged: 'Acknowledged',
  Closed: 'Closed',
}

const classes: Readonly<Record<RecallClass, string>> = { I: 'Class I', II: 'Class II', III: 'Class III' }

export const recallsMessages = {
  ...recordListMessages,
  search: 'Number, item or order',
  caption: 'Recalls',
  count: (total: number, written: string) => (total === 1 ? '1 recall' : `${written} recalls`),
  loading: 'Recalls are loading',
  emptyTitle: 'No recalls',
  empty: 'Nothing that your company received is recalled. We email you if that changes.',
  noMatchTitle: 'No recalls match',
  errorTitle: 'Recalls could not be loaded',
  recall: 'Recall',
  riskClass: 'Class',
  items: 'Items',
  received: 'Received',
  quantity: (written: string, unitLabel: string) => `${written} × ${unitLabel}`,
  orders: 'Orders',
  published: 'Published',
  classes,
  statuses,
}

export type RecallsMessages = typeof recallsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    recalls: RecallsMessages
  }
}
