/** English words for the codes of `parseQuantityInput` (PDP-10). */
export const quantityMessages = {
  empty: 'Enter a quantity',
  notNumber: 'Only numbers can be entered',
  decimal: 'Decimals not allowed',
  belowMin: (min: number) => `Must be at least ${min}`,
  aboveMax: (max: number) => `Must be at most ${max.toLocaleString('en-US')}`,
}
