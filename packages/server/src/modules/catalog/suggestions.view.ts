import type { ProductCard, SuggestedSection } from '@gauze/contract'
import { addability, soldItem } from '@gauze/rules'
import type { CardRow } from './card.types.js'
import { cardView, withLatestPurchase } from './card.view.js'
import type { SuggestionCandidate, SuggestionKind, Suggestions } from './suggestions.repository.js'

/** Products of a section. */
const productsOfSection = 3

/** The order in which sections are shown. */
const shownKinds: readonly SuggestionKind[] = ['buyAgain', 'industry', 'category', 'pickUp', 'timeToReorder']

/** The order in which sections choose: a product that could be in several is where the reason is strongest. */
const choosingKinds: readonly SuggestionKind[] = ['timeToReorder', 'buyAgain', 'pickUp', 'industry', 'category']

/**
 * Arranges suggestions in sections: each product once, only products that the company may buy, no section without
 * products. Products of the category are shown only without products of the industry.
 *
 * @param isPriceVisible whether the caller may see prices; if not, none leaves the server
 */
export function suggestedSections(
  { candidates, rxLevels, sellable }: Suggestions,
  cards: readonly CardRow[],
  isPriceVisible: boolean,
): SuggestedSection[] {
  const rows = new Map(cards.map((row) => [row.id, row]))
  const taken = new Set<number>()
  const chosen = new Map<SuggestionKind, ProductCard[]>()
  for (const kind of choosingKinds) {
    if (kind === 'category' && chosen.has('industry')) continue
    const found = candidates.flatMap((candidate) => {
      const row = candidate.kind === kind ? rows.get(candidate.itemId) : undefined
      if (row === undefined || taken.has(productOf(row))) return []
      // Whether a card can be bought depends on its price, which the caller may not see.
      const isBuyable = addability({ item: soldItem(cardView(row, true)), account: { rxLevels }, sellable }).ok
      return isBuyable ? [{ row, candidate }] : []
    })
    const shown = found.slice(0, productsOfSection)
    for (const { row } of shown) taken.add(productOf(row))
    if (shown.length > 0)
      chosen.set(
        kind,
        shown.map(({ row, candidate }) => suggestedCard(row, candidate, isPriceVisible)),
      )
  }
  return shownKinds.flatMap((kind) => {
    const products = chosen.get(kind)
    return products ? [{ kind, products }] : []
  })
}

function productOf({ parentId, id }: CardRow): number {
  return parentId ?? id
}

function suggestedCard(row: CardRow, { unit, orderedOn }: SuggestionCandidate, isPriceVisible: boolean): ProductCard {
  const card = cardView(row, isPriceVisible)
  return orderedOn === null || unit === null ? card : withLatestPurchase(card, { unit, orderedOn })
}
