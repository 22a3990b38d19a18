export { ProductCard, type ProductCardProps } from './product-card.js'
export { type ProductCardMessages, productCardMessages } from './product-card.messages.js'
export type { ProductCardActionProps } from './product-card-action.js'
export type {
  ProductCardImageProps,
  ProductCardMarksProps,
  ProductCardPriceProps,
} from './product-card-parts.js'
export type {
  Addition,
  ProductCardRootProps,
  ProductCardSlot,
  ProductCardSlotProps,
  ProductCardState,
} from './product-card-root.js'
export { offeredUnit } from './product-card-root.js'
export { ProductCardSkeleton } from './product-card-skeleton.js'
