import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addToCart, interactive, storeUrl, test } from './support/shopper.js'

const visitorPaths = ['/', '/products/1?search=gloves', '/register', '/login', '/nothing-here']
const longNumber = '9'.repeat(60)
const customerPaths = [
  '/',
  '/shop',
  '/products/1?search=gloves',
  '/products/1?search=gloves&view=list',
  '/category/gloves',
  '/promotions',
  '/updates',
  '/compare',
  `/compare?ids=${longNumber}`,
  '/register',
  '/about',
  '/nothing-here',
  '/cart',
  '/checkout',
  '/myaccount',
  '/myaccount/menu/salesorders',
  '/myaccount/menu/orderdetails?id=1',
  '/myaccount/menu/quotes',
  '/myaccount/menu/estimatedetails?id=1',
  '/myaccount/menu/recalls',
  '/myaccount/menu/recalldetails?id=1',
  '/myaccount/menu/paymentmethod',
  '/myaccount/menu/contacts',
  '/myaccount/menu/profile',
  '/productLookup?search=gloves',
  '/quickOrder',
  '/beta/issue',
  '/tracking/1Z999AA10123456784',
  '/error/500',
]

/** Elements that overflow the window sideways. */
function overflowOf(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5
    const out = Array.from(document.body.querySelectorAll('*')).filter(isOut)
    return [`${scrollWidth} px`, ...out.slice(0, 5).map((element) => element.outerHTML.slice(0, 100))]
  })
}

/** The text spacing that a reader may set (WCAG 1.4.12). */
function spaceText(page: Page) {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
}

function unspaceText(page: Page) {
  return page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** The text size that a reader sets in the browser, in pixels; the default of browsers is 16. */
async function setTextSize(page: Page, size: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  await devtools.detach()
  await page.waitForFunction((px) => getComputedStyle(document.documentElement).fontSize === `${px}px`, size)
}

const zoomed = { width: 320, height: 640 }

/** Expects that a page is no wider than its window: zoomed in, with spaced text, and with text twice as large. */
async function expectToFit(page: Page, path: string) {
  await page.goto(new URL(path, storeUrl()).href)
  await interactive(page)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  expect(await overflowOf(page), path).toEqual([])
  await spaceText(page)
  expect(await overflowOf(page), `${path} with spaced text`).toEqual([])
  await unspaceText(page)
  await setTextSize(page, 32)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => overflowOf(page), { message: `${path} with large text at ${width} px` }).toEqual([])
  }
  await setTextSize(page, 16)
  await page.setViewportSize(zoomed)
}

/** Space left in the search field next to its placeholder, in pixels. */
function roomOfPlaceholder(page: Page) {
  return page.getByRole('combobox', { name: 'Search for products' }).evaluate((field: HTMLInputElement) => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('This browser draws nothing.')
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    return field.clientWidth - pen.measureText(field.placeholder).width
  })
}

/** Space left around a label in one line, in pixels. */
function roomOfLabel(label: Locator) {
  return label.evaluate((element) => {
    const row = element.closest<HTMLElement>('.account-tool')
    const button = element.closest('button')
    if (!row || !button) throw new Error('This is not the label of the account.')
    const cut = element.scrollWidth - element.clientWidth
    return row.getBoundingClientRect().width - button.getBoundingClientRect().width - cut
  })
}

describe('at 400% zoom, which turns a window of 1280 pixels into 320, with spaced text, and with text at 200%', () => {
  test.override({ contextOptions: { viewport: zoomed } })

  test('no page scrolls sideways for a visitor', { timeout: 120_000 }, async ({ shopper }) => {
    for (const path of visitorPaths) await expectToFit(shopper.page, path)
  })

  test('no page scrolls sideways for a customer', { timeout: 180_000 }, async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('parent@mercyhealth.example', '/products/1?search=nitrile+exam+gloves')
    const add = page.getByRole('main').getByRole('button', { name: /^Add / }).first()
    await addToCart(page, () => add.click())
    const [item] = await (await fetch(`${storeUrl()}/api/shopping/item/topItems?limit=1`)).json()
    for (const path of [`/product/${item.urlComponent}`, ...customerPaths]) await expectToFit(page, path)
  })
})

describe('the frame in windows between phone and desktop', () => {
  test('SHELL-01 SHELL-03 nothing is cut, wrapped or outside the window', async ({ shopper }) => {
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
          // Fonts in another browser may be wider by this.
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

  test('ACCT-01 ACCT-07 the tables of the account next to its menu are entirely in the window', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example')
    for (const path of ['/myaccount', '/myaccount/menu/salesorders']) {
      await shopper.open(path)
      await page.getByRole('main').getByRole('table').first().waitFor()
      for (const width of [820, 992, 1024, 1107]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflowOf(page), `${path} at ${width} px`).toEqual([])
        const tops = await page
          .locator('.gz-account-overview > [data-slot="facts"] > div')
          .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)))
        const orphans = tops.filter((top) => tops.indexOf(top) === tops.lastIndexOf(top))
        expect(orphans, `tiles alone in their row at ${width} px`).toEqual([])
      }
    }
  })
})
