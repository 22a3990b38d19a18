import type { OrderLine } from '@gauze/contract'
import { nameWithVariant } from '@gauze/rules'

/** An item of an order that is not all in stock. Numbers are in base units. */
export interface Shortage {
  readonly itemId: number
  readonly name: string
  readonly inStock: number
  readonly ordered: number
}

/**
 * The items of an order that wait, in whole or in part, until they are back in stock.
 *
 * @example shortagesOf(order.lines) // [{ itemId: 20418, name: 'Exam gloves, Size:medium', inStock: 14, ordered: 50 }]
 */
export function shortagesOf(lines: readonly OrderLine[]): readonly Shortage[] {
  const byItem = new Map<number, Shortage>()
  for (const { itemId, name, matrixDetails, quantity, conversionRate, backordered = 0 } of lines) {
    if (backordered === 0) continue
    const ordered = (byItem.get(itemId)?.ordered ?? 0) + quantity * conversionRate
    const inStock = Math.max(0, ordered - backordered)
    byItem.set(itemId, { itemId, name: nameWithVariant(name, matrixDetails), inStock, ordered })
  }
  return [...byItem.values()]
}
