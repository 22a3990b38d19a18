export const freeShippingMessages = {
  /** @param amount that is missing, such as $84.45 */
  missing: (amount: string) => `Add ${amount} for free shipping`,
  reached: 'Free shipping reached',
}

export type FreeShippingMessages = typeof freeShippingMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    freeShipping: FreeShippingMessages
  }
}
