export { createCartSheet } from '../theme/cart-sheet.js'
export { Glance } from './glance.js'
export { OpenCart } from './open-cart.js'
