import type { Sort } from '@gauze/contract'
import type { Prices, VariantChoice } from '@gauze/server/plugin'
import { isVariantFacet } from './facets.js'
import { namedVariant } from './named-variant.js'
import type { SearchRequest, VariantQuestion } from './search-engine.types.js'

/** Dollars for one of the units that a card shows; null for 'N/A'. */
type CardPrice = number | null

interface PricedVariant extends VariantChoice {
  readonly price: CardPrice
}

/** A found product with the offers of its card: one of its variants, or itself at its one price. */
export type OfferedProduct = readonly [product: number, offer: readonly PricedVariant[] | CardPrice]

/** Whether a listing is sorted by price. */
export function isPriceSort(sort: Sort | undefined): boolean {
  return sort === 'priceAsc' || sort === 'priceDesc'
}

/** The prices that a listing is sorted by; undefined for any other sort. */
export function orderingPrices({ sort, prices }: SearchRequest): Prices | undefined {
  return isPriceSort(sort) ? prices : undefined
}

/** Whether cards may show a variant other than the first. */
export function mayNameVariants({ numbers, words, excluded, filters }: VariantQuestion): boolean {
  return numbers.size + words.length + excluded.length > 0 || Object.keys(filters).some(isVariantFacet)
}

function shownPrice(question: VariantQuestion, [product, offer]: OfferedProduct): CardPrice {
  if (offer === null || typeof offer === 'number') return offer
  const named = namedVariant(question, product, offer)
  return (offer.find(({ id }) => id === named) ?? offer[0])?.price ?? null
}

/**
 * Sorts products by the price that their cards show, which is the price of the variant that the search means; products
 * without a price come last.
 * @returns their ids
 */
export function inPriceOrder(
  found: readonly OfferedProduct[],
  question: VariantQuestion,
  sort: Sort | undefined,
): number[] {
  const direction = sort === 'priceDesc' ? -1 : 1
  return found
    .map((product) => ({ id: product[0], price: shownPrice(question, product) }))
    .sort(({ price: one }, { price: other }) =>
      one === null || other === null ? Number(one === null) - Number(other === null) : (one - other) * direction,
    )
    .map(({ id }) => id)
}
