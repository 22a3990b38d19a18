import { describe, expect } from 'vitest'
import { signInTo } from './support/api.js'
import { storeUrl, test } from './support/shopper.js'

const buyer = 'admin@mercy.example'

describe('two lines that were removed', () => {
  test('CART-05 CART-12 each keep their Undo, and one restored without a network ends with one message about it', async ({
    shopper,
  }) => {
    const { page } = shopper
    const caller = await signInTo(storeUrl(), buyer)
    await caller.get('/api/cart/cart/emptyCart')
    const items = await caller.get<{ id: number; unit: { details: { id: number }[] } }[]>(
      '/api/shopping/item/topItems?limit=2',
    )
    for (const { id, unit } of items) {
      await caller.post('/api/cart/cart/addItem', { itemId: id, unit: unit.details[0]?.id, quantity: 3 })
    }
    await shopper.signIn(buyer, '/cart')
    const remove = page.getByRole('main').getByRole('button', { name: /^Remove/ })
    await remove.first().click()
    // The next line has moved up, where a click at once would be the rest of a double click.
    await remove.first().press('Enter')
    const undo = page.getByRole('alertdialog').getByRole('button', { name: 'Undo' })
    await expect.poll(() => undo.count()).toBe(2)
    await expect
      .poll(async () => (await caller.get<{ cartDetail: [] }>('/api/cart/cart/getCart')).cartDetail)
      .toEqual([])
    await page.context().setOffline(true)
    await undo.last().click()
    const pending = page.getByRole('alertdialog').filter({ hasText: 'We’ll keep trying while this page is open' })
    await pending.waitFor()
    await page.context().setOffline(false)
    await page.getByRole('alertdialog').filter({ hasText: 'Put back' }).waitFor()
    await pending.waitFor({ state: 'detached' })
    expect(await undo.count(), 'the other way back').toBe(1)
    const { cartDetail } = await caller.get<{ cartDetail: { quantity: number }[] }>('/api/cart/cart/getCart')
    expect(cartDetail).toMatchObject([{ quantity: 3 }])
    await caller.get('/api/cart/cart/emptyCart')
  })
})

test('PDP-11 a card says for a moment that its product was added, then again the action of its button', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.signIn(buyer, '/category/gloves?view=grid')
  const add = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^(Add to cart|Backorder|Added)/ })
  const name = () => add.getAttribute('aria-label')
  const before = await name()
  await add.click()
  await expect.poll(name).toBe(before?.replace(/^(Add to cart|Backorder)/, 'Added'))
  await expect.poll(name, { timeout: 15_000 }).toBe(before)
  await (await signInTo(storeUrl(), buyer)).get('/api/cart/cart/emptyCart')
})
