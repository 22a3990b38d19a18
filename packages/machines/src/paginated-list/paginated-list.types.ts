import type { ListAnswer } from '@gauze/contract'
import type { CallOptions, Reason } from '../port/index.js'

/** The order of a list: by one of its columns. */
export interface ListSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** The query of a list: one page of the matches of its filters, in an order. */
export interface ListQuery<Filters> {
  /** From 1. */
  readonly page: number
  /** Rows on a page. */
  readonly limit: number
  readonly filters: Filters
  /** `null` is the list's own order. */
  readonly sort: ListSort | null
}

/** The answer of every list call. */
export type ListPage<Item> = ListAnswer<Item>

/** A query and the page that answers it. */
export interface AnsweredQuery<Item, Filters> {
  readonly query: ListQuery<Filters>
  readonly answer: ListPage<Item>
}

/** A change of one record of the list. */
export type RecordChange =
  | { readonly kind: 'create'; readonly record: object }
  | { readonly kind: 'edit'; readonly record: object }
  | { readonly kind: 'delete'; readonly id: number }

/** The port of a list. */
export interface PaginatedListPort<Item, Filters> {
  loadPage(query: ListQuery<Filters>, options: CallOptions): Promise<ListPage<Item>>
  /** Called once for each change: the list never repeats one by itself. */
  changeRecord(change: RecordChange, options: CallOptions): Promise<unknown>
}

/** The context of a list. */
export interface PaginatedListContext<Item, Filters> {
  /** The requested query. */
  readonly query: ListQuery<Filters>
  /** The shown answer: to this query or, until that arrives, to the previous query; `null` before the first answer. */
  readonly shown: AnsweredQuery<Item, Filters> | null
  /** Changes not answered yet, oldest first; the first is on its way. */
  readonly changes: readonly RecordChange[]
  /** Why the page could not be read; `null` once it is requested again. */
  readonly readError: Reason | null
  /** Why the last change was refused; `null` once another one is made. */
  readonly changeError: Reason | null
}

/** The input of a list. */
export interface PaginatedListInput<Item, Filters> {
  readonly query: ListQuery<Filters>
  /** A page that is already loaded, for example with the document. If it fits the query, the list loads nothing. */
  readonly initial?: AnsweredQuery<Item, Filters> | undefined
}

/** The events of a list. */
export type PaginatedListEvent<Item, Filters> =
  /** Loads the page of this query; the current query changes nothing. */
  | { readonly type: 'query.set'; readonly query: ListQuery<Filters> }
  /** Shows a page that other code has loaded. */
  | { readonly type: 'page.show'; readonly page: AnsweredQuery<Item, Filters> }
  /** Reads the page again. */
  | { readonly type: 'list.refresh' }
  /** Repeats the request that failed. */
  | { readonly type: 'list.retry' }
  | { readonly type: 'record.change'; readonly change: RecordChange }
  | { readonly type: 'error.dismiss' }

/** The events that a list emits. */
export type PaginatedListEmitted<Filters> =
  /** The page of the query does not exist, so the list went to the last one. */
  | { readonly type: 'query.corrected'; readonly query: ListQuery<Filters> }
  | { readonly type: 'record.changed'; readonly change: RecordChange }
  | { readonly type: 'record.rejected'; readonly change: RecordChange; readonly reason: Reason }

/** The state of a list as the specification names it (section 3). */
export interface PaginatedListState<Item> {
  readonly limit: number
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly results: readonly Item[]
  readonly isLoading: boolean
  /** The section of page numbers that contains the page, counted from 1. */
  readonly numPaginateSection: number
}
