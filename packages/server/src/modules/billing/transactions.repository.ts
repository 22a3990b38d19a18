import type { CreditMemo, Invoice, InvoiceAge, OpenItem, Payment, TransactionList } from '@gauze/contract'
import { type NamedQuery, namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { type ListWindow, offsetOf } from '../../http/list-answer.js'
import { containing } from '../records/containing.js'
import { ageCondition, ageSql, askedSql, listsSql, statusCondition } from './transactions.sql.js'

/** The row of each list; amounts are cents. */
interface TransactionRows {
  readonly invoices: Invoice
  readonly payments: Payment
  readonly creditMemos: CreditMemo
  readonly openItems: OpenItem
}

/** The filters of every list of transactions. */
export interface TransactionFilters {
  /** YYYY-MM-DD. */
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
  readonly search?: string | undefined
  /** The id of a ship-to address. */
  readonly address?: number | undefined
  readonly status?: string | undefined
  readonly age?: InvoiceAge | undefined
}

/** A page of a list, in an order. */
export interface TransactionWindow extends ListWindow {
  readonly sort: string
  /** Latest or largest first by default. */
  readonly orderBy?: 'asc' | 'desc' | undefined
}

/** A page of transactions and how many there are in total. */
interface TransactionPage<Row> {
  readonly total: number
  readonly results: Row[]
}

/** The sums of a list, in cents. */
export interface TransactionSums {
  readonly count: number
  readonly total: number
  readonly open: number
  readonly overdue: number
  readonly ages: { readonly age: InvoiceAge; readonly count: number; readonly open: number }[]
}

type List = keyof TransactionRows

/** The rows `from` by the order that $11 names, upward if $12 is true; rows of one place by kind and id. */
function orderOf(list: List, from: string) {
  const terms = Object.entries(listsSql[list].sorts).flatMap(([sort, column]) => [
    `CASE WHEN $11 = '${sort}' AND $12 THEN ${from}.${column} END`,
    `CASE WHEN $11 = '${sort}' AND NOT $12 THEN ${from}.${column} END DESC`,
  ])
  return [...terms, `${from}.kind`, `CASE WHEN $12 THEN ${from}.id END`, `${from}.id DESC`].join(', ')
}

function keptSql(list: List) {
  return `SELECT f.* FROM (${listsSql[list].found}) f, ${askedSql} WHERE ${statusCondition} AND ${ageCondition}`
}

function pageText(list: List) {
  const { members, joins } = listsSql[list]
  return `WITH shown AS (SELECT k.* FROM (${keptSql(list)}) k ORDER BY ${orderOf(list, 'k')} LIMIT $9 OFFSET $10),
    f AS (SELECT shown.*, row_number() OVER (ORDER BY ${orderOf(list, 'shown')}) AS place FROM shown)
    SELECT (SELECT count(*)::int FROM (${keptSql(list)}) k) AS total, (
      SELECT COALESCE(json_agg(json_build_object(${members}) ORDER BY f.place), '[]') FROM ${askedSql}, f ${joins}) AS results`
}

const invoicesQuery = namedQuery<TransactionPage<Invoice>>('transactions-invoices', pageText('invoices'), {
  isPlannedAnew: true,
})
const paymentsQuery = namedQuery<TransactionPage<Payment>>('transactions-payments', pageText('payments'), {
  isPlannedAnew: true,
})
const creditMemosQuery = namedQuery<TransactionPage<CreditMemo>>('transactions-credit-memos', pageText('creditMemos'), {
  isPlannedAnew: true,
})
const openItemsQuery = namedQuery<TransactionPage<OpenItem>>('transactions-open-items', pageText('openItems'), {
  isPlannedAnew: true,
})

const pageQueries: { readonly [L in List]: NamedQuery<TransactionPage<TransactionRows[L]>> } = {
  invoices: invoicesQuery,
  payments: paymentsQuery,
  creditMemos: creditMemosQuery,
  openItems: openItemsQuery,
}

function valuesOf(scope: Scope, filters: TransactionFilters, today: string) {
  const { fromDate, toDate, search, address, status, age } = filters
  const pattern = search?.trim() ? containing(search.trim()) : null
  return [scope.accountId, fromDate, toDate, pattern, address, status, today, age].map((value) => value ?? null)
}

/**
 * Reads a page of a list of transactions in one statement.
 * @param today YYYY-MM-DD in Eastern time
 * @returns amounts in cents
 */
export async function readTransactions<L extends List>(
  scope: Scope,
  list: L,
  filters: TransactionFilters,
  window: TransactionWindow,
  today: string,
): Promise<TransactionPage<TransactionRows[L]>> {
  const order = [window.limit, offsetOf(window), window.sort, window.orderBy === 'asc']
  const [page] = await pageQueries[list].all(scope.db, [...valuesOf(scope, filters, today), ...order])
  return page ?? { total: 0, results: [] }
}

function totalsText(list: List) {
  return `WITH stated AS (
      SELECT f.*, ${ageCondition} AS has_age FROM (${listsSql[list].found}) f, ${askedSql} WHERE ${statusCondition}),
    ages AS (
      SELECT ${ageSql('f.due_on')} AS age, count(*)::int AS count, sum(f.open)::float8 AS open
      FROM stated f, ${askedSql} WHERE f.kind = 'invoice' AND f.open > 0 GROUP BY 1)
    SELECT count(*)::int AS count, COALESCE(sum(${listsSql[list].total}), 0)::float8 AS total,
      COALESCE(sum(f.open), 0)::float8 AS open,
      COALESCE(sum(f.open) FILTER (WHERE f.status = 'overdue'), 0)::float8 AS overdue,
      (SELECT COALESCE(json_agg(json_build_object('age', age, 'count', count, 'open', open)), '[]') FROM ages) AS ages
    FROM stated f WHERE f.has_age`
}

const invoiceTotalsQuery = namedQuery<TransactionSums>('transactions-invoice-totals', totalsText('invoices'), {
  isPlannedAnew: true,
})
const paymentTotalsQuery = namedQuery<TransactionSums>('transactions-payment-totals', totalsText('payments'), {
  isPlannedAnew: true,
})
const creditMemoTotalsQuery = namedQuery<TransactionSums>(
  'transactions-credit-memo-totals',
  totalsText('creditMemos'),
  { isPlannedAnew: true },
)
const openItemTotalsQuery = namedQuery<TransactionSums>('transactions-open-item-totals', totalsText('openItems'), {
  isPlannedAnew: true,
})

const totalsQueries: Readonly<Record<TransactionList, NamedQuery<TransactionSums>>> = {
  invoices: invoiceTotalsQuery,
  payments: paymentTotalsQuery,
  creditMemos: creditMemoTotalsQuery,
  openItems: openItemTotalsQuery,
}

/**
 * Sums all transactions of a list that match its filters, in one statement. The sums by age ignore the filter by age.
 * @param today YYYY-MM-DD in Eastern time
 */
export async function readTransactionSums(
  scope: Scope,
  list: TransactionList,
  filters: TransactionFilters,
  today: string,
): Promise<TransactionSums> {
  const [sums] = await totalsQueries[list].all(scope.db, valuesOf(scope, filters, today))
  return sums ?? { count: 0, total: 0, open: 0, overdue: 0, ages: [] }
}
