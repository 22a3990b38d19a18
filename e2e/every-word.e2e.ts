import type { Browser, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { usStates } from '../packages/rules/src/address/index.js'
import { nameParts } from '../packages/rules/src/name-parts.js'
import { splitName } from '../packages/ui/src/internal/split-name.js'
import { unmarked } from '../packages/ui/test/pseudo-locale.js'
import { textsIn, withoutGiven } from '../packages/ui/test/visible-words.js'
import { signInTo } from './support/api.js'
import { latestParcel } from './support/latest-parcel.js'
import { paidInvoice } from './support/paid-invoice.js'
import { interactive, storeUrl, test, wholeFrame } from './support/shopper.js'
import { dataOf, markWords, wordsOn } from './support/words.js'

const publicPaths = [
  '/',
  '/shop',
  '/products/1?search=gloves',
  '/products/1?search=nothing-like-it',
  '/category/gloves',
  '/promotions',
  '/updates',
  '/compare',
  '/accessibility',
  '/register',
  '/success?for=account',
  '/success?for=credit',
  '/tracking/1Z999AA10123456784',
  '/login',
  '/login?view=requestAccess',
  '/login?view=reset',
  '/authorize',
  '/punchout',
  '/punchout/unknown',
  '/about',
  '/privacy',
  '/nothing-here',
]

const customerPaths = [
  '/',
  '/products/1?search=gloves',
  '/beta/issue',
  '/cart',
  '/checkout',
  '/subscription',
  '/reviewOrder',
  '/orderConfirmation',
  '/orderError',
  '/productLookup?search=gloves',
  '/quickOrder',
  '/error/500',
  '/myaccount',
  ...[
    ...[
      'profile',
      'addresses',
      'contacts',
      'accountsettings',
      'payment/create',
      'invoices',
      'openitems',
      'creditmemos',
    ],
    ...['paymenthistory', 'paymentmethod', 'salesorders', 'quotes', 'estimates', 'reorder', 'itemlists', 'recalls'],
    ...['approvals', 'gauzedeliveryday', 'security', 'subscriptions', 'recalldetails?id=1', 'nothing'],
  ].map((page) => `/myaccount/menu/${page}`),
]

/** What no catalog has: names of days and months, by `Intl`, of the states, and of the store and its languages. */
const days = Array.from({ length: 53 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + 8 * at)))
const derived = [
  ...(['long', 'short'] as const).flatMap((style) =>
    days.flatMap((day) => [
      day.toLocaleDateString('es-US', { weekday: style, timeZone: 'UTC' }),
      day.toLocaleDateString('es-US', { month: style, timeZone: 'UTC' }),
    ]),
  ),
  ...textsIn(usStates),
  ...['English', 'Español', 'Gauze'],
  // The kind of a price, for which a message has words.
  'salesOrder',
]

/** The forms in which a page shows a text: a value with a capital, a name in parts, and the host of an address. */
function formsOf(text: string): readonly string[] {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  const parts = [...Object.values(nameParts(text, [])), ...splitName(text), ...text.split(/(?<=,) /)]
  return [text, capital, ...parts, URL.parse(text)?.hostname ?? '']
}

/** The parts of its address that a page may show, such as the search. */
function addressOf(page: Page): readonly string[] {
  const { searchParams, pathname } = new URL(page.url())
  return [...searchParams.values(), pathname, pathname.replace(/.*\//, '')]
}

/** Expects marks around every word of the page in view, except data of the store. */
async function expectMarked(page: Page, data: readonly string[], path: string) {
  await interactive(page)
  await wholeFrame(page)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const strays = async () => {
    const texts = [...data, ...addressOf(page), ...(await dataOf(page))]
    const pieces = [...derived, ...texts.flatMap(formsOf)].map((text) => text.replace(/\s+/g, ' ').trim())
    const given = [...new Set(pieces)].filter(Boolean).sort((a, b) => b.length - a.length)
    const words = await wordsOn(page)
    return [...new Set(words.map((text) => withoutGiven(unmarked(text), given)))].filter(Boolean)
  }
  await expect.poll(strays, { message: `words on ${path} that are in no catalog`, timeout: 5000 }).toEqual([])
}

/** A page in Spanish whose words are marked, and what the API tells it. */
async function openMarked(browser: Browser) {
  const page = await browser.newPage()
  const data: string[] = [await page.evaluate(() => navigator.userAgent)]
  page.on('response', async (answer) => {
    if (!/\/(?:api|search)\//.test(answer.url())) return
    data.push(...textsIn(await answer.json().catch(() => null)))
  })
  await page.context().addCookies([{ name: 'gauze-language', value: 'es', url: storeUrl() }])
  await markWords(page)
  return { page, data }
}

async function visitAll(page: Page, data: readonly string[], paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(new URL(path, storeUrl()).href)
    await expectMarked(page, data, path)
  }
}

describe('PLUS-27 every visible word of the store is in a catalog', () => {
  test('PLUS-27 for a visitor', { timeout: 200_000 }, async ({ browser }) => {
    const { page, data } = await openMarked(browser)
    await visitAll(page, data, publicPaths)
    await page.close()
  })

  test('PLUS-27 for a customer', { timeout: 300_000 }, async ({ browser }) => {
    const caller = await signInTo(storeUrl(), 'admin@mercy.example')
    const { invoice, payment } = await paidInvoice(caller)
    const { trackingNumber } = await latestParcel(storeUrl(), 'admin@mercy.example')
    const newest = async (kind: string) =>
      (await caller.get<{ results: { id: number }[] }>(`/api/myaccount/transactions/${kind}/paginate?limit=1`))
        .results[0]?.id
    const [item] = await caller.get<{ id: number; unit: { details: { id: number }[] } }[]>(
      '/api/shopping/item/topItems?limit=1',
    )
    const line = { itemId: item?.id, unit: item?.unit.details[0]?.id, quantity: 2 }
    expect((await caller.post('/api/cart/cart/addItem', line)).status).toBe(200)
    const { page, data } = await openMarked(browser)
    await page.goto(new URL('/healthz', storeUrl()).href)
    await page.evaluate((token) => localStorage.setItem('gauze.token', token), caller.token)
    await visitAll(page, data, [
      ...customerPaths,
      `/tracking/${encodeURIComponent(trackingNumber)}`,
      ...[
        ...[`invoicedetails?id=${invoice}`, `paymentdetails?id=${payment}`],
        ...[`estimatedetails?id=${await newest('estimates')}`, `orderdetails?id=${await newest('salesorders')}`],
      ].map((record) => `/myaccount/menu/${record}`),
    ])
    await caller.get('/api/cart/cart/emptyCart')
    await page.close()
  })
})
