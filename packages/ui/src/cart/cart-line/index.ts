export { CartLine, type CartLineProps } from './cart-line.js'
export { type CartLineMessages, cartLineMessages } from './cart-line.messages.js'
export type {
  CartLineImageProps,
  CartLineNameProps,
  CartLineQuantityProps,
  CartLineRootProps,
  CartLineSlot,
  CartLineSlotProps,
  CartLineState,
  CartLineUnitProps,
} from './cart-line.types.js'
export { type CartLineView, unitLabelOf } from './cart-line-view.js'
