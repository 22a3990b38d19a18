import { type Db, inTransaction, isTransaction, type NamedQuery } from '../../db/client.js'
import { paidInvoicesQuery } from './books/booked-invoice.js'
import { bookedOrdersQuery } from './books/booked-order.js'
import { bookedAccountsQuery, checkAccount } from './books/check-accounts.js'
import { bookedMemosQuery, bookedPaymentsQuery, checkMemo, checkPayment } from './books/check-credits.js'
import { bookedEstimatesQuery, checkEstimate } from './books/check-estimates.js'
import { checkPaidInvoice } from './books/check-invoices.js'
import { checkOrder } from './books/check-orders.js'
import { bookedReturnsQuery, checkReturn } from './books/check-returns.js'
import { type Difference, Differences } from './books/differences.js'

/** How many records of each kind were checked. */
export interface CheckedRecords {
  readonly orders: number
  readonly invoices: number
  readonly payments: number
  readonly creditMemos: number
  readonly returns: number
  readonly estimates: number
  readonly companies: number
}

/** The result of a check of the books. */
export interface CheckedBooks {
  /** None for clean books. */
  readonly differences: readonly Difference[]
  /** How many amounts, quantities and dates were calculated and compared. */
  readonly amounts: number
  readonly records: CheckedRecords
}

/** Records that are in memory at a time. */
const batchSize = 200

/** Checks every record of a kind, batch by batch. @returns how many there are */
async function checkAll<Row extends { readonly id: number }>(
  db: Db,
  query: NamedQuery<Row>,
  check: (row: Row, differences: Differences) => void,
  differences: Differences,
): Promise<number> {
  let [count, last] = [0, 0]
  for (;;) {
    const rows = await query.all(db, [last, batchSize])
    for (const row of rows) check(row, differences)
    count += rows.length
    last = rows.at(-1)?.id ?? last
    if (rows.length < batchSize) return count
  }
}

/**
 * Calculates every amount of the books from its source and compares it with the stored one: orders from their lines and
 * rates, parcels and invoices from the orders, payments from the invoices that they pay and the requests to the payment
 * provider, credit memos from the returned goods, statuses from events, held goods from open lines, estimates from their
 * lines, balances from invoices. The calculation is code of its own, so that it finds a mistake of the code that wrote
 * the amounts. It reads the books as of one moment and changes nothing.
 * @example
 * const { differences } = await checkBooks(store.db)
 */
export function checkBooks(db: Db): Promise<CheckedBooks> {
  return inTransaction(db, async (tx) => {
    if (!isTransaction(db)) await tx.execute('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const differences = new Differences()
    const records = {
      orders: await checkAll(tx, bookedOrdersQuery, checkOrder, differences),
      invoices: await checkAll(tx, paidInvoicesQuery, checkPaidInvoice, differences),
      payments: await checkAll(tx, bookedPaymentsQuery, checkPayment, differences),
      creditMemos: await checkAll(tx, bookedMemosQuery, checkMemo, differences),
      returns: await checkAll(tx, bookedReturnsQuery, checkReturn, differences),
      estimates: await checkAll(tx, bookedEstimatesQuery, checkEstimate, differences),
      companies: await checkAll(tx, bookedAccountsQuery, checkAccount, differences),
    }
    return { differences: differences.found, amounts: differences.amounts, records }
  })
}
