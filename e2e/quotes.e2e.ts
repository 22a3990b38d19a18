import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { runGauze } from './support/run-gauze.js'
import { type Shopper, test } from './support/shopper.js'
import { type StoreProcess, startStore } from './support/store-process.js'

// A store of its own: an operator answers quotes in its database.
let dataDir: string
let store: StoreProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gauze-quotes-'))
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

/** Signs in a caller whose cart holds one item. */
async function buyerWithCart(username: string) {
  const buyer = await signInTo(store.url, username)
  await buyer.get('/api/cart/cart/emptyCart')
  await fillCart(buyer)
  return buyer
}

test('ACCT-06 PLUS-19 a quote is requested from the cart, answered by the store, added to the cart at its prices, and ordered once', {
  timeout: 180_000,
}, async ({ shopper }) => {
  const { page } = shopper
  const buyer = await buyerWithCart('admin@mercy.example')
  await signIn(shopper, 'admin@mercy.example', '/cart')
  await page.getByRole('button', { name: 'Request a quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a quote' })
  await dialog.getByLabel('Title').fill('New treatment room')
  await dialog.getByLabel('Notes').fill('We open it in March.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await page.waitForURL('**/estimatedetails?id=*')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.filter({ hasText: /^Quote EST-\d+$/ }).waitFor()
  await page.getByText('We have not priced this quote yet.').waitFor()
  const number = ((await heading.textContent()) ?? '').replace('Quote ', '')

  expect(await runGauze(dataDir, 'quotes', 'list')).toContain(`${number}, "New treatment room"`)
  const answered = await runGauze(dataDir, 'quotes', 'answer', number, '--until', '2099-12-31', '--price', '1=0.0123')
  expect(answered).toContain(`Quote ${number} is answered.`)

  // The cart stayed as it was, so its item would count toward the quoted quantity.
  await buyer.get('/api/cart/cart/emptyCart')
  await page.reload()
  await heading.filter({ hasText: `Estimate ${number}` }).waitFor()
  await page.getByText('These prices hold until 12/31/2099').waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('1 of 1 added to your cart.').waitFor()
  await page.getByRole('link', { name: 'View cart' }).click()
  await page.getByText(`Price of estimate ${number}`).waitFor()

  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByLabel('PO number').fill('PO-QUOTE')
  await page.getByRole('button', { name: 'Review order' }).click()
  await page.getByRole('button', { name: 'Place order' }).press('Enter')
  await page.waitForURL('**/orderConfirmation**')
  await page.goto(`${store.url}/myaccount/menu/salesorders`)
  await page.getByRole('navigation', { name: 'Order lists' }).getByRole('link', { name: 'Estimates' }).click()
  await page
    .getByRole('row', { name: new RegExp(number) })
    .getByText('Accepted')
    .waitFor()
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('link', { name: /^See order SO-/ }).click()
  await heading.filter({ hasText: /^Order SO-/ }).waitFor()
  await page.getByText('PO-QUOTE').waitFor()
  expect(await page.getByRole('row').filter({ hasText: '$0.0123' }).count()).toBe(1)
})

test('ACCT-06 a person without prices is offered no quote, and opens none', async ({ shopper }) => {
  const { page } = shopper
  await buyerWithCart('noprice@mercy.example')
  await signIn(shopper, 'noprice@mercy.example', '/cart')
  await page.getByRole('link', { name: 'Checkout' }).waitFor()
  expect(await page.getByRole('button', { name: 'Request a quote' }).count()).toBe(0)
  await page.goto(`${store.url}/myaccount/menu/quotes`)
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Quotes' }).waitFor()
})
