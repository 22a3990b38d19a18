import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { addDays, easternDate, formatDate } from '../packages/rules/src/dates.js'
import { isBusinessDay } from '../packages/server/src/ports/business-calendar.js'
import { type Caller, signInTo } from './support/api.js'
import { runGauze } from './support/run-gauze.js'
import { type Shopper, test } from './support/shopper.js'
import { type StoreProcess, startStore } from './support/store-process.js'

const path = '/myaccount/menu/subscriptions'

// A store of its own: a run orders for every company, and delivery days belong to the whole company.
let dataDir: string
let store: StoreProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gauze-subscriptions-'))
  store = await startStore({ dataDir })
})
afterAll(async () => {
  await store.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function signIn({ page, signIn: signInHere }: Shopper, username: string, to: string) {
  await page.goto(`${store.url}/healthz`)
  await signInHere(username, to)
}

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const

/** The Monday that is so many weeks after the next one: its date for a field, and as the page writes it. */
function mondayIn(weeks: number) {
  const date = new Date()
  date.setUTCDate(date.getUTCDate() + 8 - (date.getUTCDay() || 7) + 7 * (weeks + 1))
  return { value: date.toISOString().slice(0, 10), shown: date.toLocaleDateString('en-US', numeric) }
}

/** The next 31st, YYYY-MM-DD, that a business day follows, because a failed run is tried again on business days. */
function nextThirtyFirst() {
  let date = addDays(easternDate(new Date()), 1)
  while (!date.endsWith('-31') || !isBusinessDay(addDays(date, 1))) date = addDays(date, 1)
  return date
}

/** Places the orders that are due, as on a day. */
async function runOn(date: string) {
  expect(await runGauze(dataDir, 'subscriptions', 'run', '--date', date)).toMatch(/^\d+ placed, \d+ refused$/m)
}

/** Makes a list with two items that a hospital may buy. */
async function makeList(caller: Caller, name: string): Promise<number> {
  const { body } = await caller.post<{ id: number }>('/api/cart/itemList/createList', { name, shared: false })
  const items = await caller.get<{ id: number; unit: { details: { id: number }[] } }[]>(
    '/api/shopping/item/topItems?limit=2',
  )
  for (const { id: itemId, unit } of items) {
    const line = { itemListId: body.id, itemId, unit: unit.details[0]?.id, quantity: 1 }
    await caller.post('/api/cart/itemList/upsertListDetail', line)
  }
  return body.id
}

test('CHK-08 ACCT-14 a buyer makes a list a subscription, skips and pauses it, sees its order, and ends it', async ({
  shopper,
}) => {
  const { page } = shopper
  const buyer = await signInTo(store.url, 'buyer@mercy.example')
  const name = `Exam rooms ${Date.now()}`
  const [first, second, fourth] = [mondayIn(0), mondayIn(1), mondayIn(3)]
  const id = await makeList(buyer, name)
  await signIn(shopper, 'buyer@mercy.example', `/myaccount/menu/itemlists?id=${id}`)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('link', { name: 'Make it a subscription' }).click()
  await page.getByRole('heading', { level: 1, name: `Make ${name} a subscription` }).waitFor()
  await page.getByLabel('Every').fill('1')
  await page.getByLabel('First date').fill(first.value)
  await page.getByRole('list', { name: 'Orders on' }).getByText(`Monday, ${fourth.shown}`).waitFor()
  await page.getByRole('button', { name: 'Start subscription' }).click()
  await page.getByText('PO number is required').first().waitFor()
  await page.getByLabel('PO number').fill('PO-E2E')
  await page.getByRole('button', { name: 'Start subscription' }).press('Enter')
  await page.waitForURL(`**${path}`)
  await page.getByText(`${name} is ordered next on ${first.shown}.`).waitFor()

  const card = page.getByRole('article', { name })
  const dates = card.getByRole('list', { name: 'Next dates' })
  await card.getByText(`Monday, ${first.shown}`, { exact: true }).waitFor()
  await card.getByText('Every week on Monday').waitFor()
  await dates.getByRole('button', { name: `Skip ${first.shown}` }).click()
  await card.getByText(`Monday, ${second.shown}`, { exact: true }).waitFor()
  await runOn(first.value)
  await page.reload()
  await card.getByText('None yet').waitFor()
  await dates.getByRole('button', { name: `Take back ${first.shown}` }).click()
  await card.getByText(`Monday, ${first.shown}`, { exact: true }).waitFor()
  await card.getByRole('button', { name: 'Pause' }).click()
  await card.getByText('No orders until you resume it.').waitFor()
  // A click at the spot of the last one would be the rest of a double click.
  await card.getByRole('button', { name: 'Resume' }).press('Enter')
  await page.getByText(`${name} is ordered next on Monday, ${first.shown}.`).waitFor()

  await runOn(first.value)
  await page.reload()
  await card.getByText(`Monday, ${second.shown}`, { exact: true }).waitFor()
  await card.getByRole('link', { name: /^SO-/ }).click()
  await page.getByRole('heading', { level: 1, name: /^Order SO-/ }).waitFor()
  await page.getByText(`Subscription “${name}”`).waitFor()

  await page.goBack()
  const more = card.getByRole('button', { name: `More actions for ${name}` })
  await more.click()
  await card.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('PO number').fill('PO-NEW')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await card.getByText('PO-NEW').waitFor()
  await card.getByText(`Monday, ${second.shown}`, { exact: true }).waitFor()
  await more.click()
  await card.getByRole('button', { name: 'End subscription' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End subscription' }).click()
  await page.getByText(`The subscription of ${name} has ended. The list stays.`).waitFor()
  await card.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.goto(`${store.url}/subscription`)
  await page.getByRole('listitem').filter({ hasText: name }).getByText('2 items').waitFor()
})

test('CHK-08 NOTE-02 a run without items to buy tells its owner in the bell, and on the page', async ({ shopper }) => {
  const { page } = shopper
  const admin = await signInTo(store.url, 'admin@mercy.example')
  const name = `Emptied ${Date.now()}`
  const { body: list } = await admin.post<{ id: number }>('/api/cart/itemList/createList', { name, shared: false })
  const { mappedResults, defaultBilling } = await admin.get<{
    mappedResults: { id: number }[]
    defaultBilling: number
  }>('/api/myaccount/address/getAll')
  const startOn = nextThirtyFirst()
  const form = { itemListId: list.id, every: 1, frequency: 'months', startOn, poNum: 'PO-E2E' }
  const means = { shipAddressId: mappedResults[0]?.id, billAddressId: defaultBilling, paymentMethod: 'terms' }
  await admin.post('/api/myaccount/transactions/upsertSubscription', { ...form, ...means })
  await runOn(startOn)

  await signIn(shopper, 'admin@mercy.example', '/myaccount')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: `Your subscription “${name}” could not be ordered` }).click()
  await page.waitForURL(`**${path}`)
  const card = page.getByRole('article', { name })
  const retryOn = formatDate(addDays(startOn, 1))
  await card.getByText(`The list is empty. Add items to it. We try again on ${retryOn}.`).waitFor()
  await card.getByText('Every month on the 31st, or the last day').waitFor()
  await admin.post('/api/myaccount/transactions/deleteSubscription', { itemListId: list.id })
})

test('CHK-04 an administrator chooses the delivery days, which a buyer reads', async ({ shopper }) => {
  const { page } = shopper
  const admin = await signInTo(store.url, 'admin@mercy.example')
  const save = (deliveryDays: readonly number[]) =>
    admin.post('/api/myaccount/account/saveDeliveryDays', { deliveryDays })
  await save([])
  await signIn(shopper, 'admin@mercy.example', '/myaccount')
  await page.getByRole('link', { name: 'Delivery Day' }).first().click()
  await page.getByRole('checkbox', { name: 'Tuesday' }).check()
  await page.getByRole('button', { name: 'Save delivery days' }).click()
  await page.getByText('Saved. Your orders ship on Tuesday.').waitFor()
  const next = page.getByRole('region', { name: 'Next ship dates' })
  await expect.poll(() => next.getByText(/^(?:Wednesday|Friday|Monday), /).count()).toBeLessThan(2)

  await signIn(shopper, 'buyer@mercy.example', '/myaccount/menu/gauzedeliveryday')
  await page.getByText('Your orders ship on Tuesday.').waitFor()
  await page.getByText('An administrator of your company chooses the days.').waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await save([1, 2, 3, 4, 5])
})
