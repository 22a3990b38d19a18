export { ProductImage, type ProductImageProps } from './product-image.js'
export { type ProductImageMessages, productImageMessages } from './product-image.messages.js'
