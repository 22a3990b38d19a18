export const orderConfirmationMessages = {
  title: 'Thank you. Your order is placed.',
  pendingTitle: 'Your order is waiting for approval.',
  pendingBody: 'We’ve notified your administrator. You’ll get an email when your order is approved.',
  orderNumber: 'Order number',
  date: 'Date',
  total: 'Total',
  status: 'Status',
}

export type OrderConfirmationMessages = typeof orderConfirmationMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    orderConfirmation: OrderConfirmationMessages
  }
}
