export const cardDialogMessages = {
  add: 'Add a card',
  notLoaded: 'The form did not load. Check your connection and try again. If that does not help, reload the page.',
  retry: 'Try again',
  byPhone: 'Cards cannot be added online here. Call us, and we add the card for you.',
  close: 'Close',
}

export type CardDialogMessages = typeof cardDialogMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    cardDialog: CardDialogMessages
  }
}
