import type { CallInput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { shopMorning, startTestShop, type TestShop } from '../../../testing/fixtures/shop.js'
import { addShopBills } from '../../../testing/fixtures/shop-bills.js'
import type { ShopUser } from '../../../testing/fixtures/shop-companies.js'
import { checkBooks } from '../check-books.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
afterEach(async () => expect((await checkBooks(shop.db)).differences).toEqual([]))
beforeEach(async () => {
  shop.setNow(shopMorning)
  await addShopBills(shop.db)
})

function pathOf(url: string) {
  return new URL(url).pathname
}

function open(url: string) {
  return shop.app.inject({ url: pathOf(url) })
}

async function pdfUrl(input: CallInput<'generatePDF'>, who: ShopUser = 'buyer') {
  return (await shop.as(who, 'generatePDF', input)).output().pdfUrl
}

async function pagesOf(body: Buffer) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)))
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

async function pdfPages(input: CallInput<'generatePDF'>) {
  const answer = await open(await pdfUrl(input))
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    // A viewer of PDF files runs in no sandbox.
    'content-security-policy': expect.not.stringContaining('sandbox'),
  })
  return pagesOf(answer.rawPayload)
}

const year = { type: 'statement', startDate: '2026-01-01', statementDate: '2026-03-11' } as const

it('API-54 ACCT-13 an invoice, a payment and a credit memo are one PDF, each from a page of its own', async () => {
  const url = await pdfUrl([
    { type: 'invoice', transactionId: 5 },
    { type: 'payment', transactionId: 1 },
    { type: 'creditMemo', transactionId: 1 },
  ])
  expect(pathOf(url)).toMatch(/^\/storage\/papers\/[\w-]{43}\/papers\.pdf$/)
  const [invoice, payment, memo] = await pagesOf((await open(url)).rawPayload)
  for (const words of [
    'Invoice INV-5',
    'PO-5',
    'Gauze Sponge',
    'Invoice total $40.00',
    'Credit used −$10.00',
    'Amount due $30.00',
    'Credit memo CM-1',
  ])
    expect(invoice).toContain(words)
  for (const words of ['Payment receipt PMT-1', 'Check 1024', 'INV-2 Payment PMT-1', '$50.00', 'Not applied $10.00'])
    expect(payment).toContain(words)
  for (const words of ['Credit memo CM-1', 'Damaged in transit', 'Unused credit $15.00']) expect(memo).toContain(words)
})

it('API-54 ACCT-13 the receipt of a payment with a fee and a credit adds up to the charged amount', async () => {
  await shop.db.execute(sql`UPDATE payments SET fee_cents = 360 WHERE id = 1`)
  await shop.db.execute(sql`UPDATE payment_applications SET with_payment_id = 1 WHERE credit_memo_id = 1`)
  const [receipt] = await pdfPages([{ type: 'payment', transactionId: 1 }])
  for (const words of [
    ...['Applied to invoices $110.00', 'Not applied $10.00', 'Payment $120.00', 'Convenience fee $3.60'],
    ...['Paid in all $123.60', 'INV-5 Credit memo CM-1', 'Sum $120.00'],
    '$110.00 of this payment and $10.00 of credits paid $120.00 of the invoices below.',
  ])
    expect(receipt).toContain(words)
  // The books know no fee of a check.
  await shop.db.execute(sql`UPDATE payments SET fee_cents = 0 WHERE id = 1`)
})

it('API-54 an order and its packing slip; the slip names no amount', async () => {
  await shop.reset()
  await addShopBills(shop.db)
  await shop.as('admin', 'addItem', { itemId: 1010, unit: 10101, quantity: 3 })
  const form = { shipAddressId: 1, billAddressId: 1, poNum: 'PO-SLIP', paymentMethod: 'terms' } as const
  const placed = await shop.as('admin', 'placeOrder', form, { idempotencyKey: crypto.randomUUID() })
  const { id, orderNumber } = placed.output().orderConfirmation
  const [order, slip] = await pdfPages([
    { type: 'order', transactionId: id },
    { type: 'packingSlip', transactionId: id },
  ])
  expect(order).toContain(`Order ${orderNumber}`)
  expect(order).toMatch(/\$\d+\.\d\d/)
  expect(slip).toContain(`Packing slip ${orderNumber}`)
  expect(slip).toContain('PO-SLIP')
  expect(slip).not.toContain('$')
})

it('ACCT-13 a statement begins with the balance, which each transaction moves, and ends with the amount left to pay', async () => {
  const [page] = await pdfPages({ ...year, openTransactionsOnly: false })
  // Of the invoices of 2025, 340.00 were owed.
  expect(page).toContain('01/01/2026 Balance before $340.00')
  expect(page).toContain('Left to pay on 03/11/2026 $555.00')
  expect(page).toContain('INV-3 12/20/2025 PO-3 01/19/2026 51 days overdue $300.00 $0.00 $300.00')
  expect(page).toContain('01/25/2026 Invoice INV-2 PO-2 $200.00 $540.00')
  expect(page).toContain('03/01/2026 Payment PMT-1 Check 1024 −$120.00 $555.00')
  expect(page).not.toContain('PMT-2')
})

it('ACCT-13 a statement of open transactions names only the transactions that are not settled on its date', async () => {
  const [page] = await pdfPages({ ...year, startDate: '2025-01-01', openTransactionsOnly: true })
  for (const number of ['INV-1', 'INV-2', 'INV-3', 'INV-5', 'PMT-1', 'CM-1']) expect(page).toContain(number)
  expect(page).not.toContain('INV-6')
  const [before] = await pdfPages({ ...year, statementDate: '2026-02-11', openTransactionsOnly: true })
  // The payment came later, so the whole invoice was open.
  expect(before).toContain('INV-6')
  expect(before).toContain('INV-2 01/25/2026 PO-2 02/24/2026 Not due $200.00 $0.00 $200.00')
})

it('ACCT-13 a statement of days without transactions says so', async () => {
  const range = { type: 'statement', startDate: '2020-01-01', statementDate: '2020-02-01' } as const
  const [page] = await pdfPages({ ...range, openTransactionsOnly: false })
  expect(page).toContain('There are no transactions in these days.')
  const reversed = { ...range, startDate: '2021-01-01', openTransactionsOnly: false }
  const refusal = (await shop.as('buyer', 'generatePDF', reversed)).problem()
  expect(refusal).toMatchObject({ status: 400 })
})

it('ACCT-09 exports all transactions that match the filters as CSV, and keeps text that looks like a formula as text', async () => {
  await shop.db.execute(sql`UPDATE invoices SET po_num = '=HYPERLINK("http://x")' WHERE id = 3`)
  const { fileUrl } = (
    await shop.as('buyer', 'exportTransactions', { list: 'invoices', format: 'csv', status: 'overdue' })
  ).output()
  const answer = await open(fileUrl)
  expect(answer.headers['content-disposition']).toBe('attachment')
  expect(answer.headers['content-security-policy']).toContain('sandbox')
  expect(pathOf(fileUrl)).toMatch(/\/invoices\.csv$/)
  expect(answer.body.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Invoice,PO number,Order,Ship to,Date,Due,Status,Days overdue,Total,Paid,Credited,On its way,Amount due',
    'INV-2,PO-2,,Pharmacy,01/25/2026,02/24/2026,Overdue,15,200.00,50.00,0.00,0.00,150.00',
    `INV-3,"'=HYPERLINK(""http://x"")",,Warehouse,12/20/2025,01/19/2026,Overdue,51,300.00,0.00,0.00,0.00,300.00`,
    'INV-5,PO-5,,Pharmacy,10/02/2025,11/01/2025,Overdue,130,40.00,0.00,10.00,0.00,30.00',
    '',
  ])
})

it('ACCT-09 exports every list as a workbook, and chosen papers as a zip', async () => {
  for (const list of ['invoices', 'payments', 'creditMemos', 'openItems'] as const) {
    const { fileUrl } = (await shop.as('buyer', 'exportTransactions', { list, format: 'xlsx' })).output()
    const { rawPayload, headers } = await open(fileUrl)
    expect(rawPayload.subarray(0, 4).toString('latin1'), list).toBe('PK\u0003\u0004')
    expect(headers['content-type']).toContain('spreadsheetml')
  }
  const papers: CallInput<'generateZip'> = [
    { type: 'invoice', transactionId: 1 },
    { type: 'payment', transactionId: 1 },
  ]
  const { fileUrl } = (await shop.as('buyer', 'generateZip', papers)).output()
  const zip = (await open(fileUrl)).rawPayload.toString('latin1')
  expect(zip).toContain('1 Invoice INV-1.pdf')
  expect(zip).toContain('2 Payment receipt PMT-1.pdf')
})

it('API-54 papers of another company, and of people who see no prices, do not exist', async () => {
  for (const type of ['invoice', 'payment', 'creditMemo'] as const) {
    const paper: CallInput<'generateZip'> = [{ type, transactionId: 1 }]
    expect((await shop.as('clinic', 'generatePDF', paper)).problem().detail).toContain('has no')
    expect((await shop.as('clinic', 'generateZip', paper)).problem()).toMatchObject({ status: 404 })
    expect((await shop.as('noPrice', 'generatePDF', paper)).problem()).toMatchObject({ status: 403 })
  }
  expect((await shop.as('buyer', 'generatePDF', [])).problem()).toMatchObject({
    status: 400,
    detail: 'body: needs at least one paper',
  })
  const tooMany = Array.from({ length: 201 }, () => ({ type: 'invoice' as const, transactionId: 1 }))
  expect((await shop.as('buyer', 'generatePDF', tooMany)).problem()).toMatchObject({
    status: 400,
    detail: 'body: takes at most 200 papers at once',
  })
})

it('ACCT-09 the address of another company filters everything out of an export', async () => {
  const input = { list: 'invoices', format: 'csv', address: 4 } as const
  const { fileUrl } = (await shop.as('buyer', 'exportTransactions', input)).output()
  expect((await open(fileUrl)).body.split('\r\n')).toHaveLength(2)
})

it('API-54 an address works for ten minutes and for as long as its session', async () => {
  const url = await pdfUrl([{ type: 'invoice', transactionId: 1 }])
  expect((await open(url)).statusCode).toBe(200)
  expect((await open(url.replace(/papers\/./, 'papers/!'))).statusCode).toBe(410)
  shop.setNow(new Date(shopMorning.getTime() + 10 * 60_000 + 1))
  const late = await open(url)
  expect(late.statusCode).toBe(410)
  expect(late.json().detail).toContain('open the paper again')
  const page = await shop.app.inject({ url: new URL(url).pathname, headers: { accept: 'text/html,*/*;q=0.8' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8'])
  expect(page.body).toMatch(/<h1>This link has ended<\/h1>.*open the paper again/)
  shop.setNow(shopMorning)
  await shop.db.execute(sql`UPDATE users SET is_price_visible = false WHERE id = 2`)
  expect((await open(url)).statusCode).toBe(401)
  await shop.db.execute(sql`UPDATE users SET is_price_visible = true WHERE id = 2`)
})
