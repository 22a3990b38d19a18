import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Shopper, storeUrl, test } from './support/shopper.js'
import { type StoreProcess, startStore } from './support/store-process.js'

const path = '/myaccount/menu/invoices'

// A store of its own: other tests pay every late invoice.
let dataDir: string
let store: StoreProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gauze-invoices-'))
  store = await startStore({ dataDir })
})
afterAll(async () => {
  await store.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Waits for the address of a file that an action opens or saves. */
async function fileFrom({ page }: Shopper, press: () => Promise<unknown>) {
  const asked = page.context().waitForEvent('request', (request) => request.url().includes('/storage/papers/'))
  await press()
  return (await asked).url()
}

test('ACCT-09 ACCT-13 late invoices are one press away, and two of them are one PDF in a new window', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.goto(`${store.url}/healthz`)
  await shopper.signIn('admin@mercy.example', path)
  const late = page.getByRole('region', { name: 'Open by age' }).getByRole('button', { name: /^1 to 30 days/ })
  const [, invoices] = /(\d+) invoices$/.exec((await late.innerText()).trim()) ?? []
  await late.click()
  await page.waitForURL(`**${path}?age=days1to30`)
  const summary = page.locator('[data-results]')
  await summary.filter({ hasText: new RegExp(`^${invoices} invoices`) }).waitFor()
  const statuses = await page.locator('td[data-column="status"]').allInnerTexts()
  expect(statuses).toHaveLength(Number(invoices))
  expect(statuses.filter((status) => !/^Overdue \d+ days?$/.test(status.trim()))).toEqual([])
  const boxes = page.getByRole('checkbox', { name: /^Choose INV-/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const actions = page.getByRole('group', { name: 'Actions for chosen rows' })
  await actions.getByText(/^2 chosen, \$[\d,.]+$/).waitFor()
  const opened = page.context().waitForEvent('page')
  const address = await fileFrom(shopper, () => actions.getByRole('button', { name: /^PDF of the chosen/ }).click())
  expect((await opened) === page).toBe(false)
  const paper = await page.context().request.get(address)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect(page.url()).toContain(`${path}?age=days1to30`)
})

test('ACCT-09 API-15 an exported file has as many rows as the list says', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', `${path}?status=open`)
  await page.getByRole('button', { name: 'Export' }).click()
  const csv = page.getByRole('button', { name: /^CSV \d+ rows$/ })
  const rows = Number.parseInt((await csv.innerText()).replace('CSV', ''), 10)
  expect(rows).toBeGreaterThan(1)
  const download = page.waitForEvent('download')
  await csv.click()
  const file = await download
  expect(file.suggestedFilename()).toBe('invoices.csv')
  const text = await (await page.context().request.get(file.url())).text()
  expect(text.trim().split('\r\n')).toHaveLength(rows + 1)
})

test('ACCT-13 a statement opens in a new window', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', '/myaccount/menu/openitems')
  await page.getByRole('button', { name: 'Statement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Statement' })
  const address = await fileFrom(shopper, () => dialog.getByRole('button', { name: 'Open PDF' }).click())
  await dialog.waitFor({ state: 'detached' })
  const paper = await page.context().request.get(address)
  expect(paper.headers()['content-type']).toBe('application/pdf')
  expect(address).toMatch(/statement-\d{4}-\d{2}-01-to-\d{4}-\d{2}-\d{2}\.pdf$/)
})

test('ACCT-09 the first row of each list of billing is high in the first screen', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', path)
  const screens = [
    { width: 1440, height: 900, invoices: 480, others: 450 },
    { width: 390, height: 844, invoices: 690, others: 600 },
  ]
  for (const { invoices, others, ...viewport } of screens) {
    await page.setViewportSize(viewport)
    for (const list of ['invoices', 'paymenthistory', 'creditmemos', 'openitems']) {
      await shopper.open(`/myaccount/menu/${list}`)
      const row = page.locator('tr[data-slot="row"]').first()
      await row.waitFor()
      const dismiss = page.getByRole('button', { name: 'Dismiss' })
      if ((await dismiss.count()) > 0) await dismiss.first().click()
      const most = list === 'invoices' ? invoices : others
      const message = `${list} at ${viewport.width} px`
      await expect.poll(async () => (await row.boundingBox())?.y, { message }).toBeLessThanOrEqual(most)
    }
  }
})

test('NAV-12 the lists of records fold their filters on a phone, and their first row is in the first screen', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.signIn('admin@mercy.example', path)
  for (const list of ['salesorders', 'quotes', 'estimates', 'recalls', 'contacts']) {
    await shopper.open(`/myaccount/menu/${list}`)
    const row = page.locator('tr[data-slot="row"]').first()
    await row.waitFor()
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    if ((await dismiss.count()) > 0) await dismiss.first().click()
    await expect.poll(async () => (await row.boundingBox())?.y, { message: list }).toBeLessThanOrEqual(560)
    const filters = page.getByRole('main').getByRole('button', { name: 'Filters' })
    const status = page.getByRole('main').getByLabel('Status', { exact: true })
    expect(await status.isVisible()).toBe(false)
    await filters.click()
    await status.waitFor()
  }
})

test('ACCT-09 on a phone, the filters beside the search are one press away, and say how many are in use', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.signIn('admin@mercy.example', path)
  const main = page.getByRole('main')
  const filters = main.getByRole('button', { name: 'Filters' })
  await filters.waitFor()
  expect(await main.getByLabel('Status').isVisible()).toBe(false)
  await filters.click()
  await main.getByLabel('Status').selectOption('overdue')
  await main.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.waitForURL(/status=overdue/)
  await main.getByRole('button', { name: 'Filters (1)' }).waitFor()
})

test('ROUTE-09 the four lists of billing lead to each other', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', path)
  const lists = page.getByRole('navigation', { name: 'Billing lists' })
  for (const title of ['Payment History', 'Credit Memos', 'Open Items', 'Invoices']) {
    await lists.getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.locator('[data-results]').filter({ hasText: /^\d+ / }).waitFor()
  }
})

test('ACCT-09 NAV-07 a person who sees no prices is refused politely, and has no links to these lists', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.signIn('noprice@mercy.example', '/myaccount')
  for (const name of ['invoices', 'paymenthistory', 'creditmemos', 'openitems']) {
    await page.goto(new URL(`/myaccount/menu/${name}`, storeUrl()).href)
    await page.getByRole('heading', { level: 1, name: 'You do not have access to this page' }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Account', exact: true })
    await menu.getByRole('link', { name: 'Payment Methods' }).waitFor()
    expect(await menu.getByRole('link', { name: /^(Invoices|Payment History)$/ }).count()).toBe(0)
  }
})
