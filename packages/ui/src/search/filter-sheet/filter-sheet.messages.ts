export const filterSheetMessages = {
  title: 'Filters',
  show: (count: number) => (count === 1 ? 'Show 1 product' : `Show ${count.toLocaleString('en-US')} products`),
  /** While the count is not known. */
  showAny: 'Show products',
  clear: 'Clear all',
}

export type FilterSheetMessages = typeof filterSheetMessages
