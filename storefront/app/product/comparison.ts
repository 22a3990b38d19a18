import type { SoldItem } from '@gauze/rules'
import type { ComparisonPick } from '@gauze/ui/catalog/comparison-picks'

/** The item of a card, to compare it with others. */
export function pickOf(productId: number, { id, heading }: SoldItem): ComparisonPick {
  return { productId, itemId: id, name: heading }
}
