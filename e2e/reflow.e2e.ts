import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addToCart, interactive, storeUrl, test } from './support/shopper.js'

const visitorPaths = ['/', '/products/1?search=gloves', '/register', '/login', '/nothing-here']
const customerPaths = [
  '/',
  '/shop',
  '/products/1?search=gloves',
  '/products/1?search=gloves&view=list',
  '/category/gloves',
  '/promotions',
  '/updates',
  '/compare',
  '/register',
  '/about',
  '/nothing-here',
  '/cart',
  '/checkout',
  '/myaccount',
  '/myaccount/menu/salesorders',
  '/myaccount/menu/orderdetails?id=1',
  '/myaccount/menu/profile',
  '/productLookup?search=gloves',
  '/beta/issue',
  '/error/500',
]

/** What stands out of the window sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5
    const out = Array.from(document.body.querySelectorAll('*')).filter(isOut)
    return [`${scrollWidth} px`, ...out.slice(0, 5).map((element) => element.outerHTML.slice(0, 100))]
  })

/** The text spacing that everybody may set for themselves (WCAG 1.4.12). */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

/** What stands out of the window once a page is whole. */
const overflowAt = async (page: Page, path: string) => {
  await page.goto(new URL(path, storeUrl()).href)
  await interactive(page)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  return overflowOf(page)
}

const expectToFit = async (page: Page, path: string) => {
  expect(await overflowAt(page, path), path).toEqual([])
  await spaceText(page)
  expect(await overflowOf(page), `${path} with spaced text`).toEqual([])
}

/** Room left of the search field beside its placeholder, in pixels. */
const roomOfPlaceholder = (page: Page) =>
  page.getByRole('combobox', { name: 'Search for products' }).evaluate((field: HTMLInputElement) => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('This browser draws nothing.')
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    return field.clientWidth - pen.measureText(field.placeholder).width
  })

/** Room left of a label that stands in one line, in pixels. */
const roomOfLabel = (label: Locator) =>
  label.evaluate((element) => {
    const row = element.closest<HTMLElement>('.account-tool')
    const button = element.closest('button')
    if (!row || !button) throw new Error('This is not the label of the account.')
    const cut = element.scrollWidth - element.clientWidth
    return row.getBoundingClientRect().width - button.getBoundingClientRect().width - cut
  })

describe('at 320 pixels, which is a window of 1280 at 400% zoom', () => {
  test.override({ contextOptions: { viewport: { width: 320, height: 640 } } })

  test('no page scrolls sideways for a visitor', async ({ shopper }) => {
    for (const path of visitorPaths) await expectToFit(shopper.page, path)
  })

  test('no page scrolls sideways for a customer', { timeout: 180_000 }, async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('parent@mercyhealth.example', '/products/1?search=nitrile+exam+gloves')
    const add = page.getByRole('main').getByRole('button', { name: /^Add / }).first()
    await addToCart(page, () => add.click())
    for (const path of customerPaths) await expectToFit(page, path)
  })
})

describe('text at 200%, as a reader sets it in the browser', () => {
  test('no page is wider than its window, for a visitor and for a customer', { timeout: 180_000 }, async ({
    shopper,
  }) => {
    const { page } = shopper
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    const expectAllToFit = async (paths: readonly string[]) => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        for (const path of paths) expect(await overflowAt(page, path), `${path} at ${width} px`).toEqual([])
      }
    }
    await expectAllToFit(visitorPaths)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await shopper.signIn('parent@mercyhealth.example', '/products/1?search=nitrile+exam+gloves')
    const add = page.getByRole('main').getByRole('button', { name: /^Add / }).first()
    await addToCart(page, () => add.click())
    await expectAllToFit(customerPaths)
  })
})

describe('the frame in windows between phone and desk', () => {
  test('SHELL-01 SHELL-03 nothing is cut, wrapped or out of the window', async ({ shopper }) => {
    const { page } = shopper
    for (const isSignedIn of [false, true]) {
      if (isSignedIn) await shopper.signIn('parent@mercyhealth.example')
      for (const width of [640, 768, 820, 992, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await shopper.open('/products/1?search=gloves')
        const where = `${width} px, ${isSignedIn ? 'signed in' : 'signed out'}`
        expect(await overflowOf(page), where).toEqual([])
        const bar = await page.locator('.gz-header > [data-slot="bar"]').boundingBox()
        expect(bar?.height ?? 0, where).toBeLessThan(45)
        expect(await roomOfPlaceholder(page), where).toBeGreaterThan(5)
        if (width < 992) continue
        if (isSignedIn) {
          const label = page.getByRole('banner').getByText('Parent Account: Mercy Health System').first()
          await label.waitFor()
          // Fonts are as much wider in another browser.
          expect(await roomOfLabel(label), where).toBeGreaterThan(5)
        }
        await page.getByRole('button', { name: 'PRODUCTS' }).click()
        const last = page.locator('.gz-main-nav [data-slot="rail"] > li').last()
        await last.waitFor()
        const box = await last.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0), where).toBeLessThan(900)
        expect(
          await page
            .locator('.gz-main-nav [data-slot="rail"]')
            .evaluate((rail) => rail.scrollHeight <= rail.clientHeight),
          where,
        ).toBe(true)
      }
    }
    const filters = page.getByRole('complementary', { name: 'Filters' })
    expect(await filters.evaluate((column) => column.scrollHeight <= column.clientHeight)).toBe(true)
  })

  test('ACCT-01 ACCT-07 the tables of the account beside its menu are all in the window', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example')
    for (const path of ['/myaccount', '/myaccount/menu/salesorders']) {
      await shopper.open(path)
      await page.getByRole('main').getByRole('table').first().waitFor()
      for (const width of [820, 992, 1024, 1107]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflowOf(page), `${path} at ${width} px`).toEqual([])
        const tops = await page
          .locator('.overview-facts > div')
          .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)))
        const orphans = tops.filter((top) => tops.indexOf(top) === tops.lastIndexOf(top))
        expect(orphans, `tiles alone in their row at ${width} px`).toEqual([])
      }
    }
  })
})
