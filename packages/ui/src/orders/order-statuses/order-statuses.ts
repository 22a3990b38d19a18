import type { OrderStatus } from '@gauze/contract'
import { useMessages } from '../../messages/index.js'
import type { RecordStatuses } from '../../records/record-status/index.js'
import { orderStatusesMessages } from './order-statuses.messages.js'

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
  useWords: () => useMessages('orderStatuses', orderStatusesMessages),
}
