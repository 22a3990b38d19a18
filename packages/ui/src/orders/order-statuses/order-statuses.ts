import type { OrderStatus } from '@gauze/contract'
import { useMessages } from '../../messages/index.js'
import type { RecordStatuses } from '../../records/record-status/index.js'

const orderStatusMessages: Readonly<Record<OrderStatus, string>> = {
  'Pending Approval': 'Pending Approval',
  'Pending Fulfillment': 'Pending Fulfillment',
  'Partially Fulfilled': 'Partially Fulfilled',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Rejected: 'Rejected',
  Cancelled: 'Cancelled',
}

/** The statuses of an order. */
export const orderStatuses: RecordStatuses<OrderStatus> = {
  tones: {
    'Pending Approval': 'notice',
    'Pending Fulfillment': 'neutral',
    'Partially Fulfilled': 'notice',
    Shipped: 'good',
    Delivered: 'good',
    Rejected: 'refused',
    Cancelled: 'refused',
  },
  useWords: () => useMessages('orderStatuses', orderStatusMessages),
}

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    orderStatuses: typeof orderStatusMessages
  }
}
