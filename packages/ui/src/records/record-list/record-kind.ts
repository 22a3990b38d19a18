import type { CallInput, CallName, CallOutput, ListAnswer } from '@gauze/contract'
import type { ListQuery, ListSort } from '@gauze/machines/paginated-list'
import type { ReactNode } from 'react'
import type { DataColumn, DataTableFilter } from '../../data-table/index.js'
import { type ListCodec, listCodec } from '../../hooks/list-codec.js'
import type { Routes } from '../../routes/index.js'
import type { RecordStatuses } from '../record-status/index.js'
import { hasDayProblems } from './record-days.js'
import { RECORD_FILTERS, type RecordFilterName, type RecordFilterValues } from './record-filters-in-use.js'
import type { RecordListMessages } from './record-list.messages.js'

/** Calls by their names. A client of `@gauze/api-client` fits as it is. */
export type RecordCalls<Name extends CallName> = {
  readonly [N in Name]: (input: CallInput<N>, options?: ReadOptions) => Promise<CallOutput<N>>
}

interface ReadOptions {
  readonly signal?: AbortSignal
}

/** The pages of one record, by their names in the routes. */
export type RecordPage = {
  [Page in keyof Routes]: Routes[Page] extends (id: number) => string ? Page : never
}[keyof Routes]

/** The means of a list's columns. */
export interface ColumnTools<Row, Text> {
  readonly text: Text
  readonly rows: readonly Row[]
  /** The list is of several accounts. */
  readonly hasAccounts: boolean
  readonly day: (date: string) => string
  readonly number: (value: number) => string
  /** @param amount in dollars */
  readonly money: (amount: number) => string
  /** The number of a record, as a link to its page if the person may open that page. */
  readonly link: (page: RecordPage, id: number, number: string) => ReactNode
  /** Today in Eastern time, YYYY-MM-DD. */
  readonly today: string
}

/** Filters whose values the server knows; other values of an address are left out. */
type KnownFilters<Filter, Status, Age> = {
  readonly [Name in Filter & RecordFilterName]?: Name extends 'status' ? Status : Name extends 'age' ? Age : string
}

/** The request of one page. */
type RecordRequest<Known, Sort> = Known & {
  readonly page: number
  readonly limit: number
  readonly sort?: Sort
  readonly orderBy?: 'asc' | 'desc'
}

/** A list whose rows come from a call, and whose filters, order and page are in the page's address. */
export interface ListSource<Row, Api, Filters> {
  readonly codec: ListCodec<Filters>
  /** Reads one page. */
  readonly read: (api: Api, query: ListQuery<Filters>, options?: ReadOptions) => Promise<ListAnswer<Row>>
}

/** A kind of record: the parts in which one list differs from another. */
export interface RecordKind<Row, Api, Text extends RecordListMessages, Known = RecordFilterValues>
  extends ListSource<Row, Api, RecordFilterValues> {
  /** The class of the table. */
  readonly className?: string
  readonly filters: readonly RecordFilterName[]
  /** The statuses to filter by; without them, the status is no filter. */
  readonly statuses?: RecordStatuses<string>
  /** Filters in use that the form has no field for, in words. */
  readonly otherFilters?: (filters: RecordFilterValues, text: Text) => readonly DataTableFilter[]
  /** The filters of an address that the server knows. */
  readonly filtersOf: (filters: RecordFilterValues) => Known
  /** A hook that reads the words of the list from the provider's messages and from these. */
  readonly useWords: (messages?: Partial<Text>) => Text
  readonly keyOf: (row: Row) => string | number
  readonly columns: (tools: ColumnTools<Row, Text>) => readonly DataColumn<Row>[]
}

interface RecordKindOptions<
  Row,
  Api,
  Text extends RecordListMessages,
  Filter extends RecordFilterName,
  Status extends string,
  Age extends string,
  Sort extends string,
> extends Pick<RecordKind<Row, Api, Text>, 'className' | 'keyOf' | 'columns' | 'useWords' | 'otherFilters'> {
  readonly filters: readonly Filter[]
  readonly statuses?: RecordStatuses<Status>
  /** The ages to filter by. */
  readonly ages?: readonly Age[]
  /** The columns that the server sorts by. */
  readonly sorts?: readonly Sort[]
  /** The order of an address that names none; the server's own by default. */
  readonly sort?: ListSort
  /** As in {@link listCodec}; 10 of 10, 25, 50 and 100 rows by default. */
  readonly limit?: number
  readonly limits?: readonly number[]
  /** Requests one page. */
  readonly read: (
    api: Api,
    request: RecordRequest<KnownFilters<Filter, Status, Age>, Sort>,
    options?: ReadOptions,
  ) => Promise<ListAnswer<Row>>
}

/**
 * Makes a kind of record. Its `read` answers an empty page without a request if a day has an error.
 *
 * @example
 * const quoteKind = recordKind({
 *   className: 'gz-quotes',
 *   filters: ['search', 'status', 'fromDate', 'toDate'],
 *   statuses: estimateStatuses,
 *   sorts: ['date', 'total'],
 *   sort: { column: 'date', direction: 'descending' },
 *   useWords: (own) => useMessages('quotes', quotesMessages, own),
 *   read: ({ getQuotes }: RecordCalls<'getQuotes'>, request, options) => getQuotes(request, options),
 *   keyOf: ({ id }) => id,
 *   columns: ({ text, day }) => [{ id: 'date', header: text.date, cell: ({ date }) => day(date), isSortable: true }],
 * })
 */
export function recordKind<
  Row,
  Api,
  Text extends RecordListMessages,
  const Filter extends RecordFilterName,
  const Sort extends string = never,
  Status extends string = never,
  const Age extends string = never,
>({
  ages = [],
  sorts = [],
  sort: usual,
  limit,
  limits = [10, 25, 50, 100],
  read,
  ...kind
}: RecordKindOptions<Row, Api, Text, Filter, Status, Age, Sort>): RecordKind<
  Row,
  Api,
  Text,
  KnownFilters<Filter, Status, Age>
> {
  const { filters: names, statuses } = kind
  const known: Partial<Record<RecordFilterName, readonly string[]>> = {
    status: Object.keys(statuses?.tones ?? {}),
    age: ages,
  }
  const filtersOf = (filters: RecordFilterValues) => {
    const pairs = names.flatMap((name) => {
      const value = filters[name]
      return value && (known[name]?.includes(value) ?? true) ? [[name, value] as const] : []
    })
    // A computed name is any text for the compiler.
    return Object.fromEntries(pairs) as KnownFilters<Filter, Status, Age>
  }
  return {
    ...kind,
    codec: listCodec({
      filters: Object.fromEntries(names.map((name) => [name, RECORD_FILTERS[name]])),
      sorts,
      ...(usual ? { sort: usual } : {}),
      ...(limit === undefined ? {} : { limit }),
      limits,
    }),
    filtersOf,
    read: async (api, { page, limit: rows, sort, filters }, options) => {
      if (hasDayProblems(filters)) return { results: [], total: 0, page: 1, pages: 0, limit: rows }
      const column = sorts.find((one) => one === sort?.column)
      const orderBy = sort?.direction === 'ascending' ? ('asc' as const) : ('desc' as const)
      const order = column === undefined ? {} : { sort: column, orderBy }
      return read(api, { ...filtersOf(filters), page, limit: rows, ...order }, options)
    },
  }
}
