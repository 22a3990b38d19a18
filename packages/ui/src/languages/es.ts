import type { MessageOverrides } from '../messages/index.js'
import { addresses } from './es/addresses.js'
import { cart } from './es/cart.js'
import { rules } from './es/rules.js'

/** All words in Spanish, for readers in the United States. */
export const spanish: MessageOverrides = {
  ...addresses,
  ...cart,
  ...rules,
}
