import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { addDays, easternDate } from '../packages/rules/src/dates.js'
import { type Caller, fillCart, signInTo } from './support/api.js'
import { fillCartWith, orderAddresses, placeAboveLimit, placeSmallOrder } from './support/place-orders.js'
import { runGauze } from './support/run-gauze.js'
import { clickAgainAndAgain } from './support/second-clicks.js'
import { interactive, test } from './support/shopper.js'
import { type StoreProcess, startStore } from './support/store-process.js'

// A store of its own: these people decide, pay, delete and sign out.
let dataDir: string
let store: StoreProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gauze-second-clicks-'))
  store = await startStore({ dataDir })
})
afterAll(async () => {
  await store.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const admin = 'admin@mercy.example'
const account = '/myaccount/menu'
const transactions = '/api/myaccount/transactions'

/** The way to a control. It makes two records for the control, so that another record can move under the pointer. */
interface Way {
  /** @returns the path of its page */
  readonly prepare: (caller: Caller) => Promise<string>
  /** Goes on by keyboard, so that the first click is the one of the control. */
  readonly reach?: (page: Page) => Promise<void>
}

function press(page: Page, name: RegExp | string) {
  return page.getByRole('main').getByRole('button', { name }).first().press('Enter')
}

/** Opens a menu, which gives its first action the focus once it has opened. */
async function openMenu(page: Page, name: RegExp | string) {
  await press(page, name)
  await page.locator('[popover]:popover-open :focus').waitFor()
}

async function makeList(caller: Caller, name: string): Promise<number> {
  const { body } = await caller.post<{ id: number }>('/api/cart/itemList/createList', { name, shared: false })
  const items = await caller.get<{ id: number; unit: { details: { id: number }[] } }[]>(
    '/api/shopping/item/topItems?limit=3',
  )
  for (const { id: itemId, unit } of items) {
    const line = { itemListId: body.id, itemId, unit: unit.details[0]?.id, quantity: 1 }
    await caller.post('/api/cart/itemList/upsertListDetail', line)
  }
  return body.id
}

async function twoSubscriptions(caller: Caller): Promise<string> {
  await caller.get('/api/cart/cart/emptyCart')
  const means = { ...(await orderAddresses(caller)), paymentMethod: 'terms', poNum: 'PO-E2E' }
  const startOn = addDays(easternDate(new Date()), 7)
  for (const name of ['Exam room', 'Triage']) {
    const itemListId = await makeList(caller, `${name} ${Date.now()}`)
    const form = { itemListId, every: 1, frequency: 'weeks', startOn, ...means }
    expect((await caller.post(`${transactions}/upsertSubscription`, form)).status).toBe(200)
  }
  return `${account}/subscriptions`
}

async function twoWaiting(): Promise<string> {
  const buyer = await signInTo(store.url, 'buyer@mercy.example')
  const { id } = await placeAboveLimit(buyer)
  await placeAboveLimit(buyer)
  return `${account}/approvals?id=${id}`
}

async function twoContacts(caller: Caller): Promise<string> {
  const lastName = `Walk${Date.now()}`
  for (const firstName of ['Ada', 'Bea']) {
    const person = { firstName, lastName, isPriceVisible: true, isAdmin: false, approvalLimit: 500 }
    const email = `${firstName}.${lastName}@new.example`
    expect((await caller.post('/api/myaccount/contact/create', { ...person, email })).status).toBe(200)
  }
  return `${account}/contacts?search=${lastName}`
}

async function shippedOrder(caller: Caller) {
  const order = await placeSmallOrder(caller)
  await runGauze(dataDir, 'orders', 'ship', order.orderNumber)
  return order
}

async function fullCart(caller: Caller): Promise<string> {
  await fillCartWith(caller, 3, 1)
  return '/cart'
}

async function fillReturn(page: Page): Promise<void> {
  await openMenu(page, /^More actions for order/)
  await press(page, 'Return items')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('1')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The box is crushed.')
}

/** One control for each way in which a page changes under the pointer: the tests of the button prove every press. */
const ways: Readonly<Record<string, Way>> = {
  // This way ships goods, so it comes before the orders that buy out the stock.
  submitIssue: {
    prepare: async (caller) => `${account}/orderdetails?id=${(await shippedOrder(caller)).id}`,
    reach: fillReturn,
  },
  approveOrder: { prepare: twoWaiting },
  skipSubscription: { prepare: twoSubscriptions },
  deleteSubscription: {
    prepare: twoSubscriptions,
    reach: async (page) => {
      await openMenu(page, /^More actions for/)
      await press(page, 'End subscription')
    },
  },
  placeOrder: {
    prepare: async (caller) => {
      await caller.get('/api/cart/cart/emptyCart')
      await fillCart(caller)
      return '/checkout'
    },
    reach: async (page) => {
      await page.getByRole('radio', { name: /Main hospital, central supply/ }).check()
      await page.getByLabel(/PO number/).fill('PO-E2E')
      await press(page, 'Review order')
      await page.waitForURL('**/reviewOrder')
    },
  },
  createPayment: {
    prepare: async () => `${account}/payment/create`,
    reach: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Pay INV-/ })
        .first()
        .check()
      await page.getByRole('link', { name: 'Continue to method' }).press('Enter')
      await page.getByRole('radio', { name: /ending in 4242/ }).waitFor()
      await page.getByRole('link', { name: 'Continue to review' }).press('Enter')
      await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
    },
  },
  deleteAddress: {
    prepare: async (caller) => {
      for (const label of ['Aa ward', 'Ab ward']) {
        const place = { label, line1: '43 New Scotland Ave', city: 'Albany', state: 'NY', zip: '12208' }
        expect((await caller.post('/api/myaccount/address/upsert', place)).status).toBe(200)
      }
      return `${account}/addresses`
    },
    reach: async (page) => {
      await openMenu(page, 'Actions for Aa ward')
      await press(page, /^Delete Aa ward/)
    },
  },
  deleteListDetails: {
    prepare: async (caller) => `${account}/itemlists?id=${await makeList(caller, `Lines ${Date.now()}`)}`,
  },
  restoreContact: {
    prepare: async (caller) => {
      const path = await twoContacts(caller)
      const search = path.split('search=')[1]
      const found = await caller.get<{ results: { id: number }[] }>(
        `/api/myaccount/contact/paginate?search=${search}&limit=10`,
      )
      for (const { id } of found.results) await caller.post('/api/myaccount/contact/delete', { id })
      return path
    },
    reach: (page) => openMenu(page, /^Actions for/),
  },
  saveForLater: {
    prepare: fullCart,
    reach: async (page) => {
      await page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem').first().waitFor()
      const menu = page.getByRole('button', { name: /^Actions for/ }).first()
      if (await menu.isVisible()) await menu.press('Enter')
    },
  },
}

/** The other controls, by the walked one after whose click the page changes in the same way. */
const alike: Readonly<Record<string, readonly string[]>> = {
  // A form closes over its record.
  submitIssue: ['rejectOrder', 'cancelOrder', 'requestQuote', 'saveLicense', 'acknowledgeRecall'],
  // The next record or the next state of the record comes.
  approveOrder: ['withdrawQuote', 'requestQuoteAgain', 'withdrawReturn', 'endSubstitute', 'resetTwoFactor'],
  // The same control gets another meaning.
  skipSubscription: ['pauseSubscription'],
  // Another page comes.
  placeOrder: ['upsertSubscription', 'finishPunchout'],
  // A question closes over a list that has lost a row.
  deleteAddress: ['deletePaymentMethod', 'deleteBankAccount', 'deleteContact', 'emptyCart'],
  // The next row moves up.
  deleteListDetails: [
    'deleteList',
    'deleteLicense',
    'signOutDevice',
    'removeItem',
    'deleteSaveForLater',
    'dismissPayNotice',
  ],
  // The row moves to another list.
  saveForLater: ['moveItemToCart'],
}

test('every control that commits its person is walked here, or changes its page as a walked one', () => {
  const source = join(import.meta.dirname, '../packages/ui/src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/\.(?:test|stories)\./.test(file),
  )
  const names = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/commits(?:="|: ')(\w+)/g)].map(([, name = '']) => name),
  )
  expect([...Object.keys(ways), ...Object.values(alike).flat()].sort()).toEqual([...new Set(names)].sort())
})

test.for(Object.entries(ways))(
  '%s: clicks at the same spot for a second and a half do one thing',
  {
    timeout: 240_000,
  },
  async ([commits, { prepare, reach }], { shopper: { page, signIn } }) => {
    const caller = await signInTo(store.url, admin)
    await page.goto(`${store.url}/healthz`)
    await signIn(admin, '/myaccount')
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(store.url + (await prepare(caller)))
      await interactive(page)
      await reach?.(page)
      expect(await clickAgainAndAgain(page, commits), `at ${width} px`).toEqual([commits])
    }
  },
)
