import { fromPromise } from 'xstate'
import type { ListPage, ListQuery, PaginatedListPort, RecordChange } from './paginated-list.types.js'

/** The port of a list as the actors its machine invokes. */
export function paginatedListActors<Item, Filters>(port: PaginatedListPort<Item, Filters>) {
  return {
    loadPage: fromPromise<ListPage<Item>, ListQuery<Filters>>(({ input, signal }) => port.loadPage(input, { signal })),
    changeRecord: fromPromise<unknown, RecordChange>(({ input, signal }) => port.changeRecord(input, { signal })),
  }
}
