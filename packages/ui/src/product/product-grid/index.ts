export { ProductGrid, type ProductGridProps } from './product-grid.js'
export { type ProductGridMessages, productGridMessages } from './product-grid.messages.js'
