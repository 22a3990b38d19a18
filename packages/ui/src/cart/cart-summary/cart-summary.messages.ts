export const cartSummaryMessages = {
  title: 'Summary',
  subtotal: (count: number) => (count === 1 ? 'Subtotal (1 unit)' : `Subtotal (${count} units)`),
  shipping: 'Shipping',
  free: 'FREE',
  calculating: 'Calculating...',
  tax: 'Tax',
  taxAt: (percent: number) => `Tax (${percent}%)`,
  /** The tax of a part of the goods, or of goods and shipping. */
  taxOf: (percent: number, amount: string) => `Tax (${percent}% of ${amount})`,
  convenienceFee: 'Convenience fee',
  total: 'Total',
  totalNow: (total: string) => `Total ${total}`,
  notCalculated: 'Not calculated',
  taxError: 'Tax could not be calculated. The order cannot be totalled until it is.',
  feeError: 'The convenience fee could not be calculated. The order cannot be totalled until it is.',
  retry: 'Try again',
  pricesHidden: 'Your account does not show prices.',
}

export type CartSummaryMessages = typeof cartSummaryMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    cartSummary: CartSummaryMessages
  }
}
