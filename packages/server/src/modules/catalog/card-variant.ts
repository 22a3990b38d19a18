import type { FoundProducts } from '../../ports/search.types.js'
import type { CardRow } from './card.types.js'

/** The variant of a card that a search means; null for none. */
export function variantOf(found: FoundProducts, { id, children }: CardRow): number | null {
  return found.variantOf(
    id,
    children.map(({ id: variant, matrixDetails, isAddableToCart, restricted, quantityAvailable }) => ({
      ...{ id: variant, matrixDetails },
      isAddable: isAddableToCart && !restricted,
      inStock: quantityAvailable > 0,
    })),
  )
}
