import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { addShopBills } from '../../testing/fixtures/shop-bills.js'
import { operate } from '../../testing/operate.js'
import { checkBooks } from './check-books.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => addShopBills(shop.db))

it('ACCT-09 clean books have no difference', async () => {
  expect((await checkBooks(shop.db)).differences).toEqual([])
})

it('ACCT-09 the command says how many amounts and records it has calculated', async () => {
  expect(await operate(['books', 'check'], { DATABASE_URL: shop.databaseUrl })).toMatch(
    /\nThe books are clean: \d+ amounts in 0 orders, 6 invoices, 3 payments, 2 credit memos, 0 returns, 0 estimates and 2 balances\.\n$/,
  )
})

it.each([
  [sql`UPDATE invoices SET paid_cents = paid_cents + 1 WHERE id = 2`, 'Invoice INV-2, paid, says $50.01'],
  [sql`UPDATE invoices SET credited_cents = 0 WHERE id = 5`, 'Invoice INV-5, credited, says $0.00'],
  [
    sql`UPDATE invoice_lines SET total_cents = total_cents - 1 WHERE invoice_id = 1`,
    'Invoice INV-1, subtotal, says $98.92',
  ],
  [sql`UPDATE payments SET applied_cents = 12000 WHERE id = 1`, 'Payment PMT-1, applied, says $120.00'],
  [sql`UPDATE payments SET status = 'Voided' WHERE id = 1`, 'Payment PMT-1 is voided, but it was applied.'],
  [sql`UPDATE credit_memos SET applied_cents = 999 WHERE id = 1`, 'Credit memo CM-1, applied, says $9.99'],
  [
    sql`UPDATE accounts SET balance_cents = balance_cents + 1 WHERE id = 1`,
    'The balance of Test Hospital says $580.01',
  ],
  [
    sql`UPDATE payments SET status = 'Failed', returned_at = now() WHERE id = 1`,
    'Payment PMT-1 was returned, but it still pays the invoice with the id 2.',
  ],
  [sql`UPDATE payments SET returned_at = now() WHERE id = 1`, 'Payment PMT-1 was returned, but it is Posted.'],
  [
    sql`UPDATE payments SET returned_at = received_at - interval '1 day' WHERE id = 1`,
    'Payment PMT-1 was made, came and was returned in another order.',
  ],
  [
    sql`UPDATE payment_applications SET applied_at = applied_at - interval '60 days' WHERE payment_id = 1`,
    'Payment PMT-1 pays the invoice with the id 2 before it was made, or ended before that.',
  ],
  [
    sql`UPDATE payment_applications SET ended_at = now() WHERE invoice_id = 2`,
    'Payment PMT-1 no longer pays the invoice with the id 2, but it was not returned.',
  ],
  [
    sql`UPDATE payment_applications SET ended_at = now() WHERE invoice_id = 5`,
    'Credit memo CM-1 no longer pays the invoice with the id 5',
  ],
  [sql`UPDATE payment_applications SET payment_id = 9 WHERE invoice_id = 2`, 'with the credit of another company'],
])('ACCT-09 names the difference that a wrong sum makes (%#)', async (change, sentence) => {
  await shop.db.execute(change)
  expect(await operate(['books', 'check'], { DATABASE_URL: shop.databaseUrl })).toContain(sentence)
})
