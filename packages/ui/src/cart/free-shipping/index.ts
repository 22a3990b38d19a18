export { FreeShipping, type FreeShippingProps } from './free-shipping.js'
export { type FreeShippingMessages, freeShippingMessages } from './free-shipping.messages.js'
