export { BuyBar, type BuyBarProps } from './buy-bar.js'
export { type BuyBarMessages, buyBarMessages } from './buy-bar.messages.js'
