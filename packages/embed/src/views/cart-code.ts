export { createCartSheet } from '../theme/cart-sheet.js'
export { OpenCart } from './open-cart.js'
