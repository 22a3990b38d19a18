import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { storeUrl, test } from './support/shopper.js'

function at(path: string) {
  return new URL(path, storeUrl()).href
}

/** From the first paint on, every page records which products are under a grid of points, and how much of it moves. */
function watchPage(page: Page) {
  return page.addInitScript(() => {
    const under: Record<string, string[]> = {}
    const seen = { under, shift: 0, moved: [] as string[] }
    Object.assign(window, { seen })
    const look = () => {
      for (let x = 60; x < innerWidth; x += 180) {
        for (let y = 400; y < innerHeight; y += 120) {
          const link = document.elementFromPoint(x, y)?.closest('.gz-card')?.querySelector('[data-slot="name"] a')
          const href = link?.checkVisibility({ visibilityProperty: true }) ? link.getAttribute('href') : null
          const point = `${x},${y}`
          if (href && under[point]?.at(-1) !== href) under[point] = [...(under[point] ?? []), href]
        }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shift += Reflect.get(entry, 'value')
        for (const { node, previousRect: from, currentRect: to } of Reflect.get(entry, 'sources')) {
          const element = node instanceof Element ? node : node?.parentElement
          const path = `from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`
          seen.moved.push(`${element?.outerHTML.slice(0, 120)} ${path} after ${Math.round(entry.startTime)} ms`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

interface Seen {
  under: Record<string, string[]>
  shift: number
  moved: string[]
}

/** The record so far, including the frames being rendered. */
function seenOn(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    for (let drawn = 0; drawn < 3; drawn += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return Reflect.get(window, 'seen')
  })
}

describe('a signed-in customer opens a listing by its address', () => {
  test('SRCH-08 the product under the pointer stays the same, and nothing moves', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example')
    await watchPage(page)
    for (const [width, path] of [
      [1440, '/category/gloves'],
      [1440, '/products/1?sort=priceAsc'],
      // Without a sort, the company's purchases change the order, and rows of another height with it.
      [390, '/products/1?search=gauze&sort=name&view=list'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at(path))
      await page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^(Add to cart|Backorder)/ })
        .waitFor()
      const { under, shift, moved } = await seenOn(page)
      expect(Object.keys(under).length, path).toBeGreaterThan(2)
      expect(
        Object.values(under).filter((products) => products.length > 1),
        path,
      ).toEqual([])
      expect(shift, `${path}: ${moved.join(' | ')}`).toBeLessThan(0.01)
    }
  })

  test('SRCH-08 shows no product of a visitor while half of a card is there', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example')
    await page.route(at('/category/gloves'), async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      await route.fulfill({ response: answer, body: html.slice(0, html.indexOf('<p data-slot="identity"')) })
    })
    await page.goto(at('/category/gloves'))
    const name = page.getByRole('main').locator('.gz-card [data-slot="name"] a')
    await name.waitFor({ state: 'attached' })
    expect(await name.evaluate((link) => link.checkVisibility({ visibilityProperty: true }))).toBe(false)
  })

  test("SRCH-08 shows the visitor's page when the user cannot be determined", async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('admin@mercy.example')
    await page.route('**/api/auth/currentUser', (route) => route.abort())
    await page.goto(at('/category/gloves'))
    await page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByRole('link', { name: 'Login to View Price' })
      .waitFor()
  })
})

describe('a page that is rendered in the browser', () => {
  test('SHELL-05 moves nothing in view, its footer included, when it arrives', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('parent@mercyhealth.example')
    await watchPage(page)
    for (const [width, path] of [
      [1440, '/cart'],
      [1440, '/myaccount'],
      [1440, '/productLookup'],
      [390, '/myaccount/menu/salesorders'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at(path))
      await expectStill(page)
    }
  })

  test('SHELL-05 CART-01 moves nothing when a cart of any length arrives after its page', async ({ shopper }) => {
    const { page } = shopper
    const buyer = 'parent@mercyhealth.example'
    const caller = await signInTo(storeUrl(), buyer)
    await shopper.signIn(buyer)
    await watchPage(page)
    await page.route('**/api/cart/cart/getCart', async (route) => {
      const answer = await route.fetch()
      await page.getByRole('main').locator('.gz-skeleton').first().waitFor()
      await route.fulfill({ response: answer })
    })
    for (const lines of [0, 1, 5]) {
      await caller.get('/api/cart/cart/emptyCart')
      if (lines > 0) await fillCart(caller, lines)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(at('/cart'))
        await expectStill(page)
      }
    }
  })
})

/** Waits for the content of the page, and expects that it arrived without moving anything. */
async function expectStill(page: Page) {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('main').locator('.gz-skeleton').first().waitFor({ state: 'detached' })
  const { shift, moved } = await seenOn(page)
  const where = `${page.url()} at ${page.viewportSize()?.width} px`
  expect(shift, `${where}: ${moved.join(' | ')}`).toBeLessThan(0.02)
}
