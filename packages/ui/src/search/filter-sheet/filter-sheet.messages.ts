export const filterSheetMessages = {
  title: 'Filters',
  show: (count: number) => (count === 1 ? 'Show 1 product' : `Show ${count} products`),
  clear: 'Clear all',
}

export type FilterSheetMessages = typeof filterSheetMessages
