import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { easternDate } from '../packages/rules/src/dates.js'
import { type Caller, fillCart, signInTo } from './support/api.js'
import { runGauze } from './support/run-gauze.js'
import { test } from './support/shopper.js'
import { type StoreProcess, startStore } from './support/store-process.js'

// A store of its own: an operator ships orders and publishes recalls in its database.
let dataDir: string
let store: StoreProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gauze-recalls-'))
  store = await startStore({ dataDir })
})
afterAll(async () => {
  await store.stop()
  await rm(dataDir, { recursive: true, force: true })
})

interface Order {
  readonly id: number
  readonly orderNumber: string
}

/** Places an order of the item that sells best, and ships it. */
async function shippedOrder(buyer: Caller): Promise<Order> {
  await buyer.get('/api/cart/cart/emptyCart')
  await fillCart(buyer)
  const form = { shipAddressId: 2, billAddressId: 2, poNum: 'PO-RECALL', paymentMethod: 'terms' }
  const { body } = await buyer.post<{ orderConfirmation: Order }>('/api/checkout/checkout/placeOrder', form)
  await runGauze(dataDir, 'orders', 'ship', body.orderConfirmation.orderNumber)
  return body.orderConfirmation
}

/**
 * Writes the file of a recall of the item that sells best.
 * @param shippedFrom YYYY-MM-DD, the first day on which recalled goods shipped
 */
async function recallFile(buyer: Caller, title: string, shippedFrom: string) {
  const [item] = await buyer.get<{ id: number }[]>('/api/shopping/item/topItems?limit=1')
  const path = join(dataDir, `${title}.json`)
  const recall = {
    ...{ title, reason: 'The seal may be open.', riskClass: 'II', whatToDo: 'Quarantine these goods.' },
    ...{ items: [item?.id], lots: ['LX-1'], shippedFrom },
  }
  await writeFile(path, JSON.stringify(recall))
  return path
}

async function publish(path: string) {
  const [, number = ''] = /Recall (RC-\d+) is published/.exec(await runGauze(dataDir, 'recalls', 'publish', path)) ?? []
  return number
}

test('PLUS-13 PLUS-18 a recall reaches its company, where people without prices acknowledge and amend it', {
  timeout: 240_000,
}, async ({ shopper }) => {
  const { page } = shopper
  const admin = await signInTo(store.url, 'admin@mercy.example')
  const today = easternDate(new Date())
  const { orderNumber } = await shippedOrder(admin)
  const path = await recallFile(admin, 'Sealed goods', today)
  expect(await runGauze(dataDir, 'recalls', 'publish', path, '--check')).toContain(
    'The recall has no mistake: 1 company has received 1 shipped line. Nothing was published',
  )
  const number = await publish(path)
  await expect(runGauze(dataDir, 'recalls', 'publish', path)).rejects.toThrow(`Recall ${number} is open`)
  expect(await (await fetch(`${store.url}/dev/outbox`)).text()).toContain(`Recall ${number}, class II: Sealed goods`)

  await page.goto(`${store.url}/healthz`)
  await shopper.signIn('noprice@mercy.example', '/myaccount')
  // The demonstration has another one.
  await page.getByRole('link', { name: '2 recalls are not acknowledged' }).click()
  await page.waitForURL('**/recalls?status=Open')
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('heading', { level: 1, name: `Recall ${number}` }).waitFor()
  await page.getByRole('row', { name: /PO-RECALL/ }).waitFor()
  expect(await page.getByRole('link', { name: orderNumber }).count()).toBe(0)
  expect(await page.locator('main').textContent()).not.toContain('$')

  const found = page.getByRole('textbox', { name: 'Found', exact: true })
  const acknowledge = page.getByRole('button', { name: 'Acknowledge', exact: true })
  await found.fill('2')
  await page.getByRole('checkbox').check()
  await acknowledge.click()
  await page.getByRole('link', { name: /^Found and used goods of .* must be at most 1 together$/ }).waitFor()
  await found.fill('1')

  const id = Number(new URL(page.url()).searchParams.get('id'))
  const { lines } = await admin.get<{ lines: { id: number }[] }>(`/api/myaccount/recall/${id}`)
  const used = lines.map((line) => ({ id: line.id, found: 0, used: 1, quarantined: 0, returned: 0 }))
  const first = await admin.post('/api/myaccount/recall/acknowledge', {
    id,
    version: 0,
    lines: used,
    isConfirmed: true,
  })
  expect(first.status).toBe(200)
  // A second click at once would be the rest of a double click.
  await acknowledge.press('Enter')
  await page
    .getByRole('alert')
    .filter({ hasText: `Dana Whitfield acknowledged recall ${number}` })
    .waitFor()
  await page.getByText('0 found, 1 used already, 0 quarantined, 0 returned').waitFor()
  expect(await found.inputValue()).toBe('1')
  await page.getByRole('textbox', { name: 'Quarantined' }).fill('1')
  await page.getByRole('button', { name: 'Save the amendment' }).click()
  await page.getByText(/^Acknowledged by Hannah Cole on /).waitFor()
  await page.getByText('1 found, 0 used already, 1 quarantined, 0 returned').waitFor()
  await page.getByText(/^Version 1, .* by Dana Whitfield$/).waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toMatch(new RegExp(`${number},II,.*,${orderNumber},PO-RECALL,.*,1,0,1,0`))

  expect(await runGauze(dataDir, 'recalls', 'status', number)).toMatch(
    /"Mercy General Hospital", 1 line, .*: acknowledged by "Hannah Cole" on .*, version 2: 1 found, 0 used/,
  )
  expect(await runGauze(dataDir, 'recalls', 'close', number)).toContain('1 of 1 companies have acknowledged it')
  await page.reload()
  await page.getByText(/^We closed this recall on /).waitFor()
  expect(await page.getByRole('button', { name: 'Amend' }).count()).toBe(0)
  await page.goto(`${store.url}/myaccount`)
  await page.getByRole('link', { name: '1 recall is not acknowledged' }).waitFor()
})

test('PLUS-13 an acknowledgment sent without a connection keeps the typed counts, and is saved by the next try', {
  timeout: 120_000,
}, async ({ shopper }) => {
  const { page } = shopper
  await page.goto(`${store.url}/healthz`)
  await shopper.signIn('buyer@mercy.example', '/myaccount/menu/recalls?status=Open')
  await page.getByRole('link', { name: /^RC-/ }).first().click()
  await page.getByRole('button', { name: 'Everything is used' }).click()
  await page.getByRole('checkbox').check()
  const used = page.getByRole('textbox', { name: 'Used already' }).first()
  const typed = await used.inputValue()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Acknowledge', exact: true }).click()
  await page.getByRole('alert').waitFor()
  expect(await used.inputValue()).toBe(typed)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Acknowledge', exact: true }).press('Enter')
  await page.getByText(/^Acknowledged by Luis Ortega on /).waitFor()
})

test('PLUS-13 PLUS-20 the goods of a recall are returned by the form of their order', {
  timeout: 180_000,
}, async ({ shopper }) => {
  const { page } = shopper
  const admin = await signInTo(store.url, 'admin@mercy.example')
  const today = easternDate(new Date())
  const { orderNumber } = await shippedOrder(admin)
  const number = await publish(await recallFile(admin, 'Returned goods', today))
  await page.goto(`${store.url}/healthz`)
  await shopper.signIn('admin@mercy.example', '/myaccount/menu/recalls')
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('link', { name: `Return these items of order ${orderNumber}` }).click()
  await page.getByRole('dialog', { name: `Return items of order ${orderNumber}` }).waitFor()
})
