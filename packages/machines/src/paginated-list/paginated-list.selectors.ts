import type { Reason } from '../port/index.js'
import type { PaginatedListContext, PaginatedListState } from './paginated-list.types.js'

interface State<Item, Filters> {
  readonly context: PaginatedListContext<Item, Filters>
  hasTag(tag: 'loading' | 'loaded' | 'failed' | 'busy'): boolean
}

/** The list as the specification names its state (section 3; ACCT-18). */
export const selectListState = <Item, Filters>(state: State<Item, Filters>): PaginatedListState<Item> => {
  const { limit, page, pages, total, results, numPaginateSection } = state.context
  return { limit, page, pages, total, results, isLoading: state.hasTag('loading'), numPaginateSection }
}

/** Whether a page is on its way that will be below those shown. */
export const selectIsLoadingMore = <Item, Filters>(state: State<Item, Filters>): boolean =>
  state.hasTag('loading') && state.context.request.mode === 'append'

/** Whether there is a page after those shown. */
export const selectHasMore = <Item, Filters>({ context }: State<Item, Filters>): boolean => context.page < context.pages

/** Whether the list was read and is empty. */
export const selectIsEmpty = <Item, Filters>(state: State<Item, Filters>): boolean =>
  state.hasTag('loaded') && state.context.total === 0

/** What went wrong last: a refused change before a page that could not be read. */
export const selectListError = <Item, Filters>({ context }: State<Item, Filters>): Reason | null =>
  context.changeError ?? context.readError

/**
 * The page numbers of the section shown.
 * @example selectPageNumbers(state) // [6, 7, 8, 9, 10] in section 2 of 5 page numbers each
 */
export const selectPageNumbers = <Item, Filters>({ context }: State<Item, Filters>): readonly number[] => {
  const first = (context.numPaginateSection - 1) * context.sectionSize + 1
  const length = Math.max(0, Math.min(context.sectionSize, context.pages - first + 1))
  return Array.from({ length }, (_, index) => first + index)
}
