import type { MessageOverrides } from '../catalog.types.js'
import { buying } from './buying.js'
import { cart } from './cart.js'
import { rules } from './rules.js'

/**
 * The Spanish words of prices, of adding to the cart and of the cart, for a page that shows nothing else. `spanish` has
 * them, too.
 *
 * @example <GauzeProvider locale="es-US" messages={spanishCart}>
 */
export const spanishCart = { ...buying, ...cart, ...rules } satisfies MessageOverrides
