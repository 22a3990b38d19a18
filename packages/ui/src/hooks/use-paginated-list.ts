'use client'
import {
  type createPaginatedListMachine,
  type PaginatedListEvent,
  type PaginatedListState,
  selectHasMore,
  selectIsEmpty,
  selectIsLoadingMore,
  selectListError,
  selectListState,
  selectPageNumbers,
} from '@gauze/machines/paginated-list'
import type { ActorLike } from '@gauze/machines/store'
import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useSelector } from '../provider/use-selector.js'

type Snapshot<Item, Filters> = SnapshotFrom<ReturnType<typeof createPaginatedListMachine<Item, Filters>>>

const EMPTY = { limit: 10, page: 1, pages: 0, total: 0, results: [], isLoading: true, numPaginateSection: 1 } as const

/**
 * One paginated list (spec section 3, ACCT-18).
 *
 * @param actor the list's own actor, made of `createPaginatedListMachine`; give the same one on every render
 */
export function usePaginatedList<Item, Filters>(
  actor: ActorLike<Snapshot<Item, Filters>, PaginatedListEvent<Filters>>,
) {
  const view = useSelector(actor, selectView<Item, Filters>, null)
  const list: PaginatedListState<Item> = view?.list ?? EMPTY
  const actions = useMemo(
    () => ({
      load: () => actor.send({ type: 'list.load' }),
      loadMore: () => actor.send({ type: 'list.loadMore' }),
      retry: () => actor.send({ type: 'list.retry' }),
      setPage: (page: number) => actor.send({ type: 'page.set', page }),
      setFilters: (filters: Filters) => actor.send({ type: 'filters.set', filters }),
      setSort: (sort: string | null) => actor.send({ type: 'sort.set', sort }),
    }),
    [actor],
  )
  return {
    list,
    isEmpty: view?.isEmpty ?? false,
    isLoadingMore: view?.isLoadingMore ?? false,
    hasMore: view?.hasMore ?? false,
    error: view?.error ?? null,
    pageNumbers: view?.pageNumbers ?? [],
    ...actions,
  }
}

function selectView<Item, Filters>(snapshot: Snapshot<Item, Filters>) {
  return {
    list: selectListState(snapshot),
    isEmpty: selectIsEmpty(snapshot),
    isLoadingMore: selectIsLoadingMore(snapshot),
    hasMore: selectHasMore(snapshot),
    error: selectListError(snapshot),
    pageNumbers: selectPageNumbers(snapshot),
  }
}
