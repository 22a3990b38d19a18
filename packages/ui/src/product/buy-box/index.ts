export { BuyBox, type BuyBoxProps } from './buy-box.js'
export { type BuyBoxMessages, buyBoxMessages } from './buy-box.messages.js'
export type { BuyBoxRootProps, BuyBoxSlot, BuyBoxSlotProps, BuyBoxState } from './buy-box-root.js'
