import type { WirePrice } from '@gauze/rules'

/** The level whose price is shown struck through. */
const LIST_PRICE = 'List Price'

/**
 * A price as sent on the wire.
 * @param price dollars per base unit; null for none
 * @param visible whether this caller may see prices; if not, nothing of it leaves the server, not even the fact that
 * there is no price
 */
export function wirePrice(price: number | null, visible: boolean): WirePrice {
  if (!visible) return null
  return price ?? 'N/A'
}

/** Prices of an item by level, in dollars. */
interface LevelPrices {
  readonly listPrice: number | null
  readonly levelPrice: number | null
  /** The company's own level; null for a visitor. */
  readonly level: string | null
}

/**
 * The price levels a caller may see: List Price and the company's own level, never the level of another company.
 * @param visible whether this caller may see prices
 */
export function wirePrices({ listPrice, levelPrice, level }: LevelPrices, visible: boolean) {
  if (!visible) return []
  const list = listPrice === null ? [] : [{ level: LIST_PRICE, price: listPrice }]
  const own = level === null || level === LIST_PRICE || levelPrice === null ? [] : [{ level, price: levelPrice }]
  return [...list, ...own]
}
