import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { signInTo } from './support/api.js'
import { runGauze } from './support/run-gauze.js'
import { test } from './support/shopper.js'
import { type StoreProcess, startStore } from './support/store-process.js'

// A store of its own: an operator confirms licenses in its database.
let dataDir: string
let store: StoreProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gauze-licenses-'))
  store = await startStore({ dataDir })
})
afterAll(async () => {
  await store.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Confirms or refuses the license of a number, as an operator does. */
async function decide(licenceNumber: string, action: 'confirm' | 'refuse', ...words: readonly string[]) {
  const lines = (await runGauze(dataDir, 'licenses', 'list')).split('\n')
  const at = lines.indexOf(`  number "${licenceNumber}"`)
  const number =
    lines.slice(0, at + 1).findLast((line) => /^\d+$/.test(line)) ?? expect.fail('the license does not wait')
  await runGauze(dataDir, 'licenses', action, number, ...words)
}

const username = 'admin@mercy.example'
const unlicensed = 'Warehouse'

interface Item {
  readonly id: number
  readonly rxLevel: string
  readonly unit: { readonly details: { readonly id: number }[] }
}

test('ACCT-03 CHK-02 PLUS-25 an administrator enters a license with its document, and a controlled item ships there once it is confirmed', {
  timeout: 180_000,
}, async ({ shopper }) => {
  const { page } = shopper
  const caller = await signInTo(store.url, username)
  const { body } = await caller.post<{ results: Item[] }>('/api/shopping/item/paginate', { search: 'morphine' })
  const item = body.results.find(({ rxLevel }) => rxLevel === '5') ?? expect.fail('no controlled item')
  const unit = item.unit.details[0]?.id
  await caller.get('/api/cart/cart/emptyCart')
  await caller.post('/api/cart/cart/addItem', { itemId: item.id, unit, quantity: 1 })

  await page.goto(`${store.url}/healthz`)
  await shopper.signIn(username, '/checkout')
  const choice = page.getByRole('radio', { name: new RegExp(`^${unlicensed}`) })
  await choice.waitFor()
  expect(await choice.isDisabled()).toBe(true)

  await page.goto(`${store.url}/myaccount/menu/addresses`)
  const card = page.getByRole('article', { name: unlicensed })
  await card.getByRole('button', { name: `Add license at ${unlicensed}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Rx level').selectOption('5')
  await dialog.getByLabel('License number').fill('BB1388567')
  await dialog.getByLabel('Expiration date').fill('2098-01-31')
  const buffer = Buffer.from('%PDF-1.7\nA license\n%%EOF')
  await dialog.getByLabel(/^Document/).setInputFiles({ name: 'license.pdf', mimeType: 'application/pdf', buffer })
  await dialog.getByRole('button', { name: 'Save license' }).click()
  await dialog
    .getByText(/its last digit does not agree/)
    .first()
    .waitFor()
  await dialog.getByLabel('License number').fill('BB1388568')
  await dialog.getByRole('button', { name: 'Save license' }).press('Enter')
  await card.getByText('License BB1388568 was saved. It counts once we have confirmed it.').waitFor()
  await card.getByText('Waiting for review').waitFor()
  await card.getByRole('button', { name: /^Actions for license BB1388568/ }).click()
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: /^Document license\.pdf/ }).click()
  expect((await download).suggestedFilename()).toBe('license.pdf')

  await page.goto(`${store.url}/checkout`)
  await page.getByText(/its license for Rx level 5 waits for our review/).waitFor()
  expect(await choice.isDisabled()).toBe(true)
  await decide('BB1388568', 'confirm')
  await page.reload()
  await choice.check()
  await page.getByLabel(/PO number/).fill('PO-LICENSE')
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.waitForURL('**/reviewOrder')
  await page.getByRole('button', { name: 'Place order' }).press('Enter')
  await page.waitForURL('**/orderConfirmation**')
  await page.getByText(unlicensed).first().waitFor()

  await page.goto(`${store.url}/myaccount/menu/addresses`)
  await card.getByText('Expires 01/31/2098.').waitFor()
  await card.getByRole('button', { name: /^Actions for license BB1388568/ }).click()
  await card.getByRole('button', { name: 'Remove license for Rx level 5' }).click()
  await card.getByText('License BB1388568 was removed.').waitFor()
  await card.getByRole('button', { name: 'Undo' }).click()
  await card.getByText('License BB1388568 is back.', { exact: true }).waitFor()

  await card.getByRole('button', { name: /^Actions for license BB1388568/ }).click()
  await card.getByRole('button', { name: 'Edit license for Rx level 5' }).click()
  await dialog.getByLabel('Expiration date').fill('2099-01-31')
  await dialog.getByRole('button', { name: 'Save license' }).press('Enter')
  await dialog.getByText('Replace license BB1388568?').waitFor()
  await dialog.getByRole('button', { name: 'Replace license' }).press('Enter')
  await card.getByText(/License BB1388568 counts until we have confirmed this one\./).waitFor()
  await decide('BB1388568', 'refuse', '--reason', 'The document cannot be read.')
  await page.reload()
  await card.getByText('Refused: The document cannot be read.').waitFor()
  await card.getByText('Expires 01/31/2098.').waitFor()
})
