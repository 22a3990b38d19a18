export { CartPreview, type CartPreviewProps } from './cart-preview.js'
export { type CartPreviewMessages, cartPreviewMessages } from './cart-preview.messages.js'
