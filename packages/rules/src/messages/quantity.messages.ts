/** English words for the codes of `parseQuantityInput`. */
export const quantityMessages = {
  empty: 'Enter a quantity',
  notNumber: 'Only numbers can be entered',
  decimal: 'Decimals not allowed',
  belowMin: (min: string) => `Must be at least ${min}`,
  aboveMax: (max: string) => `Must be at most ${max}`,
}
