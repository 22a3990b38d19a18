'use client'
import type { CallOptions, Reason } from '@gauze/machines'
import {
  type AnsweredQuery,
  createPaginatedListMachine,
  type ListPage,
  type ListQuery,
  type ListSort,
  type PaginatedListContext,
  type RecordChange,
  selectIsChanging,
  selectIsFailed,
} from '@gauze/machines/paginated-list'
import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * The reason for a new address of a list. With `corrected`, the page in the address does not exist; replace the
 * address.
 */
export type ListChangeReason = 'sort' | 'filters' | 'limit' | 'corrected'

export interface ListOptions<Item, Filters> {
  /** Reads one page. The signal is aborted when its answer is no longer needed. */
  load: (query: ListQuery<Filters>, options: CallOptions) => Promise<ListPage<Item>>
  /** The query in the page's address. */
  query: ListQuery<Filters>
  /** The address of another query. */
  hrefOf: (query: ListQuery<Filters>) => string
  /** Goes to the address of another query. */
  onQueryChange: (query: ListQuery<Filters>, details: { reason: ListChangeReason }) => void
  /** The sizes of a page to choose from, such as the codec's; none by default. */
  limits?: readonly number[]
  /**
   * A page that is already loaded, such as a router's data. A new object replaces the shown rows, so pass the same
   * object on every render.
   */
  initial?: AnsweredQuery<Item, Filters>
  /** Creates, edits or deletes a record; the list is read again afterward. */
  change?: (change: RecordChange, options: CallOptions) => Promise<unknown>
}

/** Props of a `DataTable` that shows the list. */
export interface ListTableProps<Item> {
  rows: readonly Item[]
  total: number
  page: number
  pages: number
  limit: number
  limits: readonly number[]
  onLimitChange: (limit: number) => void
  pageHref: (page: number) => string
  status: 'loading' | 'ready' | 'error'
  isBusy: boolean
  queryKey: string
  sort: ListSort | null
  onSortChange: (sort: ListSort) => void
  onRetry: () => void
}

/** A list in use. */
export interface ListHandle<Item, Filters> {
  /** The query in the page's address. */
  query: ListQuery<Filters>
  /** The query of the shown rows: the previous query until the answer arrives; `null` before the first answer. */
  shown: ListQuery<Filters> | null
  /** Props of the `DataTable`. */
  table: ListTableProps<Item>
  /** Why the page could not be read. */
  error: Reason | null
  /** Applies other filters and goes to their first page. */
  setFilters: (filters: Filters) => void
  /** Reads the page again. */
  refresh: () => void
  /** Creates, edits or deletes a record, one after another. */
  change: (change: RecordChange) => void
  isChanging: boolean
  /** Why the last change was refused. */
  changeError: Reason | null
  dismissChangeError: () => void
}

interface Snapshot<Item, Filters> {
  readonly context: PaginatedListContext<Item, Filters>
  hasTag(tag: 'loading' | 'loaded' | 'failed' | 'busy'): boolean
}

/**
 * A list whose page, page size, order and filters are in the page's address. The list machine reads the rows that the
 * address requests, ignores late answers, and keeps the previous rows until the answer arrives.
 *
 * @example
 * const list = useList({ load, query: codec.read(params), hrefOf, onQueryChange })
 * return <DataTable {...list.table} label="Invoices" columns={columns} keyOf={({ id }) => id} />
 */
export function useList<Item, Filters>(options: ListOptions<Item, Filters>): ListHandle<Item, Filters> {
  const { query, hrefOf, onQueryChange, limits = [] } = options
  const actor = useListActor(options)
  const { shown, readError, changeError, isFailed, isChanging } = useSelector(actor, selectView, shallowEqual)
  const queryKey = JSON.stringify(query)
  const shownKey = JSON.stringify(shown?.query)
  const isShown = shownKey === queryKey
  const { results: rows = [], total = 0, pages = 0, page = query.page } = shown?.answer ?? {}
  // The query requested since the last address. A second choice before the next address arrives must not undo the
  // first.
  const asked = useRef<ListQuery<Filters>>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is an answer to everything asked for.
  useEffect(() => {
    asked.current = null
  }, [queryKey])
  const go = (change: (from: ListQuery<Filters>) => Partial<ListQuery<Filters>>, reason: ListChangeReason) => {
    const from = asked.current ?? query
    asked.current = { ...from, page: 1, ...change(from) }
    onQueryChange(asked.current, { reason })
  }
  return {
    query,
    shown: shown?.query ?? null,
    table: {
      rows,
      total,
      page,
      pages,
      limit: query.limit,
      limits,
      onLimitChange: (limit) => go((from) => ({ limit, page: pageAtFirstRow(from, limit) }), 'limit'),
      pageHref: (number) => hrefOf({ ...query, page: number }),
      status: isFailed ? 'error' : shown ? 'ready' : 'loading',
      isBusy: !isFailed && !isShown,
      queryKey: shownKey ?? '',
      sort: query.sort,
      onSortChange: (sort) => go(() => ({ sort }), 'sort'),
      onRetry: () => actor.send({ type: 'list.retry' }),
    },
    error: readError,
    setFilters: (filters) => go(() => ({ filters }), 'filters'),
    refresh: () => actor.send({ type: 'list.refresh' }),
    change: (change) => actor.send({ type: 'record.change', change }),
    isChanging,
    changeError,
    dismissChangeError: () => actor.send({ type: 'error.dismiss' }),
  }
}

/** The page of another size that has the first row of this one. */
function pageAtFirstRow<Filters>({ page, limit }: ListQuery<Filters>, size: number): number {
  return Math.floor(((page - 1) * limit) / size) + 1
}

/** The machine of the list: it lives as long as the component, and follows the address. */
function useListActor<Item, Filters>({ load, query, onQueryChange, initial, change }: ListOptions<Item, Filters>) {
  const loadPage = useEffectEvent(load)
  const changeRecord = useEffectEvent((record: RecordChange, options: CallOptions) => {
    if (change) return change(record, options)
    throw new Error('This list changes no records, because useList was given no `change`. Give it one.')
  })
  const [machine] = useState(() =>
    createPaginatedListMachine<Item, Filters>({
      loadPage: (asked, options) => loadPage(asked, options),
      changeRecord: async (record, options) => changeRecord(record, options),
    }),
  )
  const actor = useActorRef(machine, { input: { query, initial } })
  const correct = useEffectEvent((corrected: ListQuery<Filters>) => onQueryChange(corrected, { reason: 'corrected' }))
  useEffect(() => {
    const corrections = actor.on('query.corrected', (event) => correct(event.query))
    return () => corrections.unsubscribe()
  }, [actor])
  const queryKey = JSON.stringify(query)
  const taken = useRef(initial?.answer)
  const follow = useEffectEvent(() => {
    const isNew = initial !== undefined && initial.answer !== taken.current
    taken.current = initial?.answer
    if (isNew && JSON.stringify(initial.query) === queryKey) actor.send({ type: 'page.show', page: initial })
    else actor.send({ type: 'query.set', query })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say when there is something to follow.
  useEffect(() => follow(), [queryKey, initial?.answer])
  return actor
}

function selectView<Item, Filters>(snapshot: Snapshot<Item, Filters>) {
  const { shown, readError, changeError } = snapshot.context
  return {
    shown,
    readError,
    changeError,
    isFailed: selectIsFailed(snapshot),
    isChanging: selectIsChanging(snapshot),
  }
}
