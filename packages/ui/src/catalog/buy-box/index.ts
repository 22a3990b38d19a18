export { BuyBox, type BuyBoxProps } from './buy-box.js'
export { type BuyBoxMessages, buyBoxMessages } from './buy-box.messages.js'
export type {
  BuyBoxAddToCartProps,
  BuyBoxAmountProps,
  BuyBoxMarksProps,
  BuyBoxRootProps,
  BuyBoxSlot,
  BuyBoxSlotProps,
  BuyBoxState,
  BuyBoxVariants,
  BuyBoxVariantsProps,
} from './buy-box-root.js'
export type { VariantAxis } from './variant-axes.js'
