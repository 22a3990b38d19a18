import type { EditOperation, RequestedItem } from '@gauze/machines/cart'
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

/**
 * How much of a request the cart granted.
 *
 * @example grantedText(requested, 5) // '5 of 8 × Each, Gauze roll, item 80011'
 */
export function grantedText(requested: RequestedItem, granted: number): string {
  return `${granted} of ${additionText(requested)}`
}

/**
 * What a refused edit would have done to the cart.
 *
 * @example refusalText('addItem', requested) // 'Not added: 12 × Each, Gauze roll, item 80011'
 */
export function refusalText(operation: EditOperation, requested: RequestedItem | null): string {
  return requested ? `${REFUSALS[operation]}: ${additionText(requested)}` : REFUSALS[operation]
}

const REFUSALS: Readonly<Record<EditOperation, string>> = {
  addItem: 'Not added',
  editItem: 'Not changed to',
  removeItem: 'Not removed',
  emptyCart: 'Not emptied',
}
