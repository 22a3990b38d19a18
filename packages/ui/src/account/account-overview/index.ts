export { AccountOverview, type AccountOverviewProps } from './account-overview.js'
export { type AccountOverviewMessages, accountOverviewMessages } from './account-overview.messages.js'
export { RecentOrders, type RecentOrdersProps } from './recent-orders.js'
