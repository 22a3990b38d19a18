import type { CallInput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { addOpenInvoices, addShopBills } from '../../testing/fixtures/shop-bills.js'
import { checkBooks } from './check-books.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
afterEach(async () => expect((await checkBooks(shop.db)).differences).toEqual([]))
beforeEach(() => addShopBills(shop.db))

async function numbers(filters: CallInput<'getInvoices'>) {
  const { results } = (await shop.as('buyer', 'getInvoices', filters)).output()
  return results.map(({ invoiceNumber }) => invoiceNumber)
}

it('API-58 lists open invoices as the specification asks for them, by their due dates', async () => {
  const answer = await shop.app.inject({
    method: 'GET',
    url: '/api/myaccount/transactions/invoices/paginate?limit=10000&status.value=open&orderBy=asc',
    headers: { authorization: `Bearer ${shop.tokenOf('buyer')}` },
  })
  expect(answer.statusCode).toBe(200)
  const { results, total, limit } = answer.json()
  expect(results.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber)).toEqual([
    ...['INV-5', 'INV-3', 'INV-2', 'INV-1'],
  ])
  expect([total, limit]).toEqual([4, 10_000])
})

it('ACCT-09 an invoice of a list shows the paid, credited and due amounts, and how late it is', async () => {
  const { results } = (await shop.as('buyer', 'getInvoices', { search: 'INV-2' })).output()
  expect(results).toEqual([
    {
      ...{
        id: 2,
        invoiceNumber: 'INV-2',
        status: 'overdue',
        date: '2026-01-25',
        dueDate: '2026-02-24',
        daysOverdue: 15,
      },
      ...{ poNum: 'PO-2', orderId: null, orderNumber: null, shipTo: 'Pharmacy' },
      ...{ total: 200, paid: 50, credited: 0, pending: 0, amountDue: 150 },
    },
  ])
})

it('ACCT-09 SRCH-11 filters invoices by days, text, address, status and age, sorts them and pages by ten', async () => {
  expect(await numbers({ fromDate: '2026-01-25', toDate: '2026-02-01' })).toEqual(['INV-6', 'INV-2'])
  expect(await numbers({ search: 'po-3' })).toEqual(['INV-3'])
  expect(await numbers({ search: '%' })).toEqual([])
  expect(await numbers({ address: 2 })).toEqual(['INV-3'])
  expect(await numbers({ status: 'paid' })).toEqual(['INV-6'])
  expect(await numbers({ status: 'overdue', orderBy: 'asc' })).toEqual(['INV-5', 'INV-3', 'INV-2'])
  expect(await numbers({ age: 'days31to60' })).toEqual(['INV-3'])
  expect(await numbers({ age: 'days61to90' })).toEqual([])
  expect(await numbers({ sort: 'amountDue' })).toEqual(['INV-3', 'INV-2', 'INV-1', 'INV-5', 'INV-6'])
  expect(await numbers({ sort: 'invoiceNumber', orderBy: 'asc', limit: 2, page: 2 })).toEqual(['INV-3', 'INV-5'])
  const { limit, pages } = (await shop.as('buyer', 'getInvoices', {})).output()
  expect([limit, pages]).toEqual([10, 1])
  const posted = await shop.as('buyer', 'paginateInvoices', { filters: { status: { value: 'paid' } } })
  expect(posted.output().results.map(({ id }) => id)).toEqual([6])
})

it('ACCT-09 sums all invoices that match the filters, with the open amounts by age', async () => {
  const all = (await shop.as('buyer', 'getTransactionTotals', { list: 'invoices' })).output()
  expect(all).toEqual({
    ...{ count: 5, total: 700, open: 580, overdue: 480 },
    ages: [
      { age: 'notDue', count: 1, open: 100 },
      { age: 'days1to30', count: 1, open: 150 },
      { age: 'days31to60', count: 1, open: 300 },
      { age: 'days61to90', count: 0, open: 0 },
      { age: 'over90', count: 1, open: 30 },
    ],
  })
  const late = await shop.as('buyer', 'getTransactionTotals', { list: 'invoices', age: 'over90' })
  expect(late.output()).toMatchObject({ count: 1, open: 30, ages: all.ages })
  const warehouse = await shop.as('buyer', 'getTransactionTotals', { list: 'invoices', address: 2 })
  expect(warehouse.output()).toMatchObject({ count: 1, open: 300, overdue: 300 })
  const credits = await shop.as('buyer', 'getTransactionTotals', { list: 'creditMemos' })
  expect(credits.output()).toEqual({ count: 1, total: 25, open: 15, overdue: 0, ages: [] })
  const open = await shop.as('buyer', 'getTransactionTotals', { list: 'openItems' })
  expect(open.output()).toMatchObject({ count: 6, total: 640 - 25 - 120, open: 580 - 15 - 10 })
})

it('ACCT-09 totals of payments omit money that did not come', async () => {
  const totals = async (status?: 'Posted' | 'Failed') =>
    (await shop.as('buyer', 'getTransactionTotals', { list: 'payments', ...(status ? { status } : {}) })).output()
  expect(await totals()).toMatchObject({ count: 2, total: 120, open: 10 })
  expect(await totals('Failed')).toMatchObject({ count: 1, total: 0, open: 0 })
  await shop.db.execute(sql`UPDATE payments SET status = 'Voided' WHERE id = 2`)
  expect(await totals()).toMatchObject({ count: 2, total: 120, open: 10 })
})

it.each<[CallInput<'getTransactionTotals'>, object]>([
  [{ list: 'payments', age: 'over90' }, { age: ['is a filter of invoices only'] }],
  [{ list: 'openItems', age: 'notDue' }, { age: ['is a filter of invoices only'] }],
  [
    { list: 'payments', status: 'overdue' },
    { status: ['must be a status of the list; this list has: Pending, Posted, Failed, Voided'] },
  ],
  [{ list: 'creditMemos', status: 'paid' }, { status: ['must be a status of the list; this list has: open, applied'] }],
  [{ list: 'openItems', status: 'open' }, { status: ['must be a status of the list; this list has none'] }],
])('ACCT-09 refuses a filter of another list, in the totals and in the export: %j', async (input, errors) => {
  expect((await shop.as('buyer', 'getTransactionTotals', input)).problem()).toMatchObject({ status: 400, errors })
  const exported = await shop.as('buyer', 'exportTransactions', { ...input, format: 'csv' })
  expect(exported.problem()).toMatchObject({ status: 400, errors })
})

it('ACCT-09 lists payments, credit memos and open items; a failed payment is no credit', async () => {
  const paid = (await shop.as('buyer', 'getPayments', {})).output()
  expect(paid.results).toEqual([
    expect.objectContaining({ paymentNumber: 'PMT-2', status: 'Failed', method: 'ACH transfer 77-1', unapplied: 0 }),
    {
      ...{ id: 1, paymentNumber: 'PMT-1', status: 'Posted', date: '2026-03-01T15:00:00.000Z', method: 'Check 1024' },
      ...{ memo: 'February', amount: 120, applied: 110, unapplied: 10, expectedOn: null },
    },
  ])
  const posted = await shop.as('buyer', 'paginatePayments', { filters: { status: 'Posted', search: '1024' } })
  expect(posted.output().total).toBe(1)
  const credits = (await shop.as('buyer', 'getCreditMemos', { status: 'open' })).output()
  expect(credits.results).toEqual([
    {
      ...{ id: 1, creditMemoNumber: 'CM-1', status: 'open', date: '2026-02-10', reason: 'Damaged in transit' },
      ...{ returnNumber: null, orderId: null, orderNumber: null },
      ...{ invoiceId: 5, invoiceNumber: 'INV-5', total: 25, applied: 10, available: 15 },
    },
  ])
  const open = (await shop.as('buyer', 'getOpenItems', { sort: 'open', orderBy: 'asc' })).output()
  expect(open.results.map(({ number, open: amount }) => [number, amount])).toEqual([
    ['CM-1', -15],
    ['PMT-1', -10],
    ['INV-5', 30],
    ['INV-1', 100],
    ['INV-2', 150],
    ['INV-3', 300],
  ])
})

it('API-43 API-17 an invoice shows its lines, its sums and the payments and credits that were applied to it', async () => {
  const one = await shop.as('buyer', 'getInvoice', { id: 5 })
  expect(one.statements).toHaveLength(1)
  expect(one.output()).toMatchObject({
    ...{ invoiceNumber: 'INV-5', subtotal: 38.92, tax: 1.08, total: 40, credited: 10, amountDue: 30 },
    lines: [{ name: 'Gauze Sponge', mpn: 'NF-5', unitLabel: 'Each', quantity: 2, lineTotal: 38.92 }],
    applications: [{ kind: 'creditMemo', sourceNumber: 'CM-1', amount: 10, date: '2026-02-12T15:00:00.000Z' }],
    shipAddress: { label: 'Pharmacy', line1: '1 Main Street' },
  })
  expect((await shop.as('buyer', 'getInvoiceById', { id: 5 })).output()).toEqual(one.output())
  const answer = await shop.app.inject({
    url: '/api/myaccount/transactions/invoices/byId5',
    headers: { authorization: `Bearer ${shop.tokenOf('buyer')}` },
  })
  expect(answer.json()).toEqual(one.output())
})

it('API-44 API-17 a payment shows the invoices to which it was applied', async () => {
  const one = (await shop.as('buyer', 'getPayment', { id: 1 })).output()
  expect(one.applications.map(({ invoiceNumber, amount }) => [invoiceNumber, amount])).toEqual([
    ['INV-2', 50],
    ['INV-6', 60],
  ])
  expect((await shop.as('buyer', 'getPaymentById', { id: 1 })).output()).toEqual(one)
})

it('ACCT-09 NAV-07 only people who see prices can read invoices, and only the invoices of their own company', async () => {
  for (const name of ['getInvoices', 'getPayments', 'getCreditMemos', 'getOpenItems'] as const) {
    expect((await shop.as('noPrice', name, {})).problem()).toMatchObject({ status: 403 })
    expect((await shop.as('visitor', name, {})).problem()).toMatchObject({ status: 401 })
  }
  expect((await shop.as('noPrice', 'getInvoice', { id: 1 })).problem()).toMatchObject({ status: 403 })
  expect((await shop.as('clinic', 'getInvoice', { id: 1 })).problem()).toMatchObject({ status: 404 })
  expect((await shop.as('clinic', 'getPayment', { id: 1 })).problem()).toMatchObject({ status: 404 })
  const { results } = (await shop.as('clinic', 'getInvoices', {})).output()
  expect(results.map(({ invoiceNumber }) => invoiceNumber)).toEqual(['INV-9'])
})

it('API-58 lists 10,000 open invoices in one statement', async () => {
  await addOpenInvoices(shop.db, 10_000)
  const list = await shop.as('buyer', 'getInvoices', { status: 'open', limit: 10_000 })
  expect(list.statements).toHaveLength(1)
  expect(list.output()).toMatchObject({ total: 10_004 })
  expect(list.output().results).toHaveLength(10_000)
  const sums = await shop.as('buyer', 'getTransactionTotals', { list: 'invoices', status: 'open' })
  expect(sums.statements).toHaveLength(1)
  expect(sums.output().open).toBe(580 + 500_050)
})
