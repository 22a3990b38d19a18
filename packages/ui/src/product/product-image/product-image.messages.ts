export const productImageMessages = {
  comingSoon: 'Image coming soon',
}

export type ProductImageMessages = typeof productImageMessages
