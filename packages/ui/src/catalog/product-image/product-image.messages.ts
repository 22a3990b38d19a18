export const productImageMessages = {
  comingSoon: 'Image coming soon',
}

export type ProductImageMessages = typeof productImageMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    productImage: ProductImageMessages
  }
}
