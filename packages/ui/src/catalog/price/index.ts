export { Price, type PriceProps } from './price.js'
export { type PriceMessages, priceMessages } from './price.messages.js'
export type { PriceLoginProps } from './price-parts.js'
export type { PriceAccess, PriceRootProps, PriceSlot, PriceSlotProps, PriceState } from './price-root.js'
