export { CartButton, type CartButtonProps } from './cart-button.js'
export { type CartButtonMessages, cartButtonMessages } from './cart-button.messages.js'
