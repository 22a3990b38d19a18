import type { Paper } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { estimateLines, estimates } from '../../../db/schema/index.js'
import { createScope } from '../../../db/scope.js'
import { shopMorning, startTestShop, type TestShop } from '../../../testing/fixtures/shop.js'
import { addShopBills } from '../../../testing/fixtures/shop-bills.js'
import { shopItems, unitsOf } from '../../../testing/fixtures/shop-catalogue.js'
import { shopUsers } from '../../../testing/fixtures/shop-companies.js'
import { readTagged } from '../../../testing/tagged-pdf.js'
import { readPapers, readStatementDocument } from './paper-documents.js'

let shop: TestShop
let orderId: number

const line = {
  ...{ position: 1, itemId: shopItems.gauze, unitId: unitsOf(shopItems.gauze).each, quantity: 2 },
  ...{ itemName: 'gauze', displayName: 'Gauze Sponge, medium', mpn: 'NF-1', conversionRate: '1' },
  ...{ unitName: 'EA', unitLabel: 'Box of 100', matrixDetails: [{ key: 'Size', value: 'Medium' }] },
}

beforeAll(async () => {
  shop = await startTestShop()
  shop.setNow(shopMorning)
  await addShopBills(shop.db)
  await shop.db.execute(
    sql`UPDATE invoice_lines SET price = 49.4613, display_name = 'Gauze Sponge', matrix_details = '[{"key":"Size","value":"4 x 4 in"}]' WHERE invoice_id = 1`,
  )
  const { accountId, userId } = shopUsers.buyer
  const amounts = { subtotalCents: 777_701, shippingCents: 500, taxCents: 99, totalCents: 778_300 }
  await shop.db.insert(estimates).values([
    {
      ...amounts,
      id: 1,
      accountId,
      userId,
      estimateNo: 'EST-1',
      status: 'Open',
      expiresOn: '2026-04-02',
      title: 'Spring',
    },
    {
      id: 2,
      accountId,
      userId,
      estimateNo: 'EST-2',
      status: 'Requested',
      subtotalCents: 0,
      totalCents: 0,
      title: 'Fall',
    },
  ])
  await shop.db.insert(estimateLines).values([
    { ...line, estimateId: 1, price: '3888.505', totalCents: 777_701 },
    { ...line, estimateId: 2, price: '0', totalCents: 0 },
  ])
  await shop.as('admin', 'addItem', { itemId: 1010, unit: 10101, quantity: 3 })
  const form = { shipAddressId: 1, billAddressId: 1, poNum: 'PO-SLIP', paymentMethod: 'terms' } as const
  const placed = await shop.as('admin', 'placeOrder', form, { idempotencyKey: crypto.randomUUID() })
  orderId = placed.output().orderConfirmation.id
})
afterAll(() => shop.close())

function scope() {
  return createScope(shop.db, shopUsers.buyer)
}
const range = { startDate: '2026-01-01', statementDate: '2026-03-11', openTransactionsOnly: false }

/** A paper as a screen reader reads it, in one line, with its faults. */
async function paper(type: Paper['type'], transactionId: number) {
  const [document] = await readPapers(scope(), [{ type, transactionId }], shop.services)
  if (document === undefined) throw new Error('There is no such paper.')
  return read(document)
}

async function read(document: Parameters<typeof shop.services.ports.pdf.write>[0]) {
  const { read: pages, skipped, faults } = await readTagged(await shop.services.ports.pdf.write(document))
  return { text: pages.flat().join(' '), foot: skipped[0]?.join(' ') ?? '', faults }
}

const seller = [
  'Gauze, Inc.',
  '400 Foundry Street, Quincy, MA 02169',
  '800-555-0134',
  '9 am to 5 pm Eastern',
  'billing@gauze.example',
]
const customer = ['Customer Test Hospital', 'Account']

it.each([
  ['invoice', 'Invoice INV-1', ['Bill to', 'Ship to Pharmacy', 'Remit to Gauze, Inc. PO Box 55134 Boston, MA 02205']],
  ['payment', 'Payment receipt PMT-1', ['Terms Net 30', 'Paid by Check 1024', 'Paid to Gauze, Inc.']],
  ['creditMemo', 'Credit memo CM-1', ['Terms Net 30', 'Reason Damaged in transit', 'Credited by Gauze, Inc.']],
  ['estimate', 'Estimate EST-1', ['Terms Net 30', 'Valid until 04/02/2026', 'Box of 100 2 $3,888.505 $7,777.01']],
  ['order', 'Order SO-', ['Bill to', 'Ship to', 'PO number PO-SLIP', 'Terms Net 30', 'Sold by Gauze, Inc.']],
  ['packingSlip', 'Packing slip SO-', ['Ship to', 'PO number PO-SLIP', 'Shipped by Gauze, Inc.']],
] as const)(
  'ACCT-19 the paper of %s is tagged, and names seller, customer and its own facts',
  async (type, title, own) => {
    const { text, foot, faults } = await paper(type, type === 'order' || type === 'packingSlip' ? orderId : 1)
    expect(faults).toEqual([])
    for (const words of [title, ...seller, ...customer, ...own]) expect(text).toContain(words)
    for (const words of [title, 'Account', 'Questions: 800-555-0134', 'Page 1 of']) expect(foot).toContain(words)
  },
)

it('ACCT-19 an invoice names terms, due date, PO and each line with size, maker, unit and exact unit price', async () => {
  const { text } = await paper('invoice', 1)
  for (const words of [
    ...['PO number PO-1', 'Invoice date 02/20/2026', 'Terms Net 30', 'Due 03/22/2026'],
    'NF-1 Gauze Sponge, 4 x 4 in Northfield Each 2 $49.4613 $98.92',
    'write INV-1 in the remittance',
  ]) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
  }
})

it('ACCT-19 the amounts of an invoice lead from its lines to the amount due, by the payments and credits below', async () => {
  const { text } = await paper('invoice', 5)
  for (const words of [
    ...['Subtotal, 1 line $38.92', 'Shipping $0.00', 'Tax $1.08', 'Invoice total $40.00'],
    ...['Paid $0.00', 'Credit used −$10.00', 'Amount due $30.00', 'Credit memo CM-1 02/12/2026 $10.00 Sum $10.00'],
    'Cut here and send with your check',
  ]) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
  }
  const settled = await paper('invoice', 6)
  expect(settled.text).toContain('Nothing is due')
  for (const words of ['How to pay', 'Cut here']) expect(settled.text).not.toContain(words)
})

it('ACCT-19 a size that ends the name is said once, and an estimate without prices names no amount', async () => {
  const { text } = await paper('estimate', 2)
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Gauze Sponge, Medium')
  expect(text.match(/medium/gi)).toHaveLength(1)
  expect(text).toContain('Requested, without prices yet')
  expect(text).not.toContain('$')
})

it('ACCT-19 a size that is a number stands once after the name, with its word', async () => {
  await shop.db.execute(sql`UPDATE invoice_lines SET display_name = 'Surgical gloves, powder-free, size 8.5',
    matrix_details = '[{"key":"Size","value":"8.5"}]' WHERE invoice_id = 2`)
  const { text } = await paper('invoice', 2)
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Surgical gloves, powder-free, Size 8.5 Northfield')
})

function amountAfter(text: string, words: string): number {
  const [, amount = ''] = new RegExp(`${words} (−?\\$[\\d,]+\\.\\d\\d)`).exec(text) ?? []
  if (amount === '') throw new Error(`No amount follows '${words}'.`)
  return Math.round(Number(amount.replace('−', '-').replaceAll(/[$,]/g, '')) * 100)
}

it('ACCT-19 a statement is one equation, and the list behind each number ends in that number', async () => {
  const { document } = await readStatementDocument(scope(), range, shop.services)
  const { text: raw, faults } = await read(document)
  const text = raw.replaceAll(/\s+/g, ' ')
  expect(faults).toEqual([])
  for (const words of [...seller, ...customer, 'Terms Net 30', 'Remit to Gauze, Inc.']) expect(text).toContain(words)
  expect(text).toMatch(
    /Open invoices \$580\.00 4 invoices, listed below −\s*Unused credits \$25\.00 2 credits, listed below/,
  )
  expect(text).toContain('= Left to pay on 03/11/2026 $555.00 $480.00 is overdue')
  // The ages are the open invoices.
  expect(text).toContain('$100.00 $150.00 $300.00 $0.00 $30.00 $580.00')
  const lists = text.slice(text.indexOf('Over 90 days'))
  expect(lists).toMatch(/INV-5 .* Open invoices \$580\.00 Unused credits/)
  expect(lists).toMatch(/PMT-1 .* Unused credits −\$25\.00 What happened/)
  expect(amountAfter(lists, 'Balance before')).toBe(34_000)
  expect(text.trimEnd().endsWith('Left to pay on 03/11/2026 $555.00')).toBe(true)
})

it('ACCT-19 a store without a seller in its settings names the sender of its mails', async () => {
  const config = { seller: null, mailFrom: 'Shop <store@shop.example>' }
  const [document] = await readPapers(scope(), [{ type: 'invoice', transactionId: 1 }], { ...shop.services, config })
  if (document === undefined) throw new Error('There is no such paper.')
  const { text, faults } = await read(document)
  expect(faults).toEqual([])
  for (const words of ['Shop', 'store@shop.example']) expect(text).toContain(words)
  expect(text).not.toContain('Gauze, Inc.')
})
