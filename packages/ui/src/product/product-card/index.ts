export { type Addition, ProductCard, type ProductCardProps } from './product-card.js'
export { type ProductCardMessages, productCardMessages } from './product-card.messages.js'
export { ProductCardSkeleton } from './product-card-skeleton.js'
