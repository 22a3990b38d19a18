import type { CataloguePrice, PriceLevel } from './catalogue.types.js'
import type { Random } from './random.js'

/** Prices are counted in ten-thousandths of a dollar, so that four decimals stay exact. */
const unitsPerDollar = 10_000

const discounts: readonly (readonly [level: PriceLevel, from: number, to: number])[] = [
  ['Contract A', 0.76, 0.82],
  ['Contract B', 0.84, 0.88],
  ['Clinic', 0.91, 0.95],
]

function toDecimal(amount: number): string {
  const decimals = amount % 100 === 0 ? 2 : 4
  return (amount / unitsPerDollar).toFixed(decimals)
}

/** Prices end the way price lists do: fine below a dollar, at 5 or 9 cents above, at half dollars from $100 on. */
function tidy(dollars: number): number {
  if (dollars < 1) return Math.max(5, Math.round(dollars * unitsPerDollar))
  if (dollars >= 100) return Math.round(dollars * 2) * (unitsPerDollar / 2)
  const cents = Math.round(dollars * 100)
  return (cents - (cents % 10) + (cents % 10 < 5 ? 5 : 9)) * 100
}

/**
 * The four price levels of an item per base unit.
 *
 * @param dollars the list price aimed at
 * @param next the item's source of numbers
 * @returns list price first, then the levels below it, as decimal strings
 * @example priceLevels(14.2, next)
 */
export function priceLevels(dollars: number, next: Random): CataloguePrice[] {
  const list = tidy(dollars * (0.97 + next() * 0.07))
  const step = list < 5 * unitsPerDollar ? 1 : 100
  return [
    { level: 'List Price', price: toDecimal(list) },
    ...discounts.map(([level, from, to]) => ({
      level,
      price: toDecimal(Math.round((list * (from + next() * (to - from))) / step) * step),
    })),
  ]
}
