import type { ListAnswer } from '@gauze/contract'
import type { CallOptions, Reason } from '../port/index.js'

/** The input of one page of a list. */
export interface ListQuery<Filters> {
  readonly page: number
  readonly limit: number
  readonly filters: Filters
  readonly sort: string | null
}

/** What every list call answers. */
export type ListPage<Item> = ListAnswer<Item>

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

/** A page on its way: replacing what is shown, or below it. */
export interface PageRequest {
  readonly page: number
  readonly mode: 'replace' | 'append'
}

/** What a list holds; the names of spec section 3 and what else it needs. */
export interface PaginatedListContext<Item, Filters> {
  readonly limit: number
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly results: readonly Item[]
  readonly filters: Filters
  readonly sort: string | null
  /** The first page of those shown; differs from `page` after loading more. */
  readonly firstPage: number
  /** Which section of page numbers the pager shows, counted from 1. */
  readonly numPaginateSection: number
  /** How many page numbers a section has. */
  readonly sectionSize: number
  readonly request: PageRequest
  /** Changes not answered yet, oldest first; the first is on its way. */
  readonly changes: readonly RecordChange[]
  /** Why the page could not be read; `null` once one is asked for again. */
  readonly readError: Reason | null
  /** Why the last change was refused; `null` once another one is made. */
  readonly changeError: Reason | null
}

/** The input of a list. */
export interface PaginatedListInput<Filters> {
  readonly filters: Filters
  readonly sort?: string | null
  /** Rows a page; 10 by default. */
  readonly limit?: number
  /** The page to begin with; 1 by default. */
  readonly page?: number
  /** Page numbers a section of the pager; 5 by default. */
  readonly sectionSize?: number
}

/** The events of a list. */
export type PaginatedListEvent<Filters> =
  | { readonly type: 'list.load' }
  | { readonly type: 'list.loadMore' }
  /** Reads the current page again. */
  | { readonly type: 'list.refresh' }
  /** Repeats the request that failed. */
  | { readonly type: 'list.retry' }
  | { readonly type: 'page.set'; readonly page: number }
  | { readonly type: 'limit.set'; readonly limit: number }
  | { readonly type: 'filters.set'; readonly filters: Filters }
  | { readonly type: 'sort.set'; readonly sort: string | null }
  | { readonly type: 'section.show'; readonly section: number }
  | { readonly type: 'record.change'; readonly change: RecordChange }
  | { readonly type: 'error.dismiss' }

/** What a list emits. */
export type PaginatedListEmitted =
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
  readonly numPaginateSection: number
}
