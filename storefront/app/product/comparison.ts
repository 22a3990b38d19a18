import type { SoldItem } from '@gauze/rules'
import type { ComparisonPick } from '@gauze/ui/catalog/comparison-picks'

/** The item of a card or a page, to compare it with others. */
export function pickOf(productId: number, { id, heading }: SoldItem): ComparisonPick {
  return { productId, itemId: id, name: heading }
}

/** The page that compares items side by side. */
export function comparePath(itemIds: readonly number[]): string {
  return `/compare?${new URLSearchParams({ ids: itemIds.join() })}`
}
