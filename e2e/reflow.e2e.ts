import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { overflowOf } from './support/overflow.js'
import { test } from './support/shopper.js'

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
