export { BuyBox, type BuyBoxProps } from './buy-box.js'
export { type BuyBoxMessages, buyBoxMessages } from './buy-box.messages.js'
