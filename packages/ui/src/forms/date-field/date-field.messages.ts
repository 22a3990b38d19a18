export const dateFieldMessages = {
  unreadable: 'The calendar has no such day. Enter a day such as 11/20/2026.',
}

export type DateFieldMessages = typeof dateFieldMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    dateField: DateFieldMessages
  }
}
