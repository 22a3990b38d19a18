import { invoiceAgeMessages } from '@gauze/rules/messages'

const ages = { ...invoiceAgeMessages, notDue: 'Not due yet' }

export const accountOverviewMessages = {
  balance: 'Balance',
  overdue: 'Overdue',
  pendingPayments: 'Payments on their way',
  available: 'Available on terms',
  open: 'Open orders',
  approvals: 'Waiting for approval',
  today: 'What needs you today',
  /** @param account the account of the page: of a parent login, other accounts may need something */
  nothingToday: (account: string) => `Nothing at ${account} needs you today.`,
  recallsToday: (count: number) =>
    count === 1 ? '1 recall is not acknowledged' : `${count} recalls are not acknowledged`,
  approvalsToday: (count: number) =>
    count === 1 ? '1 order needs your approval' : `${count} orders need your approval`,
  overdueToday: (count: number, amount: string) =>
    count === 1 ? `1 invoice is overdue, ${amount}` : `${count} invoices are overdue, ${amount}`,
  licensesToday: (count: number) =>
    count === 1 ? '1 license has expired or will soon' : `${count} licenses have expired or will soon`,
  parcelsToday: (count: number) => (count === 1 ? '1 parcel is on its way' : `${count} parcels are on their way`),
  subscriptionsToday: (count: number) => (count === 1 ? '1 subscription stopped' : `${count} subscriptions stopped`),
  quickLinks: 'Quick links',
  payLink: 'Make a payment',
  invoicesLink: 'Invoices',
  reorderLink: 'Easy Reorder',
  listsLink: 'Item Lists',
  subscriptionsLink: 'Subscriptions',
  agesTitle: 'Open invoices',
  allInvoices: 'All open invoices',
  age: 'Age',
  ages,
  count: 'Invoices',
  amount: 'Amount',
  spend: 'Spend by month',
  month: 'Month',
  showChart: 'Show as chart',
  hideChart: 'Hide chart',
  chart: 'Spend by month, as a chart',
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
