export const buyBarMessages = {
  /** Names the bar for assistive technology. */
  label: (product: string) => `Buy ${product}`,
  add: 'Add',
  /** The chosen size and unit in one line. */
  choice: (variant: string, unit: string) => (variant === '' ? unit : `${variant}, ${unit}`),
}

export type BuyBarMessages = typeof buyBarMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    buyBar: BuyBarMessages
  }
}
