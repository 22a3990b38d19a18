import type { Page } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import { type Caller, signInTo } from './support/api.js'
import { addButton, addToCart, focused, storeUrl, test } from './support/shopper.js'

const buyer = 'admin@mercy.example'
let caller: Caller

interface Item {
  readonly id: number
  readonly urlComponent: string
}

beforeEach(async () => {
  caller = await signInTo(storeUrl(), buyer)
  await caller.get('/api/cart/cart/emptyCart')
})

/** The page of a product without variants that is sold most. */
async function productPath() {
  const [item] = await caller.get<Item[]>('/api/shopping/item/topItems?limit=1')
  return `/product/${item?.urlComponent}`
}

function offer(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^You may also need/ })
}

function dialogOf(page: Page) {
  return page.getByRole('dialog', { name: 'You May Also Need' })
}

describe.each([
  ['a desktop', { width: 1440, height: 900 }],
  ['a narrow phone', { width: 320, height: 640 }],
])('further products after an addition, on %s', (_, viewport) => {
  test.override({ contextOptions: { viewport } })

  test('PDP-14 wait behind a button while somebody adds, then add to the cart from a dialog', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(buyer, await productPath())
    const add = addButton(page)
    await add.waitFor()
    expect(await offer(page).count()).toBe(0)
    await add.focus()
    await addToCart(page, () => page.keyboard.press('Enter'))
    await offer(page).waitFor()
    await focused(add)
    await addToCart(page, () => page.keyboard.press('Enter'))
    expect(await dialogOf(page).count()).toBe(0)
    await offer(page).click()
    const section = dialogOf(page).getByRole('region', { name: 'Buy Again' })
    await section.waitFor()
    const cards = section.getByRole('article')
    const shown = await cards.count()
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThanOrEqual(3)
    await addToCart(page, () =>
      cards
        .first()
        .getByRole('button', { name: /^(?:Add to cart|Backorder)/ })
        .click(),
    )
    expect(await dialogOf(page).isVisible()).toBe(true)
    const everyCard = dialogOf(page).getByRole('article')
    expect(await everyCard.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0)
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    await focused(offer(page))
    const { cartDetail } = await caller.get<{ cartDetail: { quantity: number }[] }>('/api/cart/cart/getCart')
    expect(cartDetail.map(({ quantity }) => quantity)).toEqual([2, 1])
  })
})

test('API-51 PDP-14 pick up where somebody left a search', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn(buyer)
  await shopper.open('/products/1?search=tourniquet')
  const article = page.getByRole('main').getByRole('article').first()
  await article.getByRole('button', { name: /^(?:Add to cart|Backorder)/ }).waitFor()
  const reported = page.waitForResponse('**/search/1/events*')
  await article.getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/product/**')
  await reported
  const { products } = await caller.get<{ products: { siteDisplayName: string }[] }>(
    '/api/myaccount/transactions/recentUserSearchProducts',
  )
  const name = products[0]?.siteDisplayName ?? 'no product'
  await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor()
  await shopper.open(await productPath())
  await addToCart(page, () => addButton(page).click())
  await offer(page).click()
  const section = dialogOf(page).getByRole('region', { name: 'Pick Up Where You Left Off' })
  await section.getByRole('heading', { name }).waitFor()
})

/** Records each picture that flies, from the first script of a page on. */
async function watchFlights(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { flights: seen })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLImageElement && node.dataset.slot === 'flight') seen.push(node.ariaHidden ?? '')
        }
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => ('flights' in window ? window.flights : null))
}

describe.each([
  [
    'flies to the cart in a window of 1000 pixels',
    { viewport: { width: 1000, height: 800 }, reducedMotion: 'no-preference' as const },
    ['true'],
  ],
  [
    'does not fly in a window of 999 pixels',
    { viewport: { width: 999, height: 800 }, reducedMotion: 'no-preference' as const },
    [],
  ],
  ['never flies for people who prefer reduced motion', { viewport: { width: 1440, height: 900 } }, []],
])('the picture of an added product', (title, contextOptions, expected) => {
  test.override({ contextOptions })

  test(`PDP-15 ${title}`, async ({ shopper }) => {
    const { page } = shopper
    const flights = await watchFlights(page)
    await shopper.signIn(buyer, await productPath())
    await addToCart(page, () => addButton(page).click())
    // Comes after the flight would have begun.
    await offer(page).waitFor()
    await expect.poll(flights).toEqual(expected)
    await page.locator('[data-slot="flight"]').waitFor({ state: 'detached' })
  })
})
