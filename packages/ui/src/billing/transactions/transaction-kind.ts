import type { CallInput, Paper, TransactionList } from '@gauze/contract'
import { useMessages } from '../../messages/index.js'
import type {
  RecordCalls,
  RecordFilterValues,
  RecordKind,
  RecordListMessages,
} from '../../records/record-list/index.js'
import { type TransactionsMessages, type TransactionWords, transactionsMessages } from './transactions.messages.js'

/** The calls that read transactions. A client of `@gauze/api-client` fits as it is. */
export type TransactionsPort = RecordCalls<
  'getInvoices' | 'getPayments' | 'getCreditMemos' | 'getOpenItems' | 'getTransactionTotals'
>

/** The words of one of the lists, and the shared words. */
export type TransactionMessages = TransactionsMessages & RecordListMessages & TransactionWords

type KnownFilters = Omit<CallInput<'getTransactionTotals'>, 'list'> & RecordFilterValues

/** A kind of record that has totals, an amount and a paper. */
export interface TransactionKind<Row> extends RecordKind<Row, TransactionsPort, TransactionMessages, KnownFilters> {
  readonly list: TransactionList
  readonly paperOf: (row: Row) => Paper
  readonly numberOf: (row: Row) => string
  /** The dollars that the sum of chosen rows adds. */
  readonly amountOf: (row: Row) => number
}

function useTransactionWords(list: TransactionList, own?: Partial<TransactionMessages>): TransactionMessages {
  const text = useMessages('transactions', transactionsMessages, own)
  return { ...text, ...text[list], ...own }
}

/**
 * The parts that the kinds of transactions share.
 *
 * @param column the latest rows by this column are first
 * @param filters the filters that not all of the lists have
 */
export function transactionParts<Filter extends 'status' | 'age' = never>(
  list: TransactionList,
  column: string,
  ...filters: readonly Filter[]
) {
  return {
    filters: ['search', 'address', 'fromDate', 'toDate', ...filters],
    sort: { column, direction: 'descending' },
    useWords: (own?: Partial<TransactionMessages>) => useTransactionWords(list, own),
  } as const
}
