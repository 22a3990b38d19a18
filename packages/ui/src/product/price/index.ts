export { Price, type PriceAccess, type PriceProps } from './price.js'
export { type PriceMessages, priceMessages } from './price.messages.js'
