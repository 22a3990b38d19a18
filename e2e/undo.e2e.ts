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

  test('CART-05 puts its line back in its place, on the page and at the server', async ({ shopper }) => {
    const { page, open, signIn } = shopper
    const caller = await signInTo(storeUrl(), buyer)
    await caller.get('/api/cart/cart/emptyCart')
    await fillCart(caller, 3)
    const itemsAtServer = async () => {
      const { cartDetail } = await caller.get<{ cartDetail: { itemId: number }[] }>('/api/cart/cart/getCart')
      return cartDetail.map(({ itemId }) => itemId)
    }
    const placed = await itemsAtServer()
    await signIn(buyer)
    await open('/cart')
    const removes = page.getByRole('main').getByRole('button', { name: /^Remove/ })
    const names = () => removes.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
    await expect.poll(() => removes.count()).toBe(3)
    const before = await names()
    await removes.nth(1).click()
    await expect.poll(names).toEqual(before.toSpliced(1, 1))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(names).toEqual(before)
    await page.getByRole('alertdialog').filter({ hasText: 'Put back' }).waitFor()
    expect(await names()).toEqual(before)
    expect(await itemsAtServer()).toEqual(placed)
  })
})

test('CART-06 keeps a saved line after a reload, moves it back, undoes that, and leaves no toast in the checkout', async ({
  shopper,
}) => {
  const { page, open, signIn } = shopper
  const caller = await signInTo(storeUrl(), buyer)
  await caller.get('/api/cart/cart/emptyCart')
  const { saveForLaterDetail } = await caller.get<{ saveForLaterDetail: { id: number }[] }>(
    '/api/cart/cart/getSaveForLater',
  )
  for (const { id } of saveForLaterDetail) await caller.post('/api/cart/cart/deleteSaveForLater', { id })
  await fillCart(caller)
  await signIn(buyer)
  await open('/cart')
  const main = page.getByRole('main')
  const saved = main.getByRole('region', { name: 'Saved for later' })
  const toast = page.getByRole('alertdialog')
  const lines = main.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await main.getByRole('button', { name: /^Save for later: / }).click()
  await toast.filter({ hasText: 'Saved for later' }).waitFor()
  await expect.poll(() => caller.get('/api/cart/cart/getSaveForLater')).toHaveProperty('saveForLaterDetail.length', 1)
  await page.reload()
  await saved.getByRole('button', { name: /^Move to cart: / }).click()
  await expect.poll(() => lines.count()).toBe(1)
  await toast.filter({ hasText: 'Moved to your cart' }).getByRole('button', { name: 'Undo' }).click()
  await toast.filter({ hasText: 'Put back' }).waitFor()
  await expect.poll(() => lines.count()).toBe(0)
  await saved.getByRole('button', { name: /^Move to cart: / }).click()
  await toast.filter({ hasText: 'Moved to your cart' }).waitFor()
  await main.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('button', { name: 'Review order' }).waitFor()
  expect(await toast.count()).toBe(0)
})
