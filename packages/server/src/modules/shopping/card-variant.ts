import { namedVariant } from '../../search/engine/named-variant.js'
import type { VariantQuestion } from '../../search/engine/search-engine.types.js'
import type { CardRow } from './card.types.js'

/** The variant of a card that a search means; null for none. */
export function variantOf(question: VariantQuestion, { id, children }: CardRow): number | null {
  return namedVariant(
    question,
    id,
    children.map(({ id: variant, matrixDetails, isAddableToCart, restricted, quantityAvailable }) => ({
      ...{ id: variant, matrixDetails },
      isAddable: isAddableToCart && !restricted,
      inStock: quantityAvailable > 0,
    })),
  )
}
