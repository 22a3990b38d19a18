import type { GoodsLine } from './goods.types.js'

/** Base units in one of the line's unit; 1 for a unit the item no longer has. */
export function conversionRateOfLine({ unit, item }: Pick<GoodsLine, 'unit' | 'item'>): number {
  return item.units.find(({ id }) => id === unit)?.conversionRate ?? 1
}

/** Whole base units that hold the line. Rates have at most 4 decimals, so rounding to 4 first undoes float dust. */
export function baseUnits(line: GoodsLine): number {
  return Math.ceil(Number((conversionRateOfLine(line) * line.quantity).toFixed(4)))
}

/** Base units by item over all lines. */
export function baseUnitsByItem(lines: readonly GoodsLine[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const line of lines) sums.set(line.item.itemId, (sums.get(line.item.itemId) ?? 0) + baseUnits(line))
  return sums
}
