export { ProductCards, type ProductCardsProps } from './product-cards.js'
export { ProductGrid, type ProductGridProps } from './product-grid.js'
export { type ProductGridMessages, productGridMessages } from './product-grid.messages.js'
