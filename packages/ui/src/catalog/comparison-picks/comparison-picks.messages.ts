export const comparisonPicksMessages = {
  compare: 'Compare',
  /** Follows `compare` in the accessible name of a tick. */
  ofItem: (name: string, item: number) => `: ${name}, item ${item}`,
  label: 'Products to compare',
  /** The link to the comparison. */
  compareItems: (count: number) => `Compare ${count} items`,
  one: 'Tick another product to compare it with this one.',
  picked: (count: number) => (count === 1 ? '1 product to compare' : `${count} products to compare`),
  most: (count: number) => `${count} products to compare, which is the most.`,
  remove: (name: string) => `Do not compare ${name}`,
  /** Follows the count for people who hear it. */
  reach: 'Press F6 to go to them.',
  clear: 'Clear',
}

export type ComparisonPicksMessages = typeof comparisonPicksMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    comparisonPicks: ComparisonPicksMessages
  }
}
