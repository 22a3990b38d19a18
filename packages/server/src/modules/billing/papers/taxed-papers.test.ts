import type { Paper } from '@gauze/contract'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { estimateLines, estimates } from '../../../db/schema/index.js'
import { createScope } from '../../../db/scope.js'
import { startTestShop, type TestShop } from '../../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../../testing/fixtures/shop-catalogue.js'
import { shopAddresses, shopUsers } from '../../../testing/fixtures/shop-companies.js'
import { readTagged } from '../../../testing/tagged-pdf.js'
import { shipOrder } from '../../orders/fulfil-order.service.js'
import { approveReturn, receiveReturn } from '../../returns/answer-return.service.js'
import { readPapers } from './paper-documents.js'

const shop: TestShop = await startTestShop()
const { gauze, rationed, untaxed } = shopItems
afterAll(() => shop.close())
beforeEach(() => shop.reset())

async function paper(type: Paper['type'], transactionId: number) {
  const [document] = await readPapers(createScope(shop.db, shopUsers.admin), [{ type, transactionId }], shop.services)
  if (document === undefined) throw new Error('There is no such paper.')
  const { read, faults } = await readTagged(await shop.services.ports.pdf.write(document))
  expect(faults).toEqual([])
  return read.flat().join(' ').replaceAll(/\s+/g, ' ')
}

/** Places an order to New York (8.875%, shipping not taxed) or Albany (8%, shipping taxed). */
async function place(goods: readonly (readonly [item: number, quantity: number])[], shipAddressId: number) {
  for (const [itemId, quantity] of goods) {
    await shop.as('admin', 'addItem', { itemId, unit: unitsOf(itemId).each, quantity })
  }
  const form = { shipAddressId, billAddressId: shipAddressId, poNum: 'PO-TAX', paymentMethod: 'terms' } as const
  const placed = await shop.as('admin', 'placeOrder', form, { idempotencyKey: crypto.randomUUID() })
  return placed.output().orderConfirmation
}

async function invoicesOf(id: number) {
  return (await shop.as('admin', 'getSalesOrder', { id })).output().invoices
}

async function invoiceOf(id: number) {
  const [invoice] = await invoicesOf(id)
  if (invoice === undefined) throw new Error('The order has no invoice.')
  return invoice.id
}

it('ACCT-19 an order and its invoice mark the taxed lines, and name the amount of which the tax is a percentage', async () => {
  const mixed = [
    [gauze, 10],
    [untaxed, 2],
  ] as const
  const { id, orderNumber } = await place(mixed, shopAddresses.unlicensed)
  await shipOrder(shop.db, orderNumber, {}, shop.services)
  const invoice = await invoiceOf(id)
  // 10 × 3.2525 = 32.53 are taxed, 6.00 are not.
  for (const text of [await paper('order', id), await paper('invoice', invoice)]) {
    expect(text).toContain('Qty Unit price Tax Amount')
    expect(text).toMatch(/10 \$3\.2525 T \$32\.53 .* 2 \$3\.00 \$6\.00/)
    expect(text).toContain('Tax, NY 8.875% of $32.53 $2.89')
    expect(text).toContain('Tax T: taxed. The other lines are not.')
    expect(text).not.toContain('Shipping is taxed')
  }
  const taxBasis = { percent: 8.875, state: 'NY', amount: 32.53 }
  expect((await shop.as('admin', 'getSalesOrder', { id })).output()).toMatchObject({ taxBasis })
  expect((await shop.as('admin', 'getInvoice', { id: invoice })).output()).toMatchObject({ taxBasis })
})

it('ACCT-19 papers whose lines are all taxed have no marks, and say that the shipping is taxed', async () => {
  const { id, orderNumber } = await place([[gauze, 10]], shopAddresses.licensed)
  await shipOrder(shop.db, orderNumber, {}, shop.services)
  for (const text of [await paper('order', id), await paper('invoice', await invoiceOf(id))]) {
    expect(text).toContain('Qty Unit price Amount')
    // 32.53 and 14.95 for shipping.
    expect(text).toContain('Tax, NY 8% of $47.48 $3.80')
    expect(text).toContain('Shipping is taxed with the goods.')
    expect(text).not.toContain('T:')
  }
})

it('ACCT-19 papers without a taxed line name no rate and have no marks', async () => {
  const { id } = await place([[untaxed, 2]], shopAddresses.unlicensed)
  const text = await paper('order', id)
  expect(text).toContain('Tax $0.00')
  expect(text).not.toContain('8.875%')
  expect((await shop.as('admin', 'getSalesOrder', { id })).output()).toMatchObject({ tax: 0, taxBasis: null })
})

it('ACCT-19 the invoice of a parcel names no percentage where its tax is a share of the tax of its order', async () => {
  // Taxed shipping is shared by the goods, and its tax by the taxed goods.
  const { id, orderNumber } = await place(
    [
      [gauze, 10],
      [untaxed, 20],
    ],
    shopAddresses.licensed,
  )
  await shipOrder(shop.db, orderNumber, { lines: [1] }, shop.services)
  const text = await paper('invoice', await invoiceOf(id))
  expect(text).toContain(`Tax, a share of the tax of ${orderNumber} $3.80`)
  expect(text).not.toContain('8%')
})

it('ACCT-19 the credit memo of a return names the PO, the order and the return, and explains its tax', async () => {
  const mixed = [
    [gauze, 10],
    [untaxed, 2],
  ] as const
  const { id, orderNumber } = await place(mixed, shopAddresses.unlicensed)
  await shipOrder(shop.db, orderNumber, {}, shop.services)
  const lines = [
    { line: 1, quantity: 4 },
    { line: 2, quantity: 1 },
  ]
  const issue = { message: 'Crushed.', page: '/myaccount/menu/orderdetails', orderReturn: { orderId: id, lines } }
  const asked = await shop.as('admin', 'submitIssue', issue, { idempotencyKey: crypto.randomUUID() })
  const { number } = asked.output()
  const approval = { lines: null, keepsGoods: false, creditsFreight: false, note: 'To dock 4.' }
  await approveReturn(shop.db, number, approval, shop.services)
  await receiveReturn(shop.db, number, { lines: null, isDamaged: false }, shop.services)
  const [memo] = (await shop.as('admin', 'getCreditMemos', { limit: 1 })).output().results
  const text = await paper('creditMemo', memo?.id ?? 0)
  expect(text).toContain(`PO number PO-TAX Order ${orderNumber} Invoice INV-`)
  expect(text).toContain(`Return ${number}`)
  // 4 × 3.2525 = 13.01 of the goods are taxed.
  expect(text).toContain('Tax, NY 8.875% of $13.01 $1.15')
  expect(text).toMatch(/4 \$3\.2525 T \$13\.01 .* 1 \$3\.00 \$3\.00/)
})

it('ACCT-19 the slip of several parcels says which line is in which parcel, and an invoice where the other lines are', async () => {
  const goods = [
    [gauze, 10],
    [untaxed, 2],
    [rationed, 5],
  ] as const
  const { id, orderNumber } = await place(goods, shopAddresses.licensed)
  await shipOrder(shop.db, orderNumber, { lines: [1], carrier: 'fedex' }, shop.services)
  const one = await paper('packingSlip', id)
  expect(one).toContain('Unit Ordered Shipped')
  await shipOrder(shop.db, orderNumber, { lines: [3], carrier: 'fedex' }, shop.services)
  const two = await paper('packingSlip', id)
  expect(two).toMatch(/Each 1 10 10 .* Each 2 0 .* Each 2 5 5 Units in all 17 15/)
  expect(two).toMatch(/1 of 2 \S+ FedEx \w+ 10 2 of 2 \S+ FedEx \w+ 5/)
  const [invoice, other] = await invoicesOf(id)
  const text = await paper('invoice', invoice?.id ?? 0)
  expect(text).toContain(
    `3 lines of ${orderNumber}: 1 here, 1 on ${other?.invoiceNumber}, 1 still to ship, billed when shipped.`,
  )
})

it('ACCT-19 an estimate names the taxed amount, where the rate of the destination makes its tax', async () => {
  const { accountId, userId } = shopUsers.admin
  const amounts = { subtotalCents: 10_000, taxCents: 800, totalCents: 10_800 }
  const estimate = { accountId, userId, status: 'Open', expiresOn: '2027-04-02' } as const
  await shop.db.insert(estimates).values([
    { ...estimate, ...amounts, id: 71, estimateNo: 'EST-71', title: 'Spring' },
    { ...estimate, ...amounts, id: 72, estimateNo: 'EST-72', title: 'Fall', taxCents: 700, totalCents: 10_700 },
  ])
  const unit = { unitId: unitsOf(gauze).each, unitName: 'EA', unitLabel: 'Each', conversionRate: '1' }
  const line = {
    ...unit,
    position: 1,
    itemId: gauze,
    itemName: 'gauze',
    displayName: 'Gauze',
    mpn: 'NF-1',
    quantity: 1,
  }
  await shop.db
    .insert(estimateLines)
    .values([71, 72].map((estimateId) => ({ ...line, estimateId, price: '100', totalCents: 10_000 })))
  expect(await paper('estimate', 71)).toContain('Tax, NY 8% of $100.00 $8.00')
  // Another rate made this tax.
  expect(await paper('estimate', 72)).toContain('Tax $7.00')
})
