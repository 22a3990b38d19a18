import { describe, expect } from 'vitest'
import { test, wholeFrame } from './support/shopper.js'

describe('a page that was requested without a network', () => {
  test('SHELL-07 CART-10 opens when it is back, although a browser does not retry code that failed to load', async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.signIn('buyer@mercy.example', '/category/gloves')
    const product = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
    const name = await product.innerText()
    await product.click()
    // The address changes before the page does.
    await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor()
    await wholeFrame(page)
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
    await cart.waitFor()
    await page.context().setOffline(true)
    const isAsked = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/'))
    await cart.hover()
    await isAsked
    await page.locator('.gz-preview-trigger[data-open]').waitFor()
    await cart.click()
    await page
      .getByRole('status')
      .filter({ hasText: 'What you asked for opens as soon as you are connected' })
      .waitFor()
    expect(
      await page.getByText('A part of the store did not load').count(),
      'looking at the cart asks for nothing',
    ).toBe(0)
    await page.context().setOffline(false)
    await page.waitForURL('**/cart')
    await page.getByRole('main').getByRole('heading', { level: 1, name: /cart/i }).waitFor()
  })
})
