export const loadMoreMessages = {
  /** @param first null for the beginning */
  showing: (first: string | null, last: string, total: string) =>
    `Showing ${first === null ? '' : `${first} to `}${last} of ${total}`,
  more: 'Load more',
  loading: 'Loading more',
  failed: 'More products did not load. Check your connection and try again.',
}

export type LoadMoreMessages = typeof loadMoreMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    loadMore: LoadMoreMessages
  }
}
