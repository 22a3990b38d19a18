export const filterChipsMessages = {
  label: 'Active filters',
  remove: (filter: string) => `Remove filter ${filter}`,
  clear: 'Clear all',
}

export type FilterChipsMessages = typeof filterChipsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    filterChips: FilterChipsMessages
  }
}
