export const itemCardMessages = {
  adjusted: 'Item quantites are limited and has been adjusted in your cart',
  missing: 'This item is not in our catalog',
  missingBody: 'Check its number, or search for it.',
}

export type ItemCardMessages = typeof itemCardMessages
