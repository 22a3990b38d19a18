import type { CartAddition } from '@gauze/machines/cart'
import { nameWithVariant } from '@gauze/rules'

/**
 * What was put into the cart: quantity, unit and the item's name with its variant.
 *
 * @example additionText(addition) // '5 × Box of 100, Exam gloves, blue, medium'
 */
export function additionText({ item, unit, quantity }: CartAddition): string {
  const label = item.units.find(({ id }) => id === unit)?.label
  const name = nameWithVariant(item.name, item.matrixDetails)
  return `${quantity} × ${label ? `${label}, ${name}` : name}`
}
