export { CartLine, type CartLineProps } from './cart-line.js'
export { type CartLineMessages, cartLineMessages } from './cart-line.messages.js'
export type { CartLineRootProps, CartLineSlot, CartLineState } from './cart-line.types.js'
export { type CartLineView, unitLabelOf } from './cart-line-view.js'
