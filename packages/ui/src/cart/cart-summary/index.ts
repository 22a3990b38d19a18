export { CartSummary, type CartSummaryProps, type SummaryAmount } from './cart-summary.js'
export { type CartSummaryMessages, cartSummaryMessages } from './cart-summary.messages.js'
