function inWords(count: number) {
  return count.toLocaleString('en-US')
}

export const loadMoreMessages = {
  showing: (first: number, last: number, total: number) =>
    `Showing ${first === 1 ? '' : `${inWords(first)} to `}${inWords(last)} of ${inWords(total)}`,
  more: 'Load more',
  loading: 'Loading more',
  failed: 'More products did not load. Check your connection and try again.',
}

export type LoadMoreMessages = typeof loadMoreMessages
