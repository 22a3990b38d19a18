import type { OrderStatus } from '@gauze/contract'

export const orderStatusesMessages: Readonly<Record<OrderStatus, string>> = {
  'Pending Approval': 'Pending Approval',
  'Pending Fulfillment': 'Pending Fulfillment',
  'Partially Fulfilled': 'Partially Fulfilled',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Rejected: 'Rejected',
  Cancelled: 'Canceled',
}

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    orderStatuses: typeof orderStatusesMessages
  }
}
