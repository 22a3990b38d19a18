export { AddToCart, type AddToCartProps } from './add-to-cart.js'
export { type AddToCartMessages, addToCartMessages } from './add-to-cart.messages.js'
