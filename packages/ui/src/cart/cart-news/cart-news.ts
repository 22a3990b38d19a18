import type { EditOperation, RequestedItem } from '@gauze/machines/cart'
import { nameWithVariant } from '@gauze/rules'
import type { CartNewsMessages } from './cart-news.messages.js'

/**
 * Describes an addition to the cart: quantity, unit, the item's name with its variant, and its number.
 *
 * @example additionText(addition, cartNewsMessages) // '5 × Box of 100, Exam gloves, blue, medium, item 20418'
 */
export function additionText({ item, unit, quantity }: RequestedItem, text: CartNewsMessages): string {
  const label = item.units.find(({ id }) => id === unit)?.label ?? null
  return text.requested(quantity, label, text.item(nameWithVariant(item.name, item.matrixDetails), item.itemName))
}

/**
 * How much of a request the cart granted.
 *
 * @example grantedText(requested, 5, cartNewsMessages) // '5 of 8 × Each, Gauze roll, item 80011'
 */
export function grantedText(requested: RequestedItem, granted: number, text: CartNewsMessages): string {
  return text.granted(granted, additionText(requested, text))
}

/**
 * Describes the change that a refused edit would have made to the cart.
 *
 * @example refusalText('addItem', requested, cartNewsMessages) // 'Not added: 12 × Each, Gauze roll, item 80011'
 */
export function refusalText(operation: EditOperation, requested: RequestedItem | null, text: CartNewsMessages): string {
  return requested ? text.refused(text[operation], additionText(requested, text)) : text[operation]
}
