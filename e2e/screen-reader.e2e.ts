import { describe, expect } from 'vitest'
import { startScreenReader } from './support/screen-reader.js'
import { test } from './support/shopper.js'

/** Everything that a listener needs, in reading order. */
function inOrder(heard: readonly string[], expected: readonly (string | RegExp)[]) {
  let from = 0
  for (const phrase of expected) {
    const at = heard.findIndex(
      (said, index) => index >= from && (typeof phrase === 'string' ? said === phrase : phrase.test(said)),
    )
    expect(at, `${phrase} after ${heard[from - 1] ?? 'the start'} in:\n${heard.slice(from).join('\n')}`).not.toBe(-1)
    from = at + 1
  }
}

describe('a person who listens to the store', () => {
  test.override({ contextOptions: { bypassCSP: true, viewport: { width: 1440, height: 900 } } })

  test('SHELL-01 SHELL-02 hears the controls of the header, the skip link first', async ({ shopper }) => {
    await shopper.open('/')
    const reader = await startScreenReader(shopper.page)
    await reader.readTo(/^main/)
    inOrder(await reader.heard(), [
      'link, Skip to main content',
      'banner',
      'Low Price Guarantee',
      '24-Hour Delivery',
      'Live Customer Service 24/7',
      'link, Register for an account',
      'button, Support, not expanded',
      'link, Gauze',
      'search',
      /^combobox, Search for products/,
      'link, Login',
      'link, Create Account',
      /^link, Cart/,
      'navigation, Main',
      /^button, PRODUCTS.*not expanded/,
      'end of banner',
    ])
  })

  test('NAV-09 opens PRODUCTS and hears its categories and their content', async ({ shopper }) => {
    await shopper.open('/')
    const reader = await startScreenReader(shopper.page)
    await reader.readTo(/^button, PRODUCTS/)
    await reader.press()
    await shopper.page.getByRole('button', { name: 'PRODUCTS', expanded: true }).waitFor()
    await reader.heard()
    await reader.readTo(/^button, Wound care/)
    inOrder(await reader.heard(), [/^button, Gloves.*, expanded/, 'link, All Gloves', 'link, Exam gloves'])
  })

  test('SRCH-02 types, hears how many suggestions there are, and each as it is reached', async ({ shopper }) => {
    await shopper.open('/')
    const { page } = shopper
    const reader = await startScreenReader(page)
    await reader.readTo(/^combobox, Search for products/)
    await page.getByRole('combobox', { name: 'Search for products' }).focus()
    await page.keyboard.type('nitrile gloves')
    await page.getByRole('option').first().waitFor()
    await expect.poll(async () => (await reader.heard()).join('\n')).toMatch(/polite: \d+ products and \d+ searches/)
    await reader.readTo(/^option, See All Results/)
    inOrder(await reader.heard(), [
      /^listbox/,
      /^group, Searches/,
      /^option, /,
      /^group, Products/,
      /^option, Nitrile exam gloves/,
    ])
  })

  test('SRCH-08 hears how many products a listing has, its filters, and its products as headings', async ({
    shopper,
  }) => {
    await shopper.open('/products/1?search=gloves')
    const reader = await startScreenReader(shopper.page)
    await reader.readTo(/^end of main/)
    inOrder(await reader.heard(), [
      'main',
      'navigation, Breadcrumb',
      /^heading, Results for .*gloves.*, level 1/,
      'complementary, Filters',
      /^group, Manufacturer/,
      /^checkbox, .*not checked/,
      'end of complementary, Filters',
      /^region, Products/,
      /^\d+ products$/,
      /^combobox, Sort by/,
      /^heading, .*, level 2/,
      /^link, .*[Gg]loves/,
      'link, Login to View Price',
      /^Showing \d+ of \d+$/,
      'link, Load more',
      'navigation, Pages',
    ])
  })
})
