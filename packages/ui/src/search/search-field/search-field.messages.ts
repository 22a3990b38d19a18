export const searchFieldMessages = {
  unavailable: 'Suggestions are not available right now. Press Search to see all results.',
}

export type SearchFieldMessages = typeof searchFieldMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    searchField: SearchFieldMessages
  }
}
