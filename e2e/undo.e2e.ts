import { beforeEach, describe, expect } from 'vitest'
import { fillCart, signInTo } from './support/api.js'
import { storeUrl, test } from './support/shopper.js'

const buyer = 'admin@mercy.example'
const stranger = 'clinic@lakeside.example'

describe('a removal that could be undone', () => {
  beforeEach(async () => {
    for (const username of [buyer, stranger]) {
      const caller = await signInTo(storeUrl(), username)
      await caller.get('/api/cart/cart/emptyCart')
      if (username === buyer) await fillCart(caller)
    }
  })

  test('CART-05 AUTH-10 is not offered to the person who signs in next in the same tab', async ({ shopper }) => {
    const { page, open, signIn, signInByForm } = shopper
    await signIn(buyer)
    await open('/cart')
    const removed = page.getByRole('alertdialog').filter({ hasText: 'Removed' })
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await removed.getByRole('button', { name: 'Undo' }).waitFor()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account menu/ })
      .click()
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL('**/login')
    await removed.waitFor({ state: 'detached' })
    await signInByForm(stranger)
    await page.getByRole('banner').getByText(', account menu').first().waitFor({ state: 'attached' })
    expect(await removed.count()).toBe(0)
  })
})
