import type { OrderStatus, ReturnStatus } from '@gauze/contract'

const moves: Partial<Record<OrderStatus, string>> = {
  'Pending Fulfillment': 'was approved',
  'Partially Fulfilled': 'has shipped in part',
  Shipped: 'has shipped',
  Delivered: 'was delivered',
  Rejected: 'was rejected',
  Cancelled: 'was canceled',
}

export const notificationListMessages = {
  new: 'New',
  delivered: 'Delivered',
  /** A time of day, from the hour of 24 and the minutes in two digits. */
  time: (hour: number, minutes: string) => `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`,
  deliveredAt: (day: string, time: string) => `Your delivery arrived on ${day} at ${time}.`,
  deliveredOn: (day: string) => `Your delivery arrived on ${day}.`,
  deliveredSometime: 'Your delivery has arrived.',
  reference: (workwaveId: string) => `Delivery ${workwaveId}`,
  track: (trackingNumber: string) => `See delivery ${trackingNumber}`,
  backorderReady: 'Backorder Ready',
  backorder: (name: string, quantity: number) => `${name}: ${quantity} on backorder can be sent now.`,
  backInStock: 'Item Back in Stock',
  orderUpdate: 'Order Update',
  orderMoved: (orderNumber: string, status: OrderStatus) => `Order ${orderNumber} ${moves[status] ?? 'has changed'}.`,
  subscription: 'Subscription',
  licenseExpiring: 'License Expiring',
  licenseEnds: (number: string, address: string, day: string) => `License ${number} at ${address} expires on ${day}.`,
  licenseBlocks: (level: string) => `After that day, items of Rx level ${level} cannot ship there.`,
  licenseReviewed: 'License Reviewed',
  licenseConfirmed: (number: string, address: string) => `License ${number} at ${address} was confirmed and counts.`,
  licenseRefused: (number: string, address: string) => `License ${number} at ${address} was refused.`,
  paymentReceived: 'Payment Received',
  received: (number: string) => `Payment ${number} was received.`,
  paymentReturned: 'Payment Returned',
  returned: (number: string) => `Payment ${number} was returned.`,
  reopened: 'Its invoices are open again.',
  invoiceIssued: 'Invoice Issued',
  issued: (number: string) => `Invoice ${number} was issued.`,
  due: (day: string) => `It is due on ${day}.`,
  isPaid: 'It is paid by the card of its order.',
  invoicesOverdue: 'Invoices Overdue',
  overdue: (count: number) => (count === 1 ? '1 invoice is overdue.' : `${count} invoices are overdue.`),
  returnAnswered: 'Return Answered',
  returnMoved: (number: string, status: ReturnStatus) => `Return ${number} was ${status.toLowerCase()}.`,
  quoteAnswered: 'Quote Answered',
  priced: (number: string) => `Estimate ${number} is ready.`,
  declined: (number: string) => `Quote ${number} was declined.`,
  recall: 'Product Recall',
  recalled: (number: string, riskClass: string, title: string) => `Recall ${number}, class ${riskClass}: ${title}.`,
  acknowledge: 'Your company received these goods. Please acknowledge the recall.',
  reason: (reason: string) => `Reason: ${reason}`,
  unknown: 'You have a new notification.',
  loading: 'Loading your notifications',
  empty: 'You have no notifications.',
  failedTitle: 'Your notifications could not be loaded',
  outdated: 'These may not be the newest: asking for them failed.',
  retry: 'Try again',
  offline: 'You are offline. Your notifications load when you are connected again.',
  notMarked: 'We could not mark these as read. It is tried again when you open them next.',
}

export type NotificationListMessages = typeof notificationListMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    notificationList: NotificationListMessages
  }
}
