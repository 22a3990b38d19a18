export { createPaginatedListMachine } from './paginated-list.machine.js'
export { selectIsChanging, selectIsEmpty, selectIsFailed, selectListState } from './paginated-list.selectors.js'
export type {
  AnsweredQuery,
  ListPage,
  ListQuery,
  ListSort,
  PaginatedListContext,
  PaginatedListEmitted,
  PaginatedListEvent,
  PaginatedListInput,
  PaginatedListPort,
  PaginatedListState,
  RecordChange,
} from './paginated-list.types.js'
