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

/** The words of one of the lists. */
export function useTransactionWords(list: TransactionList, own?: Partial<TransactionMessages>): TransactionMessages {
  const text = useMessages('transactions', transactionsMessages, own)
  return { ...text, ...text[list], ...own }
}

/** The key of a row in a list. */
export function keyOfPaper({ type, transactionId }: Paper): string {
  return `${type} ${transactionId}`
}
