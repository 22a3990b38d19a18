export { StockBadge, type StockBadgeProps } from './stock-badge.js'
export { type StockBadgeMessages, stockBadgeMessages } from './stock-badge.messages.js'
