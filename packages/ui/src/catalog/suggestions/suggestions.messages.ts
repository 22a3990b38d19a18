export const suggestionsMessages = {
  /** The button that opens the dialog. */
  open: (count: number, written: string) =>
    count === 1 ? 'You may also need 1 more product' : `You may also need ${written} more products`,
  title: 'You May Also Need',
  /** By the kind of section. */
  buyAgain: 'Buy Again',
  industry: 'Based On Your Industry',
  category: 'Popular In This Category',
  pickUp: 'Pick Up Where You Left Off',
  timeToReorder: 'Time To Reorder',
  viewCart: 'View cart',
  done: 'Continue shopping',
}

export type SuggestionsMessages = typeof suggestionsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    suggestions: SuggestionsMessages
  }
}
