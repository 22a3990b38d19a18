export const orderConfirmationMessages = {
  title: 'Thank you. Your order is placed.',
  pendingTitle: 'Your order is waiting for approval.',
  pendingBody: 'An administrator of your company was told. You will get an email when it is approved.',
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
