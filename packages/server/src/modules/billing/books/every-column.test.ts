import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../../db/client.js'
import { type Alteration, booksTables, otherTables } from '../../../testing/books-columns.js'
import { type FakeStripe, startFakeStripe } from '../../../testing/fake-stripe.js'
import { startTestShop, type TestShop } from '../../../testing/fixtures/shop.js'
import { addShopBooks } from '../../../testing/fixtures/shop-books.js'
import { checkBooks } from '../check-books.js'

let shop: TestShop
let stripe: FakeStripe

beforeAll(async () => {
  shop = await startTestShop()
  stripe = await startFakeStripe()
  await addShopBooks(shop, stripe)
})
afterAll(async () => {
  await stripe.close()
  await shop.close()
})

async function rows<Row extends Record<string, unknown>>(db: Db, text: string) {
  return (await db.execute<Row>(sql.raw(text))).rows
}

/** Thrown to undo everything since the transaction or the savepoint began. */
const undone = new Error('Undone.')

/** Does work in a transaction, or in a savepoint of one, and undoes it. */
async function undo(db: Db, work: (tx: Db) => Promise<void>) {
  await db
    .transaction(async (tx) => {
      await work(tx)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
}

/** Takes away everything of the database itself that would refuse a wrong value before the books notice it. */
async function allowEverything(tx: Db) {
  for (const table of Object.keys(booksTables)) {
    await tx.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`))
  }
  const constraints = await rows<{ drop: string }>(
    tx,
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop FROM pg_constraint
    WHERE contype IN ('c', 'f') AND connamespace = 'public'::regnamespace`,
  )
  const indexes = await rows<{ drop: string }>(
    tx,
    `SELECT format('DROP INDEX %s', indexrelid::regclass) AS drop FROM pg_index
    WHERE indisunique AND NOT indisprimary AND indrelid::regclass::text IN (${tableNames()})
      AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`,
  )
  for (const { drop } of [...constraints, ...indexes]) await tx.execute(sql.raw(drop))
}

/** The orders become orders of today: housekeeping deletes backorders of old ones. */
async function renewOrders(tx: Db) {
  await tx.execute(sql`UPDATE orders SET placed_at = now()`)
  await tx.execute(sql`UPDATE order_events SET at = now() WHERE from_status IS NULL`)
}

function tableNames() {
  return Object.keys(booksTables)
    .map((name) => `'${name}'`)
    .join(', ')
}

/** Rows of a column that are altered one by one, at most. */
const rowsOfColumn = 3

/** Alters values of a column, one at a time. @returns the alterations, each with whether the books noticed it */
async function alter(tx: Db, table: string, column: string, { to, where = 'true' }: Alteration) {
  const tried: { alteration: string; isNoticed: boolean }[] = []
  for (const value of to) {
    const found = await rows<{ row: string; before: unknown }>(
      tx,
      `SELECT t.ctid::text AS row, t.${column}::text AS before FROM ${table} t
      WHERE ${where} AND t.${column} IS DISTINCT FROM ${value} AND (${value} IS NOT NULL OR t.${column} IS NOT NULL)
      ORDER BY md5(t.ctid::text) LIMIT ${rowsOfColumn}`,
    )
    for (const { row, before } of found) {
      await undo(tx, async (savepoint) => {
        await savepoint.execute(sql.raw(`UPDATE ${table} t SET ${column} = ${value} WHERE ctid = '${row}'`))
        const { differences } = await checkBooks(savepoint)
        const alteration = `${table}.${column} of the row ${row}: ${before} became ${value}`
        tried.push({ alteration, isNoticed: differences.length > 0 })
      })
    }
  }
  return tried
}

it('ACCT-09 every column of the books is checked, or has a reason why no amount depends on it', async () => {
  const columns = await rows<{ table: string; column: string }>(
    shop.db,
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name IN (${tableNames()})`,
  )
  const named = Object.entries(booksTables).flatMap(([table, { checked, free }]) =>
    [...Object.keys(checked), ...Object.keys(free)].map((column) => `${table}.${column}`),
  )
  expect(named.sort()).toEqual(columns.map(({ table, column }) => `${table}.${column}`).sort())
})

it('ACCT-09 every table with amounts or quantities belongs to the books, or has a reason why it does not', async () => {
  const tables = await rows<{ table: string }>(
    shop.db,
    `SELECT DISTINCT c.table_name AS table FROM information_schema.columns c JOIN information_schema.tables t
      ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
    WHERE c.table_schema = 'public'
      AND (c.data_type = 'numeric' OR c.column_name LIKE '%\\_cents' OR c.column_name LIKE '%quantity%')`,
  )
  const named = [...Object.keys(booksTables), ...Object.keys(otherTables)]
  expect(tables.map(({ table }) => table).filter((table) => !named.includes(table))).toEqual([])
})

it('ACCT-09 every alteration of a checked column is noticed', { timeout: 120_000 }, async () => {
  const tried: { alteration: string; isNoticed: boolean }[] = []
  const untried: string[] = []
  let columns = 0
  await undo(shop.db, async (tx) => {
    await allowEverything(tx)
    await renewOrders(tx)
    expect((await checkBooks(tx)).differences).toEqual([])
    for (const [table, { checked }] of Object.entries(booksTables)) {
      for (const [column, alteration] of Object.entries(checked)) {
        const ofColumn = await alter(tx, table, column, alteration)
        tried.push(...ofColumn)
        columns += 1
        if (ofColumn.length === 0) untried.push(`${table}.${column}`)
      }
    }
    expect((await checkBooks(tx)).differences).toEqual([])
  })
  console.log(`Altered ${columns} columns of the books ${tried.length} times.`)
  expect(untried).toEqual([])
  expect(tried.flatMap(({ alteration, isNoticed }) => (isNoticed ? [] : [alteration]))).toEqual([])
})

const waiting = `(SELECT min(id) FROM orders WHERE status = 'Pending Fulfillment' AND payment ->> 'kind' = 'terms')`
const byCard = `(SELECT min(id) FROM orders WHERE status = 'Pending Fulfillment' AND payment ->> 'kind' = 'card')`
const shipped = `(SELECT min(id) FROM orders WHERE status = 'Shipped')`
const invoice = `(SELECT min(id) FROM invoices WHERE order_id = ${shipped})`

function owed(cents: number) {
  return `UPDATE accounts SET balance_cents = balance_cents + ${cents}
    WHERE id = (SELECT account_id FROM invoices WHERE id = ${invoice})`
}

const cardPayment = `(SELECT min(payment_id) FROM payment_holds WHERE payment_id IS NOT NULL)`
const ofCard = `(SELECT invoice_id FROM payment_applications WHERE payment_id = ${cardPayment})`
const memo = '(SELECT min(id) FROM credit_memos WHERE issue_id IS NOT NULL)'
const estimate = `(SELECT min(id) FROM estimates WHERE status = 'Open')`

it.each([
  [
    'a line of an order, its subtotal and its total',
    `UPDATE order_lines SET total_cents = total_cents + 100 WHERE order_id = ${waiting} AND position = 1`,
    `UPDATE orders SET subtotal_cents = subtotal_cents + 100, total_cents = total_cents + 100 WHERE id = ${waiting}`,
  ],
  [
    'the quantity, the line and all sums of an order',
    `UPDATE order_lines SET quantity = quantity * 2, total_cents = total_cents * 2 WHERE order_id = ${byCard}`,
    `UPDATE orders SET subtotal_cents = subtotal_cents * 2, shipping_cents = shipping_cents * 2, tax_cents = tax_cents * 2,
      convenience_fee_cents = convenience_fee_cents * 2, total_cents = total_cents * 2 WHERE id = ${byCard}`,
  ],
  [
    'the freight and the total of an order',
    `UPDATE orders SET shipping_cents = shipping_cents - 100, total_cents = total_cents - 100 WHERE id = ${waiting}`,
  ],
  [
    'the tax and the total of an order',
    `UPDATE orders SET tax_cents = tax_cents - 100, total_cents = total_cents - 100 WHERE id = ${waiting}`,
  ],
  [
    'the fee and the total of an order',
    `UPDATE orders SET convenience_fee_cents = convenience_fee_cents + 100, total_cents = total_cents + 100
      WHERE id = ${byCard}`,
  ],
  [
    'the fee and the freight of an order, against each other',
    `UPDATE orders SET convenience_fee_cents = convenience_fee_cents + 1, shipping_cents = shipping_cents - 1
      WHERE id = ${byCard}`,
  ],
  [
    'the tax and the total of an invoice, and the balance',
    `UPDATE invoices SET tax_cents = tax_cents - 100, total_cents = total_cents - 100 WHERE id = ${invoice}`,
    owed(-100),
  ],
  [
    'the freight and the total of an invoice, and the balance',
    `UPDATE invoices SET shipping_cents = shipping_cents - 100, total_cents = total_cents - 100 WHERE id = ${invoice}`,
    owed(-100),
  ],
  [
    'a line and the sums of an invoice, and the balance',
    `UPDATE invoice_lines SET total_cents = total_cents + 100 WHERE invoice_id = ${invoice} AND position = 1`,
    `UPDATE invoices SET subtotal_cents = subtotal_cents + 100, total_cents = total_cents + 100 WHERE id = ${invoice}`,
    owed(100),
  ],
  [
    'the day and the due day of an invoice',
    `UPDATE invoices SET issued_on = issued_on + 1, due_on = due_on + 1 WHERE id = ${invoice}`,
  ],
  [
    'the shipped quantity of an invoiced line',
    `UPDATE order_lines SET quantity_fulfilled = 0 WHERE order_id = ${shipped} AND position = 1`,
  ],
  [
    'the shipped quantity of a line and its parcel',
    `UPDATE fulfilment_lines SET quantity = quantity - 1
      WHERE order_line_id = (SELECT id FROM order_lines WHERE order_id = ${shipped} AND position = 1)`,
    `UPDATE order_lines SET quantity_fulfilled = quantity_fulfilled - 1 WHERE order_id = ${shipped} AND position = 1`,
  ],
  [
    'the amount of a payment by the provider, its invoice and the balance',
    `UPDATE payments SET amount_cents = amount_cents + 1, applied_cents = applied_cents + 1 WHERE id = ${cardPayment}`,
    `UPDATE payment_applications SET amount_cents = amount_cents + 1 WHERE payment_id = ${cardPayment}`,
    `UPDATE invoices SET paid_cents = paid_cents + 1 WHERE id = ${ofCard}`,
    `UPDATE accounts SET balance_cents = balance_cents - 1 WHERE id = (SELECT account_id FROM invoices WHERE id = ${ofCard})`,
  ],
  [
    'the tax and the total of a credit memo',
    `UPDATE credit_memos SET tax_cents = tax_cents + 1, total_cents = total_cents + 1 WHERE id = ${memo}`,
  ],
  [
    'a line and the sums of an estimate',
    `UPDATE estimate_lines SET total_cents = total_cents + 100 WHERE estimate_id = ${estimate} AND position = 1`,
    `UPDATE estimates SET subtotal_cents = subtotal_cents + 100, total_cents = total_cents + 100 WHERE id = ${estimate}`,
  ],
])('ACCT-09 an alteration that keeps the sums is noticed: %s', async (_name, ...changes) => {
  await undo(shop.db, async (tx) => {
    for (const change of changes) {
      const { rowCount } = await tx.execute(sql.raw(change))
      expect(rowCount, change).toBeGreaterThan(0)
    }
    expect((await checkBooks(tx)).differences).not.toEqual([])
  })
})
