export const itemCardMessages = {
  missing: 'This item is not in our catalog',
  missingBody: 'Check its number, or search for it.',
}

export type ItemCardMessages = typeof itemCardMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    itemCard: ItemCardMessages
  }
}
