export const accountOverviewMessages = {
  balance: 'Balance',
  overdue: 'Overdue',
  available: 'Available on terms',
  open: 'Open orders',
  approvals: 'Waiting for approval',
  orders: 'Recent orders',
  allOrders: 'All sales orders',
  deliveries: 'Recent deliveries',
  delivery: (orderNumber: string, carrier: string) => `Order ${orderNumber}, ${carrier}`,
  delivered: (day: string) => `Delivered ${day}`,
  shipped: (day: string) => `Shipped ${day}`,
}

export type AccountOverviewMessages = typeof accountOverviewMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    accountOverview: AccountOverviewMessages
  }
}
