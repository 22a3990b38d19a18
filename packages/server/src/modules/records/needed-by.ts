/**
 * The beginning of a sentence about the uses of a record that a person wants to delete.
 * @param uses at least one, such as `order SO-100001`
 * @example
 * neededBy(['order SO-100001', 'the subscription “Restock”']) // 'Order SO-100001, the subscription “Restock” need'
 */
export function neededBy(uses: readonly string[]): string {
  const named = uses.join(', ')
  return `${named.charAt(0).toUpperCase()}${named.slice(1)} ${uses.length === 1 ? 'needs' : 'need'}`
}
