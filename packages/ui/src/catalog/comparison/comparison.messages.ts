export const comparisonMessages = {
  label: 'Item numbers',
  help: 'Two to four, with commas between them',
  compare: 'Compare',
  tooFew: 'Enter two to four item numbers',
  tooMany: (count: number) => `Enter two to four item numbers: only the first four of your ${count} are compared`,
  /** @param numbers as a list in the language of the page */
  unknown: (count: number, numbers: string) =>
    `${count === 1 ? 'We have no item with the number' : 'We have no items with the numbers'} ${numbers}`,
  /** How many products are compared. */
  count: (count: number) => (count === 1 ? '1 product' : `${count} products side by side`),
  onlyDifferences: 'Only differences',
  startTitle: 'Nothing to compare yet',
  emptyTitle: 'No products to compare',
  empty: 'Give two to four item numbers to see the products side by side. Each product’s page shows its number.',
  browse: 'Browse all products',
}

export type ComparisonMessages = typeof comparisonMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    comparison: ComparisonMessages
  }
}
