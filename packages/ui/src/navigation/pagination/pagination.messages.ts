export const paginationMessages = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  of: (page: number, pages: number) => `Page ${page} of ${pages}`,
}

export type PaginationMessages = typeof paginationMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    pagination: PaginationMessages
  }
}
