import type { ItemListLine } from '@gauze/contract'
import { type Cents, exactUnitPrice, isPriced, lineTotal, sumCents } from '@gauze/rules'

type PricedLine = Pick<ItemListLine, 'unit' | 'quantity' | 'item'>

/** The exact price of one unit in dollars, which may be finer than a cent, and of the line; null without a price. */
export function amountsOf({ unit, quantity, item: { price, units } }: PricedLine) {
  const conversionRate = units.find(({ id }) => id === unit)?.conversionRate
  if (!isPriced(price) || conversionRate === undefined) return null
  return {
    each: exactUnitPrice({ price, conversionRate }),
    total: lineTotal({ price, conversionRate, quantity }),
  }
}

/** The sum of the lines that have a price, as text; null if none has. */
export function sumText(lines: readonly PricedLine[], money: (amount: Cents) => string): string | null {
  const totals = lines.flatMap((line) => amountsOf(line)?.total ?? [])
  return totals.length > 0 ? money(sumCents(totals)) : null
}

/** The unit of a line in words. */
export function unitLabelOf({ unit, item: { units } }: PricedLine): string {
  return units.find(({ id }) => id === unit)?.label ?? ''
}
