export const quoteRequestMessages = {
  request: 'Request a quote',
  body: 'We price the items in your cart and email you. Your cart stays as it is.',
  title: 'Title',
  titleHelp: 'So that you find it again, such as “New treatment room”',
  neededBy: 'Needed by',
  notes: 'Notes',
  notesHelp: 'For example when you want the goods, or a price that you were offered',
  cancel: 'Cancel',
  send: 'Send request',
}

export type QuoteRequestMessages = typeof quoteRequestMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    quoteRequest: QuoteRequestMessages
  }
}
