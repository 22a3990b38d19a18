export const filterChipsMessages = {
  label: 'Active filters',
  remove: (filter: string) => `Remove filter ${filter}`,
  clear: 'Clear all',
}

export type FilterChipsMessages = typeof filterChipsMessages
