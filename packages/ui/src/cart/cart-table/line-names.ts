import { nameWithVariant } from '@gauze/rules'
import { type CartLineView, unitLabelOf } from '../cart-line/index.js'
import type { CartTableMessages } from './cart-table.messages.js'

/**
 * The name for each line's fields: items with the same name are distinguished by their numbers, lines of one item by
 * their units.
 */
export function lineNames(lines: readonly CartLineView[], text: CartTableMessages): readonly string[] {
  const named = lines.map((line) => ({ line, name: nameWithVariant(line.name, line.matrixDetails) }))
  return named.map(({ line, name }) => {
    const alike = named.filter((other) => other.name === name && other.line.id !== line.id)
    if (alike.length === 0) return name
    const isSameItem = alike.some((other) => other.line.itemId === line.itemId)
    return text.nameApart(name, line.itemName, isSameItem ? unitLabelOf(line) : null)
  })
}
