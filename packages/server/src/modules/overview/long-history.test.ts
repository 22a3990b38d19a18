import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Db, inTransaction } from '../../db/client.js'
import { createScope, type Scope } from '../../db/scope.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { readTransactionSums, readTransactions } from '../billing/transactions.repository.js'
import { anyOrders, readOrders } from '../orders/orders.repository.js'
import { type ReorderChoice, readReorders } from '../orders/reorder.repository.js'
import { readOverview } from './overview.repository.js'

/** The company has an order of an item, a parcel and a paid invoice of every day until today. */
const days = 3000
const today = '2026-03-11'
/** A call may read the records of one year, and some more. */
const mostRows = 500

/** As long as an address is: short rows would make it cheap to read them all. */
const address = JSON.stringify({
  id: 1,
  label: 'Dock',
  attention: 'Receiving'.repeat(20),
  line1: '1 Main Street',
  state: 'NY',
})

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await shop.db.execute(sql`
    WITH made AS (
      INSERT INTO orders (order_no, account_id, user_id, status, ship_address_id, ship_address, bill_address_id,
        bill_address, payment, subtotal_cents, total_cents, placed_at)
      SELECT 'LONG-' || n, 1, 2, 'Delivered', 1, ${address}::jsonb, 1, ${address}::jsonb, '{"kind": "terms", "terms": "Net 30"}', 100, 100,
        ${today}::date - n
      FROM generate_series(1, ${days}::int) n RETURNING id, order_no, placed_at),
    lines AS (
      INSERT INTO order_lines (order_id, position, item_id, unit_id, item_name, display_name, mpn, unit_name, unit_label,
        conversion_rate, price, quantity, total_cents)
      SELECT id, 1, CASE id % 2 WHEN 0 THEN ${shopItems.gauze}::int ELSE ${shopItems.swab}::int END, ${unitsOf(shopItems.gauze).box}::int,
        'I', 'Item', 'M', 'BX', 'Box', 100, 1, 1, 100
      FROM made),
    parcels AS (
      INSERT INTO fulfilments (order_id, account_id, carrier, tracking_number, status, shipped_at, delivered_at)
      SELECT id, 1, 'UPS', order_no, 'Delivered', placed_at, placed_at FROM made)
    INSERT INTO invoices (invoice_no, account_id, order_id, issued_on, due_on, ship_address, bill_address, subtotal_cents,
      total_cents, paid_cents)
    SELECT order_no, 1, id, placed_at, placed_at + interval '30 days', ${address}::jsonb, ${address}::jsonb, 100, 100, 100 FROM made`)
  // A row that a transaction elsewhere might not see yet would be read from its table; the next try finds that it ended.
  await vi.waitFor(async () => {
    await shop.db.execute(sql`VACUUM ANALYZE`)
    const { rows } = await shop.db.execute(sql`
      SELECT FROM pg_class WHERE relname IN ('orders', 'invoices', 'purchase_days') AND relallvisible < relpages`)
    expect(rows).toEqual([])
  }, 60_000)
})
afterAll(() => shop.close())

/** The rows of the company's records that the transaction's connection has read from the tables. */
async function rowsSoFar(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ read: number }>(sql`
    SELECT sum(seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables
    WHERE relname IN ('orders', 'order_lines', 'invoices', 'fulfilments', 'purchase_days')`)
  return rows[0]?.read ?? Number.NaN
}

async function rowsRead(read: (scope: Scope) => Promise<unknown>): Promise<number> {
  return inTransaction(shop.db, async (tx) => {
    const before = await rowsSoFar(tx)
    await read(createScope(tx, { accountId: 1, userId: 2 }))
    return (await rowsSoFar(tx)) - before
  })
}

const lastPage = days / 10
const reorders: ReorderChoice = {
  since: new Date('2025-09-12'),
  source: 'salesOrder',
  search: null,
  order: 'due',
  now: new Date(today),
}
const reads: Readonly<Record<string, (scope: Scope) => Promise<unknown>>> = {
  'the first page of orders': (scope) => readOrders(scope, anyOrders, { page: 1, limit: 10 }),
  'the last page of orders': (scope) => readOrders(scope, anyOrders, { page: lastPage, limit: 10 }),
  'the oldest orders': (scope) => readOrders(scope, anyOrders, { page: 1, limit: 10, orderBy: 'asc' }),
  'the first page of invoices': (scope) =>
    readTransactions(scope, 'invoices', {}, { page: 1, limit: 10, sort: 'dueDate' }, today),
  'the last page of invoices': (scope) =>
    readTransactions(scope, 'invoices', {}, { page: lastPage, limit: 10, sort: 'date' }, today),
  'the open invoices': (scope) =>
    readTransactions(scope, 'invoices', { status: 'open' }, { page: 1, limit: 10, sort: 'amountDue' }, today),
  'the invoices of an age': (scope) =>
    readTransactions(scope, 'invoices', { age: 'days1to30' }, { page: 1, limit: 10, sort: 'dueDate' }, today),
  'the open items': (scope) => readTransactions(scope, 'openItems', {}, { page: 1, limit: 10, sort: 'date' }, today),
  'the totals of open invoices': (scope) => readTransactionSums(scope, 'invoices', { status: 'open' }, today),
  'the items to reorder': (scope) => readReorders(scope, reorders, { page: 1, limit: 10 }),
  'the items of the quick order': (scope) =>
    readReorders(scope, { ...reorders, order: 'most often' }, { page: 1, limit: 10 }),
  'the figures of the overview': (scope) => readOverview(scope, today),
}

it.each(Object.entries(reads))('reads %s without the whole history of a company', async (_, read) => {
  expect(await rowsRead(read)).toBeLessThan(mostRows)
})
