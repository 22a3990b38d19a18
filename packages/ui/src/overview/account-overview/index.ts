export { AccountOverview } from './account-overview.js'
export { type AccountOverviewMessages, accountOverviewMessages } from './account-overview.messages.js'
export type { AccountOverviewProps } from './account-overview.types.js'
export { RecentOrders, type RecentOrdersProps } from './recent-orders.js'
