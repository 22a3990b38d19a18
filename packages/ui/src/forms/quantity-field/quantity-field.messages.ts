export const quantityFieldMessages = {
  label: 'Quantity',
  decrease: 'Decrease quantity',
  increase: 'Increase quantity',
  adjusted: (typed: string, quantity: number) => `${typed} was changed to ${quantity}`,
}

export type QuantityFieldMessages = typeof quantityFieldMessages
