import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signInTo } from './support/api.js'
import { overflowOf } from './support/overflow.js'
import { storeUrl, test } from './support/shopper.js'

const buyer = 'admin@mercy.example'
const gloves = '/products/1?search=nitrile+exam+gloves'

function main(page: Page) {
  return page.getByRole('main')
}

function cards(page: Page) {
  return main(page).getByRole('article')
}

interface Line {
  readonly itemId: number
  readonly quantity: number
}

async function emptyCart() {
  const caller = await signInTo(storeUrl(), buyer)
  await caller.get('/api/cart/cart/emptyCart')
  return async () => {
    const cart = await caller.get<{ cartDetail: readonly Line[] }>('/api/cart/cart/getCart')
    return cart.cartDetail.map(({ itemId, quantity }) => ({ itemId, quantity }))
  }
}

/** The item number that a card shows. */
async function itemOf(page: Page, at: number): Promise<number> {
  const words = await cards(page).nth(at).locator('[data-slot=identity]').first().innerText()
  return Number(/Item\s(\d+)/.exec(words)?.[1])
}

describe('a listing to order from', () => {
  test('SRCH-14 PDP-11 CART-01 a card adds the size and the quantity that it shows', async ({ shopper }) => {
    const { page } = shopper
    const lines = await emptyCart()
    await shopper.signIn(buyer, `${gloves}&view=grid`)
    const card = cards(page).first()
    const size = card.getByRole('combobox', { name: /^Size of / })
    await size.waitFor()
    const before = await itemOf(page, 0)
    const other = await size
      .locator('option:not(:checked):not(:has-text("out of stock"))')
      .first()
      .getAttribute('value')
    await size.focus()
    await size.selectOption(other)
    await expect.poll(() => itemOf(page, 0)).toBe(Number(other))
    expect(before).not.toBe(Number(other))
    expect(await size.evaluate((field) => field === document.activeElement)).toBe(true)
    await card.getByRole('spinbutton').fill('3')
    await card.getByRole('button', { name: /^Add to cart: / }).click()
    await card.getByRole('button', { name: /^Added: / }).waitFor()
    await expect.poll(lines).toEqual([{ itemId: Number(other), quantity: 3 }])
  })

  test('SRCH-14 a card offers no size that breaks a filter, and leads to the others', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(buyer, `${gloves}&view=grid&f.attributes.Size=large`)
    const card = cards(page).first()
    await card.getByText('Size: Large', { exact: true }).waitFor()
    expect(await card.getByRole('combobox', { name: /^Size of / }).count()).toBe(0)
    await card.getByRole('link', { name: /^\d+ more sizes$/ }).click()
    await page.waitForURL(/\/product\//)
  })

  test('PLUS-24 CART-01 a customer gets rows first, fills some by keyboard and adds them together', async ({
    shopper,
  }) => {
    const { page } = shopper
    const lines = await emptyCart()
    await page.setViewportSize({ width: 1440, height: 900 })
    await shopper.signIn(buyer, gloves)
    const quantities = main(page).getByRole('spinbutton')
    await quantities.first().waitFor()
    const items = [await itemOf(page, 0), await itemOf(page, 2)]
    expect(
      await cards(page).evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().height <= 48).length),
    ).toBe(24)
    await quantities.first().focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('2')
    await quantities.nth(2).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('5')
    await main(page).getByRole('button', { name: 'Add 2 items to cart' }).waitFor()
    await main(page)
      .getByText(/^Subtotal \$\d+\.\d\d$/)
      .waitFor()
    await page.keyboard.press('Enter')
    await main(page)
      .getByText(/^Added 5 × |: Added 5 × /)
      .first()
      .waitFor()
    const added = await lines()
    expect([...added].sort((a, b) => a.quantity - b.quantity)).toEqual([
      { itemId: items[0], quantity: 2 },
      { itemId: items[1], quantity: 5 },
    ])
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  })

  test.for([
    [1440, 44],
    [1280, 44],
    [1024, 44],
    [820, 100],
    [390, 220],
  ] as const)(
    'PLUS-24 every row has one height at %i pixels, at most %i, and words fit their buttons',
    async ([width, most], { shopper }) => {
      const { page } = shopper
      await page.setViewportSize({ width, height: 900 })
      await shopper.signIn(buyer, '/products/1?search=mask&limit=96&view=list')
      const rows = cards(page)
      // Backordered items, items under license and on allocation, and items that are not sold.
      for (const words of ['Backorder', 'License on file', 'On allocation', 'Currently Unavailable'])
        await rows.getByText(words, { exact: true }).first().waitFor()
      const heights = await rows.evaluateAll((all) => all.slice(1).map((row) => row.getBoundingClientRect().height))
      expect([...new Set(heights.map(Math.round))]).toHaveLength(1)
      expect(heights[0]).toBeLessThanOrEqual(most)
      const tight = await rows
        .locator('.gz-button')
        .evaluateAll((all) => all.filter((button) => button.scrollWidth > button.clientWidth).length)
      expect(tight).toBe(0)
      expect(await main(page).getByText('Your price', { exact: true }).isVisible()).toBe(width >= 1024)
    },
  )

  test('PLUS-24 PDP-08 rows of items that need a license have the same height', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn('clinic@lakeside.example', '/products/1?search=lidocaine&limit=96&view=list')
    const rows = cards(page)
    await rows.getByText('License required', { exact: true }).first().waitFor()
    const heights = await rows.evaluateAll((all) => all.slice(1).map((row) => row.getBoundingClientRect().height))
    expect([...new Set(heights.map(Math.round))]).toEqual([43])
  })

  test.for(['list', 'grid'])(
    'SRCH-14 says which items were ordered before, and of which size: %s',
    async (view, { shopper }) => {
      const { page } = shopper
      await shopper.signIn(buyer, `/products/1?search=gloves&limit=96&view=${view}`)
      await main(page).getByRole('spinbutton').first().waitFor()
      const said = cards(page).filter({ hasText: view === 'list' ? 'Ordered before' : /Ordered on \d\d\/\d\d\/\d{4}/ })
      const count = await said.count()
      expect(count).toBeGreaterThan(0)
      expect(count).toBeLessThan(await cards(page).count())
      // Another size of the product was not ordered.
      const size = said.first().getByRole('combobox', { name: /^Size of / })
      const other = await size.locator('option:not(:checked)').first().getAttribute('value')
      await size.selectOption(other)
      await expect.poll(() => said.count()).toBe(count - 1)
    },
  )

  test('SRCH-08 the view that a customer chose last comes first', async ({ shopper }) => {
    const { page } = shopper
    await shopper.signIn(buyer, gloves)
    await main(page).getByRole('spinbutton').first().waitFor()
    const grid = main(page).locator('[data-slot=grid]')
    expect(await grid.getAttribute('data-view')).toBe('list')
    await main(page).getByRole('link', { name: 'Grid', exact: true }).click()
    await expect.poll(() => grid.getAttribute('data-view')).toBe('grid')
    await page.goto(new URL('/products/1?search=gauze', storeUrl()).href)
    await main(page).getByRole('spinbutton').first().waitFor()
    expect(await grid.getAttribute('data-view')).toBe('grid')
  })

  test('PDP-16 two ticked products are compared, and their differences are marked', async ({ shopper }) => {
    const { page } = shopper
    await shopper.open(`${gloves}`)
    const ticks = main(page).getByRole('checkbox', { name: /^Compare: / })
    await ticks.nth(0).check()
    await page.reload()
    await expect.poll(() => ticks.nth(0).isChecked()).toBe(true)
    await ticks.nth(3).check()
    await main(page).getByRole('link', { name: 'Compare 2 items' }).click()
    await page.waitForURL(/\/compare\?ids=/)
    const rows = main(page).getByRole('rowheader')
    await rows.first().waitFor()
    expect(await rows.filter({ hasText: 'Differs' }).count()).toBeGreaterThan(0)
    const all = await rows.count()
    await main(page).getByRole('checkbox', { name: 'Only differences' }).check()
    expect(await rows.count()).toBeLessThan(all)
    expect(await rows.count()).toBe(await rows.filter({ hasText: 'Differs' }).count())
  })

  test.for([
    [1440, 'grid'],
    [1440, 'list'],
    [390, 'grid'],
    [390, 'list'],
    [320, 'grid'],
    [320, 'list'],
  ] as const)('PLUS-20 fits %i pixels and is accessible: %s', async ([width, view], { shopper }) => {
    const { page } = shopper
    await page.setViewportSize({ width, height: 900 })
    await shopper.signIn(buyer, `${gloves}&view=${view}`)
    await main(page).getByRole('spinbutton').first().waitFor()
    await main(page)
      .getByRole('checkbox', { name: /^Compare: / })
      .first()
      .check()
    await main(page).getByText('Tick another product to compare it with this one.').waitFor()
    expect(await overflowOf(page)).toEqual([])
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})

test('PDP-11 SRCH-08 rows of a wide window keep the words that tell items apart', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', '/products/1?search=nitrile+exam+gloves&view=list')
  const ends = page.getByRole('main').locator('[data-order="row"] [data-slot="name"] b')
  await ends.first().waitFor()
  const cut = await ends.evaluateAll((all) =>
    all
      .filter((end) => {
        const row = end.closest('[data-slot="name"]')?.getBoundingClientRect()
        return end.scrollWidth > end.clientWidth + 1 || end.getBoundingClientRect().right > (row?.right ?? 0) + 1
      })
      .map((end) => end.textContent),
  )
  expect(cut).toEqual([])
})

test('WCAG 1.4.12 PDP-11 rows of a wide window cut no number, and no unit in spaced text', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('admin@mercy.example', '/products/1?search=nitrile+exam+gloves&view=list')
  const rows = page.getByRole('main').locator('[data-order="row"]')
  await rows.first().waitFor()
  const cutNumbers = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const line = row.querySelector('[data-slot="identity"]:not([data-of])')
      const end = line?.getBoundingClientRect().right ?? 0
      const facts = [...(line?.querySelectorAll('.gz-fact') ?? [])]
      const [number] = facts
      const isShown = number && number.getBoundingClientRect().right <= end + 1
      return isShown ? [] : [line?.textContent]
    }),
  )
  expect(cutNumbers).toEqual([])
  await rows.evaluateAll((all) => {
    for (const row of all)
      for (const element of [row, ...row.querySelectorAll<HTMLElement>('*')])
        if (element instanceof HTMLElement) {
          element.style.letterSpacing = '0.12em'
          element.style.wordSpacing = '0.16em'
        }
  })
  const cutUnits = await rows
    .locator('.gz-card-unit select')
    .evaluateAll((all) => all.filter((select) => select.scrollWidth > select.clientWidth).length)
  expect(cutUnits).toBe(0)
})
