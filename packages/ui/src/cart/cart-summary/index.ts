export { CartSummary, type CartSummaryProps } from './cart-summary.js'
export { type CartSummaryMessages, cartSummaryMessages } from './cart-summary.messages.js'
export type {
  CartSummaryRootProps,
  CartSummarySlot,
  CartSummaryState,
  SummaryAmount,
  SummaryRow,
  SummaryRowState,
} from './cart-summary.types.js'
export type { SummaryRowPartProps } from './cart-summary-parts.js'
