import type { ListCodec, ListHandle } from '../hooks/index.js'

interface StoryListOptions {
  /** The query in the page's address. */
  address?: string
  status?: ListHandle<never, never>['table']['status']
  /** The rows of the skeleton; the rows of a page in the address by default. */
  limit?: number
}

/** A list as `useList` makes it, with all of its rows on one page. */
export function storyList<Row, Filters>(
  codec: ListCodec<Filters>,
  rows: readonly Row[],
  { address = '', status = 'ready', limit }: StoryListOptions = {},
): Pick<ListHandle<Row, Filters>, 'query' | 'table' | 'setFilters' | 'refresh'> {
  const query = codec.read(new URLSearchParams(address))
  const nothing = () => undefined
  return {
    query,
    setFilters: nothing,
    refresh: nothing,
    table: {
      ...{
        rows,
        status,
        isBusy: false,
        total: rows.length,
        page: 1,
        pages: 1,
        limit: limit ?? query.limit,
        sort: query.sort,
      },
      ...{ limits: codec.limits, queryKey: address, pageHref: () => '' },
      ...{ onLimitChange: nothing, onSortChange: nothing, onRetry: nothing },
    },
  }
}
