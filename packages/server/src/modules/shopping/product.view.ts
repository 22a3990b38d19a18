import type { Product } from '@gauze/contract'
import { wirePrice } from '../pricing/wire-price.js'
import type { CardRow } from './card.types.js'
import { cardView } from './card.view.js'
import type { ProductDetails } from './product.repository.js'

/**
 * A whole product as the wire has it.
 * @param cards the product's own card and those of its relations
 * @param visible whether the caller may see prices
 * @returns null when the product's own card is missing
 */
export const productView = (details: ProductDetails, cards: readonly CardRow[], visible: boolean): Product | null => {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const own = byId.get(details.id)
  if (!own) return null
  const { id: _, related, alternatives, ...content } = details
  const cardsOf = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const card = byId.get(id)
      return card ? [cardView(card, visible)] : []
    })
  return {
    ...cardView(own, visible),
    ...content,
    pricelevelprice: wirePrice(own.levelPrice, visible),
    correlatedItems: cardsOf(related).map((correlatedItem) => ({ correlatedItem })),
    alternativeItems: cardsOf(alternatives),
  }
}
