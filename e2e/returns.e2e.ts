import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Caller, fillCart, signInTo } from './support/api.js'
import { placeLongOrder } from './support/place-orders.js'
import { runGauze } from './support/run-gauze.js'
import { focused, test } from './support/shopper.js'
import { type StoreProcess, startStore } from './support/store-process.js'

// A store of its own: an operator ships orders and answers returns in its database.
let dataDir: string
let store: StoreProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gauze-returns-'))
  store = await startStore({ dataDir })
})
afterAll(async () => {
  await store.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Places an order of one item, and ships it. */
async function shippedOrder(buyer: Caller) {
  await buyer.get('/api/cart/cart/emptyCart')
  await fillCart(buyer)
  const form = { shipAddressId: 2, billAddressId: 2, poNum: 'PO-RET', paymentMethod: 'terms' }
  const { body } = await buyer.post<{ orderConfirmation: { id: number; orderNumber: string } }>(
    '/api/checkout/checkout/placeOrder',
    form,
  )
  await runGauze(dataDir, 'orders', 'ship', body.orderConfirmation.orderNumber)
  return body.orderConfirmation
}

test('PLUS-20 PLUS-18 a return is requested on its order, approved, received, credited once, and its memo can pay invoices', {
  timeout: 180_000,
}, async ({ shopper }) => {
  const { page } = shopper
  const { id, orderNumber } = await shippedOrder(await signInTo(store.url, 'admin@mercy.example'))
  await page.goto(`${store.url}/healthz`)
  await shopper.signIn('admin@mercy.example', `/myaccount/menu/orderdetails?id=${id}`)
  await page.getByRole('button', { name: /^More actions for order/ }).click()
  await page.getByRole('button', { name: 'Return items' }).click()
  const dialog = page.getByRole('dialog', { name: `Return items of order ${orderNumber}` })
  await dialog.getByRole('textbox').first().fill('1')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The box is crushed.')
  await dialog.getByRole('button', { name: 'Request return' }).click()
  await page.getByText('We have not answered yet. Please keep the goods until then.').waitFor()
  // Everything is in the return, so the menu no longer offers one. It has the focus, and the news is beside it.
  const more = page.getByRole('button', { name: /^More actions for order/ })
  await focused(more)
  const { y = -1 } = (await page.getByText('Your return was requested.').boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(900)
  await more.click()
  await page.getByRole('button', { name: 'Order as PDF' }).waitFor()
  expect(await page.getByRole('button', { name: 'Return items' }).count()).toBe(0)
  const listed = await runGauze(dataDir, 'returns', 'list')
  const [number = ''] = /IS-\d+/.exec(listed) ?? []
  expect(listed).toContain(`${number} of order ${orderNumber} waits for an answer`)

  expect(await runGauze(dataDir, 'returns', 'approve', number, '--note', 'To dock 4, please.')).toContain(
    `Return ${number} is approved.`,
  )
  await page.reload()
  await page.getByText(`Send the goods back. Write the number ${number} on the parcel.`).waitFor()
  await page.getByText('To dock 4, please.').waitFor()

  const received = await runGauze(dataDir, 'returns', 'receive', number)
  const [, memo = ''] = /is received and credited: (CM-\d+) for \$/.exec(received) ?? []
  await expect(runGauze(dataDir, 'returns', 'receive', number)).rejects.toThrow(`Return ${number} is credited already.`)
  expect(await runGauze(dataDir, 'books', 'check')).not.toContain(memo)
  const outbox = await (await fetch(`${store.url}/dev/outbox`)).text()
  for (const subject of [
    `We received your return request ${number}`,
    `Return ${number} approved`,
    `Return ${number} credited`,
  ]) {
    expect(outbox).toContain(subject)
  }
  await page.reload()
  await page.getByRole('link', { name: new RegExp(`^Credit memo ${memo} for \\$`) }).click()
  await page.waitForURL(`**/creditmemos?search=${memo}`)
  const row = page.getByRole('row', { name: new RegExp(memo) })
  await row.getByRole('link', { name: `Return ${number} of order ${orderNumber}` }).waitFor()

  await page.goto(`${store.url}/myaccount/menu/payment/create`)
  await page.getByRole('checkbox', { name: `Use ${memo}` }).waitFor()
})

test("PLUS-20 a return sent without a connection keeps the person's entries, and is requested once by the next try", {
  timeout: 120_000,
}, async ({ shopper }) => {
  const { page } = shopper
  const { id, orderNumber } = await shippedOrder(await signInTo(store.url, 'admin@mercy.example'))
  await page.goto(`${store.url}/healthz`)
  await shopper.signIn('admin@mercy.example', `/myaccount/menu/orderdetails?id=${id}`)
  await page.getByRole('button', { name: /^More actions for order/ }).click()
  await page.getByRole('button', { name: 'Return items' }).click()
  const dialog = page.getByRole('dialog', { name: `Return items of order ${orderNumber}` })
  const quantity = dialog.getByRole('textbox').first()
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  const send = dialog.getByRole('button', { name: 'Request return' })
  await quantity.fill('1')
  await reason.fill('The box is crushed.')
  await page.context().setOffline(true)
  await send.click()
  await dialog.getByRole('alert').waitFor()
  expect([await quantity.inputValue(), await reason.inputValue()]).toEqual(['1', 'The box is crushed.'])
  await page.context().setOffline(false)
  await page.route('**/submitIssue', (route) => route.fulfill({ status: 503, json: {} }))
  await page.route('**/salesorders/*', (route) => route.fulfill({ status: 503, json: {} }))
  const failed = page.waitForResponse('**/submitIssue')
  await send.press('Enter')
  await failed
  await dialog.getByRole('alert').waitFor()
  expect([await quantity.inputValue(), await reason.inputValue()]).toEqual(['1', 'The box is crushed.'])
  await page.unroute('**/submitIssue')
  await page.unroute('**/salesorders/*')
  await send.press('Enter')
  await page.getByText('We have not answered yet. Please keep the goods until then.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect((await runGauze(dataDir, 'returns', 'list')).match(new RegExp(`of order ${orderNumber} `, 'g'))).toHaveLength(
    1,
  )
})

test('ACCT-07 the page of an order of 34 lines shows its tracking link first, and each line on one short row', {
  timeout: 120_000,
}, async ({ shopper }) => {
  const { page } = shopper
  const caller = await signInTo(store.url, 'admin@mercy.example')
  const { id, orderNumber } = await placeLongOrder(caller, 34, 1)
  const { lines } = await caller.get<{ lines: { backordered: number }[] }>(
    `/api/myaccount/transactions/salesorders/${id}`,
  )
  const inStock = lines.flatMap(({ backordered }, index) => (backordered > 0 ? [] : [index + 1]))
  await runGauze(dataDir, 'orders', 'ship', orderNumber, '--lines', inStock.slice(0, 20).join(','))
  await page.goto(`${store.url}/healthz`)
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.signIn('admin@mercy.example', `/myaccount/menu/orderdetails?id=${id}`)
  const tracking = page.getByRole('main').locator('a[href^="/tracking/"]')
  await tracking.waitFor()
  const { y = 999, height = 99 } = (await tracking.boundingBox()) ?? {}
  expect(y).toBeLessThanOrEqual(600)
  expect(height, 'a tracking number on one line').toBeLessThanOrEqual(44)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const tallest = async () =>
    Math.max(...(await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))))
  expect(await rows.count()).toBe(34)
  expect(await tallest()).toBeLessThanOrEqual(88)
  const cut = await rows
    .locator('[data-slot="size"]')
    .evaluateAll((all) => all.filter((size) => size.scrollWidth > size.clientWidth + 1 && size.clientWidth > 0).length)
  expect(cut, 'sizes that are cut').toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(tallest).toBeLessThanOrEqual(57)
  await page.getByText(/^20 of 34 lines have shipped in full\./).waitFor()
})
