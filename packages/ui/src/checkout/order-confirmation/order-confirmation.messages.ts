export const orderConfirmationMessages = {
  title: 'Thank you. Your order is placed.',
  pendingTitle: 'Your order is waiting for approval.',
  pendingBody: 'We’ve notified your administrator. You’ll get an email when your order is approved.',
  /** @param inStock and `ordered` count base units */
  shortage: (name: string, inStock: number, ordered: number) =>
    inStock > 0
      ? `${name}: only ${inStock} of ${ordered} are in stock. The rest ships when it’s back in stock.`
      : `${name} is out of stock. It ships when it’s back in stock.`,
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
