import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { addToCart, focused, interactive, storeUrl, tabTo, test, wholeFrame } from './support/shopper.js'

function main(page: Page) {
  return page.getByRole('main')
}

function heading(page: Page, name: string | RegExp) {
  return main(page).getByRole('heading', { level: 1, name })
}

function results(page: Page, words: RegExp) {
  return main(page).locator('[data-results]').filter({ hasText: words })
}

/** Records everything that the frame announces, from now on. */
function listen(page: Page) {
  return page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const region = document.querySelector('main ~ [aria-live]')
    if (!region) throw new Error('The frame has no live region.')
    new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true })
  })
}

/** The announcements since the last call, waiting until they are as expected. */
function said(page: Page) {
  return {
    async toEqual(expected: readonly unknown[]) {
      await expect.poll(() => page.evaluate<string[]>('said')).toEqual(expected)
      await page.evaluate('said.length = 0')
    },
  }
}

/** Presses a control with only the keyboard. */
async function press(control: Locator, key = 'Enter') {
  await control.focus()
  await control.page().keyboard.press(key)
}

describe('WCAG 2.4.3 focus after an action by keyboard', () => {
  test('AUTH-01 WCAG 2.4.2 the views of the login page begin at their headings, and the window title names the view', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.open('/login')
    for (const [control, title] of [
      ['Forgot your password?', 'Reset your password'],
      ['Back to login', 'Login'],
      ['Request access', 'Request access'],
      ['Back to login', 'Login'],
      ['Forgot your password?', 'Reset your password'],
    ] as const) {
      await press(main(page).getByRole('button', { name: control }))
      await focused(heading(page, title))
      expect(await page.title()).toBe(`${title} | Gauze`)
    }
    await page.goBack()
    await heading(page, 'Login').waitFor()
    await page.goForward()
    await heading(page, 'Reset your password').waitFor()
    await main(page).getByLabel('Username').fill('nobody@nowhere.example')
    await page.keyboard.press('Enter')
    await main(page).getByText('Check your mail inbox').waitFor()
    await focused(heading(page, 'Login'))
    await main(page).getByLabel('Username').fill('nobody@nowhere.example')
    await main(page).getByLabel('Password', { exact: true }).fill('wrong')
    await press(main(page).getByRole('button', { name: 'Log in', exact: true }))
    await main(page).getByRole('alert').waitFor()
    await focused(main(page).getByRole('button', { name: 'Log in', exact: true }))
    await shopper.signInByForm('buyer@mercy.example')
    await focused(main(page).getByRole('heading', { level: 1 }))
    await shopper.open('/login?hash=abc&username=nobody')
    expect(await page.title()).toBe('Choose a new password | Gauze')
  })

  test('SRCH-08 a further page of a listing begins at its count, which is announced with every change', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.open('/category/wound-care')
    await listen(page)
    await press(main(page).getByRole('link', { name: 'Page 2', exact: true }))
    await focused(results(page, /^[\d,]+ products, page 2 of \d+$/))
    expect(await page.title()).toBe('Wound care, page 2 | Gauze')
    expect(await results(page, /page 2/).evaluate((count) => count.getBoundingClientRect().top)).toBeGreaterThan(0)
    expect(await results(page, /page 2/).evaluate((count) => count.getBoundingClientRect().top < innerHeight)).toBe(
      true,
    )
    await said(page).toEqual([expect.stringMatching(/^Wound care, page 2 \| Gauze, [\d,]+ products, page 2 of \d+$/)])
    // Now the list announces its size itself.
    await press(main(page).getByRole('link', { name: 'Load more' }))
    await page.waitForURL('**/wound-care?page=3&from=2')
    const sort = main(page).getByRole('combobox', { name: 'Sort by' })
    await sort.focus()
    await sort.selectOption('name')
    await said(page).toEqual([expect.stringMatching(/^Wound care \| Gauze, [\d,]+ products, page 1 of \d+$/)])
    await focused(sort)
    const maker = main(page).getByRole('group', { name: 'Manufacturer' }).getByRole('checkbox').first()
    await press(maker, 'Space')
    await said(page).toEqual([expect.stringMatching(/^\d+ products(, page 1 of \d+)?$/)])
    await focused(maker)
    const search = page.getByRole('combobox', { name: 'Search for products' })
    await search.fill('gauze')
    await press(search)
    await focused(heading(page, 'Results for “gauze”'))
    await said(page).toEqual([expect.stringMatching(/^Results for “gauze” \| Gauze, \d+ products, page 1 of \d+$/)])
  })

  test('SRCH-01 SRCH-02 a page that arrives leaves the focus in the field while somebody types the next search', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.open('/')
    const search = page.getByRole('combobox', { name: 'Search for products' })
    await search.fill('gauze')
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/products\/1.*\.data|item\/paginate/, async (route) => {
      await gate
      await route.continue()
    })
    const asked = page.waitForRequest(/products\/1.*\.data|item\/paginate/)
    await press(search)
    await asked
    await search.fill('tape')
    letGo()
    await heading(page, 'Results for “gauze”').waitFor()
    await focused(search)
    await page.keyboard.press('Enter')
    await heading(page, 'Results for “tape”').waitFor()
  })

  test('ACCT-07 ACCT-17 filtering orders and looking up products move the focus to the results, with their count', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example', '/myaccount/menu/salesorders')
    await press(main(page).getByRole('link', { name: 'Page 2', exact: true }))
    await focused(results(page, /^\d+ orders, page 2 of \d+$/))
    expect(await page.title()).toBe('Sales Orders, page 2 | Gauze')
    await main(page).getByRole('combobox', { name: 'Status' }).selectOption({ index: 1 })
    await listen(page)
    await press(main(page).getByRole('button', { name: 'Filter', exact: true }))
    await focused(results(page, /^\d+ orders?/))
    await said(page).toEqual(['Sales Orders | Gauze'])
    await main(page)
      .getByRole('status')
      .filter({ hasText: /^\d+ orders?/ })
      .waitFor()
    await press(main(page).getByRole('button', { name: /^Remove filter Status: / }))
    await focused(results(page, /^\d+ orders, page 1 of \d+$/))
    await shopper.open('/productLookup')
    for (const words of ['nitrile', 'gauze']) {
      await main(page).getByRole('searchbox').fill(words)
      await page.keyboard.press('Enter')
      await focused(results(page, new RegExp(`^(First )?\\d+ products for “${words}”`)))
    }
  })

  test('CHK-01 the checkout begins at its heading, which comes after its outline', async ({ shopper }) => {
    const { page } = shopper
    const buyer = await signInTo(storeUrl(), 'buyer@mercy.example')
    await buyer.get('/api/cart/cart/emptyCart')
    await fillCart(buyer)
    await shopper.signIn('buyer@mercy.example', '/cart')
    await press(main(page).getByRole('link', { name: 'Checkout' }))
    await focused(heading(page, 'Checkout'))
  })

  test('SHELL-01 the notice of the store is announced only on the first page of a visit', async ({ shopper }) => {
    const { page } = shopper
    const bar = page.getByRole('region', { name: 'Notice from the store' })
    await page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      const hear = (records: readonly MutationRecord[]) => {
        const regions = records.map(({ target }) => target).filter((target) => target instanceof HTMLElement)
        heard.push(...regions.filter((one) => one.matches('.gz-alert-bar [aria-live]')).map((one) => one.innerText))
      }
      new MutationObserver(hear).observe(document, { childList: true, subtree: true })
    })
    await shopper.open('/promotions')
    await expect
      .poll(() => page.evaluate<string[]>('heard'))
      .toEqual([expect.stringContaining('Weekends and holidays')])
    await shopper.open('/about')
    await bar.getByRole('button').click()
    await bar.waitFor({ state: 'detached' })
    expect(await page.evaluate<string[]>('heard')).toEqual([])
  })

  test('SHELL-01 dismissing the alert moves the focus to the next control, at every width', async ({ shopper }) => {
    const { page } = shopper
    for (const [width, next] of [
      [1440, 'Register for an account'],
      [390, 'Menu'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
      await shopper.open('/promotions')
      const bar = page.getByRole('region', { name: 'Notice from the store' })
      await tabTo(page, bar.getByRole('button'), 10)
      await page.keyboard.press('Enter')
      await bar.waitFor({ state: 'detached' })
      await focused(
        page
          .getByRole('banner')
          .getByRole('link', { name: next })
          .or(page.getByRole('button', { name: next, exact: true })),
      )
    }
  })

  test('SHELL-01 an alert that is dismissed before its code has come stays away, and the focus moves on', async ({
    shopper,
  }) => {
    const { page } = shopper
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/store-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${storeUrl()}/promotions`, { waitUntil: 'domcontentloaded' })
    await interactive(page)
    const bar = page.getByRole('region', { name: 'Notice from the store' })
    await bar.getByRole('button').click()
    await bar.waitFor({ state: 'hidden' })
    release()
    await focused(page.getByRole('banner').getByRole('link', { name: 'Register for an account' }))
    await shopper.open('/about')
    await interactive(page)
    expect(await bar.isVisible()).toBe(false)
  })

  test('AUTH-11 after a switch of accounts the focus is on the name of the new one', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('parent@mercyhealth.example', '/myaccount')
    await press(page.getByRole('banner').getByRole('button', { name: /account menu/ }))
    await press(page.getByRole('banner').getByRole('button', { name: 'Mercy General Hospital', exact: true }))
    await page.waitForURL('**/myaccount')
    await interactive(page)
    await focused(heading(page, 'Mercy General Hospital'))
  })

  test('CHK-01 WCAG 2.4.2 the last step of the checkout has its own title, and Back leads to the button that led there', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example', '/products/1?search=gauze+sponges')
    await addToCart(page, () => press(main(page).getByRole('button', { name: /^Add / }).first()))
    await shopper.open('/checkout')
    await wholeFrame(page)
    await main(page).getByLabel('PO number').fill('PO-1')
    await press(main(page).getByRole('button', { name: 'Review order' }))
    await focused(heading(page, 'Review your order'))
    expect(await page.title()).toBe('Review your order | Gauze')
    await page.goBack()
    await focused(main(page).getByRole('button', { name: 'Review order' }))
  })
})
