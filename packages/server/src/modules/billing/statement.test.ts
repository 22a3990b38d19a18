import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createScope } from '../../db/scope.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { addShopBills } from '../../testing/fixtures/shop-bills.js'
import { shopUsers } from '../../testing/fixtures/shop-companies.js'
import { returnPayment } from '../payments/return-payment.js'
import { checkBooks } from './check-books.js'
import { readPapers } from './papers/paper-documents.js'
import { writeStatement } from './papers/papers.js'
import { readStatement } from './statement.repository.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => addShopBills(shop.db))
afterEach(async () => expect((await checkBooks(shop.db)).differences).toEqual([]))

const march = { startDate: '2026-03-01', statementDate: '2026-03-31', openTransactionsOnly: false }
const april = { startDate: '2026-04-01', statementDate: '2026-04-30', openTransactionsOnly: false }
const may = { startDate: '2026-05-01', statementDate: '2026-05-31', openTransactionsOnly: false }
/** In New York it is still April 9. */
const lateInApril = new Date('2026-04-10T03:30:00Z')

async function read(range: typeof march) {
  const data = await readStatement(createScope(shop.db, shopUsers.admin), range)
  if (data === null) throw new Error('The hospital has no statement.')
  return data
}

/** The file, made at one moment whenever it is asked for. */
function fileOf(range: typeof march) {
  const now = () => new Date('2026-04-01T12:00:00Z')
  return writeStatement(createScope(shop.db, shopUsers.admin), range, { ...shop.services, now })
}

function bounce() {
  return returnPayment(shop.db, 1, { ...shop.services, now: () => lateInApril })
}

it.each([true, false])(
  'ACCT-13 a payment of March that comes back in April leaves the statement of March as it was (open only: %s)',
  async (openTransactionsOnly) => {
    const range = { ...march, openTransactionsOnly }
    const [data, file] = [await read(range), await fileOf(range)]
    expect(data.lines.map(({ number }) => number)).toContain('PMT-1')
    await bounce()
    expect(await read(range)).toEqual(data)
    expect((await fileOf(range)).equals(file)).toBe(true)
  },
)

it('ACCT-13 a statement shows the return on the day when the payment came back, in Eastern time', async () => {
  const before = await read(april)
  await bounce()
  const after = await read(april)
  expect(after.lines).toEqual([
    {
      kind: 'paymentReturn',
      number: 'PMT-1',
      day: '2026-04-09',
      dueOn: null,
      reference: 'PMT-1',
      amount: 12_000,
      open: 0,
      pending: 0,
    },
  ])
  expect([after.opening, after.closing]).toEqual([before.opening, before.closing + 12_000])
  // The amounts that the payment had paid are open again, by the ages of their invoices.
  const open = (ages: typeof after.ages) => ages.reduce((sum, age) => sum + age.open, 0)
  expect(open(after.ages) - open(before.ages)).toBe(11_000)
  const sinceMarch = await read({ ...april, startDate: march.startDate, openTransactionsOnly: true })
  expect(sinceMarch.lines.map(({ number }) => number)).toEqual([])
})

it('ACCT-13 opening balance and lines add up to the closing balance of each period around a return, which opens the next period', async () => {
  await bounce()
  const statements = [await read(march), await read(april), await read(may)]
  for (const { opening, closing, lines } of statements) {
    expect(opening + lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(closing)
  }
  const [first, second, third] = statements
  expect([second?.opening, third?.opening]).toEqual([first?.closing, second?.closing])
  const { rows } = await shop.db.execute(sql`SELECT balance_cents::int AS owed FROM accounts WHERE id = 1`)
  // Less the $15.00 that are left of the credit memo.
  expect(third?.closing).toBe(Number(rows[0]?.owed) - 1_500)
})

it('ACCT-09 API-44 a returned payment shows the invoices that it had paid and the date of its return; the invoices are open', async () => {
  await bounce()
  const payment = (await shop.as('buyer', 'getPayment', { id: 1 })).output()
  expect(payment).toMatchObject({ status: 'Failed', returnedOn: '2026-04-09', applied: 0, unapplied: 0 })
  expect(payment.applications.map(({ invoiceNumber, amount }) => [invoiceNumber, amount])).toEqual([
    ['INV-2', 50],
    ['INV-6', 60],
  ])
  const scope = createScope(shop.db, shopUsers.buyer)
  const [receipt] = await readPapers(scope, [{ type: 'payment', transactionId: 1 }], {
    ...shop.services,
    now: () => lateInApril,
  })
  expect(JSON.stringify(receipt)).toContain('{"name":"Returned","value":"04/09/2026"}')
  expect(JSON.stringify(receipt)).toContain('{"name":"Applied until it was returned","value":"$110.00"}')
  expect(JSON.stringify(receipt)).not.toContain('"Applied to invoices"')
  const invoice = (await shop.as('buyer', 'getInvoice', { id: 6 })).output()
  expect(invoice).toMatchObject({ paid: 0, amountDue: 60, applications: [] })
  const byAddress = (await shop.as('buyer', 'getPayments', { address: 1 })).output()
  expect(byAddress.results).toEqual([])
})
