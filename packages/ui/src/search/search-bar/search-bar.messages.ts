export const searchBarMessages = {
  label: 'Search for products',
  placeholder: 'Search for products',
  submit: 'Search',
}

export type SearchBarMessages = typeof searchBarMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    searchBar: SearchBarMessages
  }
}
