import type { RequestedItem } from '@gauze/machines/cart'
import { nameWithVariant } from '@gauze/rules'

/**
 * What was added to the cart: quantity, unit, the item's name with its variant, and its number, because makers share
 * names.
 *
 * @example additionText(addition) // '5 × Box of 100, Exam gloves, blue, medium, item 20418'
 */
export function additionText({ item, unit, quantity }: RequestedItem): string {
  const label = item.units.find(({ id }) => id === unit)?.label
  const name = `${nameWithVariant(item.name, item.matrixDetails)}, item ${item.itemId}`
  return `${quantity} × ${label ? `${label}, ${name}` : name}`
}
