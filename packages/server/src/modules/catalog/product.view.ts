import type { Product, ProductCard } from '@gauze/contract'
import { nearestVariant } from '@gauze/rules'
import { wirePrice, wirePrices } from '../pricing/wire-price.js'
import type { CardRow } from './card.types.js'
import { cardView, offerOf, variantView } from './card.view.js'
import type { ProductDetails } from './product.repository.js'

/**
 * The alternatives to an item, each in the variant nearest to it.
 * @param chosen the values of the item
 */
export function alternativeView(card: CardRow, chosen: ProductCard['matrixDetails'], visible: boolean): ProductCard {
  return cardView(card, visible, nearestVariant(chosen, card.children))
}

/**
 * A whole product as sent on the wire.
 * @param cards the product's own card and the cards of its relations
 * @param visible whether the caller may see prices
 * @returns null when the product's own card is missing
 */
export function productView(details: ProductDetails, cards: readonly CardRow[], visible: boolean): Product | null {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const own = byId.get(details.id)
  if (!own) return null
  const { id: _, related, alternatives, ...content } = details
  const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    ...cardView(own, visible),
    prices: wirePrices({ ...offerOf(own), level: own.level }, visible),
    allocationPeriod: own.allocationPeriod,
    displayName: own.displayName,
    category: own.category,
    inactive: own.inactive,
    restricted: own.restricted,
    specialOrder: own.specialOrder,
    variantId: own.parentId === null ? null : own.id,
    unit: { details: own.units },
    children: own.children.map((variant) => variantView(variant, own.level, visible)),
    ...content,
    pricelevelprice: wirePrice(own.levelPrice, visible),
    correlatedItems: cardsOf(related).map((card) => ({ correlatedItem: cardView(card, visible) })),
    alternativeItems: cardsOf(alternatives).map((card) => alternativeView(card, own.matrixDetails, visible)),
  }
}
