export { CartPreview, type CartPreviewProps } from './cart-preview.js'
export { type CartPreviewMessages, cartPreviewMessages } from './cart-preview.messages.js'
export type {
  CartPreviewImageProps,
  CartPreviewLineState,
  CartPreviewLinkProps,
  CartPreviewNameProps,
  CartPreviewRootProps,
  CartPreviewSlot,
  CartPreviewSlotProps,
  CartPreviewState,
} from './cart-preview.types.js'
export type { CartPreviewLineProps, CartPreviewListProps } from './cart-preview-parts.js'
