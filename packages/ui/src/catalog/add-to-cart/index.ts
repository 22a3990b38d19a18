export { AddToCart, type AddToCartProps } from './add-to-cart.js'
export { type AddToCartMessages, addToCartMessages } from './add-to-cart.messages.js'
export type { AddToCartButtonProps, AddToCartQuantityProps, AddToCartUnitProps } from './add-to-cart-parts.js'
export type {
  AddToCartRootProps,
  AddToCartSlot,
  AddToCartSlotProps,
  AddToCartState,
} from './add-to-cart-root.js'
