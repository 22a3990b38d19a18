export { createPaginatedListMachine } from './paginated-list.machine.js'
export {
  selectHasMore,
  selectIsEmpty,
  selectIsLoadingMore,
  selectListError,
  selectListState,
  selectPageNumbers,
} from './paginated-list.selectors.js'
export type {
  ListPage,
  ListQuery,
  PageRequest,
  PaginatedListContext,
  PaginatedListEmitted,
  PaginatedListEvent,
  PaginatedListInput,
  PaginatedListPort,
  PaginatedListState,
  RecordChange,
} from './paginated-list.types.js'
