import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { interactive, storeUrl, test, wholeFrame } from './support/shopper.js'

const customer = 'admin@mercy.example'
function main(page: Page) {
  return page.getByRole('main')
}

function cards(page: Page) {
  return main(page).getByRole('article')
}

function greeting(page: Page) {
  return page.getByRole('banner').getByText(/^Hello, /)
}

const unloaded = 'A part of the store did not load. Check your connection, then try again.'
const unreached = 'The store cannot be reached'

function isHeld(page: Page) {
  return page.getByRole('status').filter({ hasText: 'What you asked for opens as soon as you are connected' }).waitFor()
}

/** Presses Back where the page stays: once it has gone back and forth, the browser is there again. */
function backAndForth(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => window.addEventListener('popstate', () => resolve()), { once: true })
        history.back()
      }),
  )
}

function emptyTheCart(page: Page) {
  return page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('gauze.token')}`
    await fetch('/api/cart/cart/emptyCart', { headers: { authorization } })
  })
}

/** Holds answers until they are released. */
async function hold(page: Page, pattern: string) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let ask = () => {}
  const asked = new Promise<void>((resolve) => {
    ask = resolve
  })
  await page.route(pattern, async (route) => {
    ask()
    await gate
    await route.continue().catch(() => undefined)
  })
  return { asked, letGo }
}

describe('code that does not come', () => {
  test('SHELL-11 CART-12 does not lose the page: an addition without a connection is announced', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn(customer)
    await emptyTheCart(page)
    await shopper.open('/category/gloves')
    const add = cards(page).getByRole('button', { name: /^Add/ }).first()
    await add.waitFor()
    await page.context().setOffline(true)
    await add.click()
    await page
      .getByRole('alert')
      .filter({ hasText: /We’ll keep trying while this page is open/ })
      .waitFor()
    expect(await cards(page).count()).toBeGreaterThan(3)
    expect(await page.getByText(unreached).count()).toBe(0)
    await page.context().setOffline(false)
    await expect
      .poll(() => page.getByRole('link', { name: /^Cart/ }).first().innerText(), { timeout: 15_000 })
      .toMatch(/1/)
    await emptyTheCart(page)
  })

  test('SHELL-11 marks a success as such even if toasts did not load', async ({ shopper }) => {
    const { page } = shopper
    await page.route('**/assets/notice-region-*.js', (route) => route.abort())
    await shopper.signIn(customer, '/category/gloves?view=grid')
    await cards(page).getByRole('button', { name: /^Add/ }).first().click()
    const notice = page.getByRole('alert').filter({ hasText: 'Added to your cart' })
    await notice.waitFor()
    expect(await notice.locator('.gz-toast').getAttribute('data-tone')).toBe('success')
    await emptyTheCart(page)
  })

  test('SHELL-05 leaves the served footer as it is, and the page in use', async ({ shopper }) => {
    const { page } = shopper
    const code = '**/assets/reached-*.js'
    await page.route(code, (route) => route.abort())
    const asked = page.waitForRequest(code)
    await shopper.open('/promotions')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).hover()
    await asked
    expect(await page.getByText(unreached).count()).toBe(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await main(page)
      .getByRole('heading', { level: 1, name: /^Privacy/ })
      .waitFor()
  })
})

describe('prices that do not come', () => {
  test("PDP-04 are announced to a customer, who gets the visitor's page", async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(customer)
    await page.route('**/api/shopping/item/**', (route) => route.abort())
    await shopper.open('/category/gloves')
    await page
      .getByRole('alert')
      .filter({ hasText: 'Your account could not be reached, so this is what visitors see.' })
      .waitFor()
    expect(await cards(page).count()).toBe(24)
    await page.unroute('**/api/shopping/item/**')
    await shopper.open('/category/gloves')
    await cards(page).first().getByText(/\$\d/).first().waitFor()
  })
})

describe('without a network', () => {
  test('SHELL-07 SRCH-08 the page in view stays, and the last requested one opens when the network is back', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.open('/promotions')
    const search = page.getByRole('combobox', { name: 'Search for products' })
    await search.fill('gloves')
    await search.press('Enter')
    await expect.poll(() => cards(page).count(), { timeout: 10_000 }).toBe(24)
    await page.locator('.connection').waitFor({ state: 'attached' })
    await page.context().setOffline(true)
    const there = page.url()
    const stock = main(page).getByRole('radio', { name: /^In stock/ })
    const ways = {
      product: () => cards(page).first().getByRole('heading').getByRole('link').click(),
      back: () => backAndForth(page),
      filter: () => stock.click(),
      link: () => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click(),
    }
    for (const [way, go] of Object.entries(ways)) {
      await go()
      await isHeld(page)
      expect(page.url(), way).toBe(there)
      expect(await cards(page).count(), way).toBe(24)
      expect(await stock.isChecked(), way).toBe(false)
    }
    const tooEarly = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/favicon.svg'))
    await page.route('**/favicon.svg', (route) => route.abort())
    await page.context().setOffline(false)
    await tooEarly
    expect(page.url(), 'connected before the store answers').toBe(there)
    await page.unroute('**/favicon.svg')
    await main(page)
      .getByRole('heading', { level: 1, name: /^Privacy/ })
      .waitFor()
  })

  test('CHK-05 an order placed just before the network failed is confirmed when it is back', async ({ shopper }) => {
    const { page } = shopper
    const buyer = 'surgery@mercyhealth.example'
    await fillCart(await signInTo(storeUrl(), buyer))
    await shopper.signIn(buyer, '/checkout')
    await page.getByLabel(/PO number/).fill(`E2E-OFFLINE-${Date.now()}`)
    await page.getByRole('button', { name: 'Review order' }).click()
    await page.waitForURL('**/reviewOrder')
    await page.locator('.connection').waitFor({ state: 'attached' })
    await page.route('**/checkout/placeOrder', async (route) => {
      const response = await route.fetch()
      await page.context().setOffline(true)
      await route.fulfill({ response })
    })
    await page.getByRole('button', { name: 'Place order' }).press('Enter')
    await isHeld(page)
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: /Your order is placed/ }).waitFor()
  })
})

describe('a visitor', () => {
  test('SHELL-07 sees no message about a cart while there is no network', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open('/login')
    await wholeFrame(page)
    await page.context().setOffline(true)
    const banner = page.getByRole('status').filter({ hasText: 'You are offline.' })
    await banner.waitFor()
    expect(await banner.innerText()).not.toMatch(/cart/i)
    await page.context().setOffline(false)
    await banner.waitFor({ state: 'detached' })
    await shopper.signIn(customer, '/promotions')
    await greeting(page).first().waitFor({ state: 'attached' })
    await wholeFrame(page)
    await page.context().setOffline(true)
    await banner.filter({ hasText: 'Changes to your cart are kept here' }).waitFor()
  })
})

describe('on a phone', () => {
  test.override({ contextOptions: { viewport: { width: 390, height: 844 }, hasTouch: true } })

  test.for([
    ['Menu', '/promotions', '**/assets/mobile-menu-*.js'],
    ['Filters', '/category/gloves', '**/assets/listing-filter-sheet-*.js'],
  ] as const)(
    'SHELL-03 SRCH-08 %s that does not load says so, and opens once its page is reloaded',
    async ([name, path, code], { shopper }) => {
      const { page } = shopper
      await page.route(code, (route) => route.abort())
      await shopper.open(path)
      const button = page.getByRole('button', { name, exact: true }).first()
      await button.click()
      await page.getByRole('alert').filter({ hasText: unloaded }).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
      expect(await page.getByText(unreached).count()).toBe(0)
      await page.unroute(code)
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload page' }).click()])
      await interactive(page)
      await button.click()
      await page.getByRole('dialog').waitFor()
    },
  )
})

describe('answers that come late', () => {
  test.for([
    ['a product', (page: Page) => cards(page).first().getByRole('heading').getByRole('link').click(), '**/product/**'],
    [
      'another page',
      (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click(),
      '**/privacy',
    ],
  ] as const)(
    'API-16 more products do not disturb somebody who went on to %s',
    async ([, leave, address], { shopper }) => {
      const { page } = shopper
      await shopper.open('/products/1?search=gloves')
      const { asked, letGo } = await hold(page, '**/item/paginate')
      await main(page).getByRole('link', { name: 'Load more' }).click()
      await asked
      const isPaginate = (request: Request) => request.url().includes('paginate')
      const ended = Promise.race([
        page.waitForEvent('requestfinished', isPaginate),
        page.waitForEvent('requestfailed', isPaginate),
      ])
      await leave(page)
      await page.waitForURL(address)
      const there = page.url()
      letGo()
      await ended
      expect(page.url()).toBe(there)
      await page.goBack()
      await page.waitForURL('**/products/1?search=gloves**')
      await expect.poll(() => cards(page).count(), { timeout: 10_000 }).toBe(24)
    },
  )

  test('PDP-04 a change to the list view does not keep a customer from their prices', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(customer)
    const { asked, letGo } = await hold(page, '**/item/paginate')
    await shopper.open('/category/gloves')
    await asked
    await main(page).getByRole('link', { name: 'List', exact: true }).click()
    await page.waitForURL(/view=list/)
    letGo()
    await cards(page).getByRole('button', { name: /^Add/ }).first().waitFor()
  })
})

describe('a session that could not be requested', () => {
  test('AUTH-06 is found when the connection is back', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(customer)
    let refused = 0
    await page.route('**/currentUser', (route) => {
      refused += 1
      return route.fulfill({ status: 503, body: '' })
    })
    await shopper.open('/promotions')
    await expect.poll(() => refused).toBeGreaterThan(0)
    await page.unroute('**/currentUser')
    await expect
      .poll(
        async () => {
          await page.evaluate(() => dispatchEvent(new Event('online')))
          return greeting(page).count()
        },
        { timeout: 10_000 },
      )
      .toBe(1)
  })

  test('AUTH-05 is shared by pages that open at once with one expired token', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(customer)
    await page.evaluate(() => {
      const [head, body = '', signature] = (localStorage.getItem('gauze.token') ?? '').split('.')
      const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
      const expired = btoa(JSON.stringify({ ...claims, exp: 1 }))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
      localStorage.setItem('gauze.token', [head, expired, signature].join('.'))
    })
    const others = [await page.context().newPage(), await page.context().newPage()]
    await Promise.all(others.map((other) => other.goto(new URL('/promotions', storeUrl()).href)))
    for (const other of others) await greeting(other).waitFor()
  })
})

describe('a store that cannot name the user', () => {
  test('AUTH-06 ROUTE-05 says so on the requested page, and opens it once it can', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(customer)
    await page.clock.install()
    await page.route('**/api/auth/currentUser', (route) =>
      route.fulfill({ status: 503, headers: { 'retry-after': '3' }, json: {} }),
    )
    await page.goto(new URL('/myaccount/menu/salesorders', storeUrl()).href)
    await main(page).getByText('503').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/myaccount/menu/salesorders')
    expect(await page.getByText('Invalid username or password').count()).toBe(0)
    await page.unroute('**/api/auth/currentUser')
    // The page asks again after ten seconds.
    await page.clock.fastForward('00:10')
    await main(page).getByRole('table').waitFor()
    await greeting(page).waitFor()
  })

  test('AUTH-06 says why a public page is a visitor’s, until it can', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(customer)
    await page.clock.install()
    await page.route('**/api/auth/currentUser', (route) =>
      route.fulfill({ status: 503, headers: { 'retry-after': '3' }, json: {} }),
    )
    await page.goto(new URL('/promotions', storeUrl()).href)
    const reason = page
      .getByRole('status')
      .getByText(/^The store cannot check who is .* It will try again by itself\.$/)
    await reason.waitFor()
    await page.unroute('**/api/auth/currentUser')
    // The page asks again after ten seconds.
    await page.clock.fastForward('00:10')
    await greeting(page).waitFor()
    await reason.waitFor({ state: 'detached' })
  })
})
