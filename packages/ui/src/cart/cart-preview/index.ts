export { CartPreview, type CartPreviewProps } from './cart-preview.js'
export { type CartPreviewMessages, cartPreviewMessages } from './cart-preview.messages.js'
export type {
  CartPreviewLineState,
  CartPreviewRootProps,
  CartPreviewSlot,
  CartPreviewState,
} from './cart-preview.types.js'
