import type { PaginatedListContext, PaginatedListState } from './paginated-list.types.js'

/** Page numbers in a section. */
const SECTION_SIZE = 5

interface State<Item, Filters> {
  readonly context: PaginatedListContext<Item, Filters>
  hasTag(tag: 'loading' | 'loaded' | 'failed' | 'busy'): boolean
}

/** The list as the specification names its state (section 3). */
export function selectListState<Item, Filters>(state: State<Item, Filters>): PaginatedListState<Item> {
  const { query, shown } = state.context
  const { limit, page, pages, total, results } = shown?.answer ?? { ...query, pages: 0, total: 0, results: [] }
  const numPaginateSection = Math.max(1, Math.ceil(page / SECTION_SIZE))
  return { limit, page, pages, total, results, isLoading: state.hasTag('loading'), numPaginateSection }
}

/** Returns true if the list has loaded and is empty. */
export function selectIsEmpty<Item, Filters>(state: State<Item, Filters>): boolean {
  return state.hasTag('loaded') && state.context.shown?.answer.total === 0
}

/** Returns true if the requested page could not be loaded. */
export function selectIsFailed<Item, Filters>(state: State<Item, Filters>): boolean {
  return state.hasTag('failed')
}

/** Returns true if a change of a record is pending. */
export function selectIsChanging<Item, Filters>(state: State<Item, Filters>): boolean {
  return state.hasTag('busy')
}
