import type { ListAnswer } from '@gauze/contract'
import type { Scope } from '../db/scope.js'
import type { Services } from '../services/services.js'
import type { SessionUser } from '../sessions/session-user.js'

/** The page to read of a list. Both numbers were validated by the row of the call. */
export interface ListWindow {
  readonly page: number
  /** Rows on a page. */
  readonly limit: number
}

/** A request for a list, whichever of its calls sent it. */
export interface ListRequest<Filters, Sort extends string = string> extends ListWindow {
  readonly filters: Filters
  readonly sort: Sort
  /** The direction; a list without it chooses its own. */
  readonly orderBy?: 'asc' | 'desc' | undefined
}

/** The user who asks for a list, and the accounts that the call reaches. */
export interface ListViewer {
  readonly user: SessionUser
  readonly scope: Scope
  readonly services: Services
}

/** A page of rows, and how many rows the list has in total. */
export interface ListRows<Item> {
  readonly results: Item[]
  readonly total: number
}

/** Reads one page of a list. */
type ReadList<Filters, Item, Sort extends string> = (
  request: ListRequest<Filters, Sort>,
  viewer: ListViewer,
) => Promise<ListRows<Item>>

/** The validated input of a list: a GET names filters next to the page, a POST names them in `filters`. */
type ListInput<Filters, Sort extends string> = Omit<ListRequest<Filters, Sort>, 'filters'> &
  Filters & { readonly filters?: Filters | undefined }

/** How many rows come before the page. */
export function offsetOf({ page, limit }: ListWindow): number {
  return (page - 1) * limit
}

/** The answer of every list call. */
export function listAnswer<Item>(
  { page, limit }: ListWindow,
  { results, total }: ListRows<Item>,
): ListAnswer<Item> & { results: Item[] } {
  return { results, total, page, pages: Math.ceil(total / limit), limit }
}

/**
 * The handler of a list, for its GET and for its POST alike.
 *
 * @param read reads the requested page; the filters have the names of the row
 * @example
 * const invoices = listHandler(readInvoices)
 * export const invoiceHandlers = defineHandlers({ getInvoices: invoices, paginateInvoices: invoices })
 */
export function listHandler<Filters extends object, Item, Sort extends string>(read: ReadList<Filters, Item, Sort>) {
  return async ({ input, user, scope, services }: ListViewer & { readonly input: ListInput<Filters, Sort> }) => {
    // A GET has its filters next to the page.
    const { page, limit, sort, orderBy, filters = input } = input
    return listAnswer(input, await read({ filters, page, limit, sort, orderBy }, { user, scope, services }))
  }
}
