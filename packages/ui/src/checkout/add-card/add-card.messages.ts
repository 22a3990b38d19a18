export const addCardMessages = {
  added: (brand: string, last4: string) => `${brand} ending in ${last4} was added, and pays for this order.`,
}

export type AddCardMessages = typeof addCardMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    addCard: AddCardMessages
  }
}
