import type { CallInput, CallOutput, ListAnswer, Paper, TransactionList } from '@gauze/contract'
import type { ListQuery } from '@gauze/machines/paginated-list'
import type { ReactNode } from 'react'
import type { DataColumn } from '../../data-table/index.js'
import { hasDayProblems, RECORD_FILTERS } from '../../data-table/record-filters/index.js'
import { type ListCodec, listCodec, type TextFilters } from '../../hooks/list-codec.js'
import type { TransactionsMessages } from './transactions.messages.js'

const { account: _account, ...TRANSACTION_FILTERS } = { ...RECORD_FILTERS, age: 20 }

/** Filters of a list of transactions; the address is an id, and days are written as 2026-11-20. */
export type TransactionFilters = TextFilters<keyof typeof TRANSACTION_FILTERS>

/** The page, order and filters of a list of transactions. */
export type TransactionPage = ListQuery<TransactionFilters>

type Call<Name extends 'getInvoices' | 'getPayments' | 'getCreditMemos' | 'getOpenItems' | 'getTransactionTotals'> = (
  input: CallInput<Name>,
  options?: { readonly signal?: AbortSignal },
) => Promise<CallOutput<Name>>

/** The calls that read transactions. A client of `@gauze/api-client` fits as it is. */
export interface TransactionsPort {
  readonly getInvoices: Call<'getInvoices'>
  readonly getPayments: Call<'getPayments'>
  readonly getCreditMemos: Call<'getCreditMemos'>
  readonly getOpenItems: Call<'getOpenItems'>
  readonly getTransactionTotals: Call<'getTransactionTotals'>
}

/** The words of a list of its own. */
export interface TransactionWords {
  readonly search: string
  readonly caption: string
  readonly count: (total: number, written: string) => string
  readonly loading: string
  readonly emptyTitle: string
  readonly empty: string
  readonly noMatchTitle: string
  readonly errorTitle: string
  /** The sums of all rows; invoices have the aging bar instead. */
  readonly totals?: (total: string, open: string) => string
}

/** The means of a list's columns. */
export interface ColumnTools {
  readonly text: TransactionsMessages
  readonly day: (date: string) => string
  /** @param amount in dollars */
  readonly money: (amount: number) => string
  /** A link to the page of one record. */
  readonly link: (page: TransactionPageName, id: number, number: string) => ReactNode
  /** Today in Eastern time, YYYY-MM-DD. */
  readonly today: string
}

/** The pages of one record that lists of transactions link to. */
export type TransactionPageName = 'invoicedetails' | 'paymentdetails' | 'orderdetails'

/** The differences between one list of transactions and another. */
export interface TransactionKind<Row> {
  readonly list: TransactionList
  /** The filters, order and page in the page's address. */
  readonly codec: ListCodec<TransactionFilters>
  /** The statuses to filter by, with their words. */
  readonly statuses: (text: TransactionsMessages) => readonly { readonly value: string; readonly label: string }[]
  /** The filters that the server knows; others of an address are left out. */
  readonly filtersOf: (filters: TransactionFilters) => Omit<CallInput<'getTransactionTotals'>, 'list'>
  readonly read: (
    port: TransactionsPort,
    page: TransactionPage,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<ListAnswer<Row>>
  readonly columns: (tools: ColumnTools) => readonly DataColumn<Row>[]
  readonly paperOf: (row: Row) => Paper
  readonly numberOf: (row: Row) => string
  /** The dollars that the sum of chosen rows adds. */
  readonly amountOf: (row: Row) => number
  readonly words: (text: TransactionsMessages) => TransactionWords
}

/**
 * Reads one page of a list of transactions. If a day has an error, it returns an empty page without a request.
 *
 * @example const answer = await readTransactions(invoiceList, api, invoiceList.codec.read(url.searchParams))
 */
export async function readTransactions<Row>(
  kind: TransactionKind<Row>,
  port: TransactionsPort,
  query: TransactionPage,
  options?: { readonly signal?: AbortSignal },
): Promise<ListAnswer<Row>> {
  if (hasDayProblems(query.filters)) return { results: [], total: 0, page: 1, pages: 0, limit: query.limit }
  return kind.read(port, query, options)
}

/** The address of a list of transactions, which lists the latest first. */
export function transactionCodec(sorts: readonly [string, ...string[]]): ListCodec<TransactionFilters> {
  return listCodec({
    filters: TRANSACTION_FILTERS,
    sorts,
    sort: { column: sorts[0], direction: 'descending' },
    limits: [10, 25, 50, 100],
  })
}

/** The filters that every list of transactions has. */
export function sharedFilters({ search, address, fromDate, toDate }: TransactionFilters) {
  return {
    ...(search ? { search } : {}),
    ...(address ? { address } : {}),
    ...(fromDate ? { fromDate } : {}),
    ...(toDate ? { toDate } : {}),
  }
}

/** The page and order of a request. */
export function pagingOf<Sort extends string>({ page, limit, sort }: TransactionPage, sorts: readonly Sort[]) {
  const orderBy = sort?.direction === 'ascending' ? ('asc' as const) : ('desc' as const)
  return { page, limit, orderBy, ...oneOf('sort', sorts, sort?.column) }
}

/** A field with one of these values; none for any other value of an address. */
export function oneOf<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  asked: string | undefined,
) {
  const known = values.find((value) => value === asked)
  // A computed name is any text for the compiler.
  return (known === undefined ? {} : { [name]: known }) as { readonly [Field in Name]?: Value }
}
