export const filterSheetMessages = {
  title: 'Filters',
  /** @param shown the count as it is written */
  show: (count: number, shown: string) => (count === 1 ? 'Show 1 product' : `Show ${shown} products`),
  /** While the count is not known. */
  showAny: 'Show products',
  clear: 'Clear all',
}

export type FilterSheetMessages = typeof filterSheetMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    filterSheet: FilterSheetMessages
  }
}
