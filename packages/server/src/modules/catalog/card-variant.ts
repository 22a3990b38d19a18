import type { ShownItem } from '../../ports/search.types.js'

/**
 * The variant that a card names: the shown item, if the search prefers it to other variants. Otherwise the card stands
 * for the product, and shows its first variant.
 * @param variants the variants on sale in the order of their ids
 * @returns null where no variant is named
 * @example namedItem({ itemId: 12, fitting: [12] }, [{ id: 11 }, { id: 12 }]) // 12
 */
export function namedItem(shown: ShownItem | undefined, variants: readonly { readonly id: number }[]): number | null {
  const first = variants[0]
  if (shown === undefined || first === undefined) return null
  return shown.fitting.length < variants.length || shown.itemId !== first.id ? shown.itemId : null
}
