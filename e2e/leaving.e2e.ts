import { describe, expect } from 'vitest'
import { type Caller, fillCart, signInTo } from './support/api.js'
import { type Shopper, storeUrl, test } from './support/shopper.js'

const username = 'clinic@lakeside.example'

async function begin({ page, open }: Shopper, path: string): Promise<Caller> {
  const buyer = await signInTo(storeUrl(), username)
  await buyer.get('/api/cart/cart/emptyCart')
  await fillCart(buyer)
  await page.addInitScript((token) => localStorage.setItem('gauze.token', token), buyer.token)
  await open(path)
  return buyer
}

async function quantitiesOf(buyer: Caller) {
  const cart = await buyer.get<{ cartDetail: { quantity: number }[] }>('/api/cart/cart/getCart')
  return cart.cartDetail.map(({ quantity }) => quantity)
}

describe('a shopper who leaves the page at once', () => {
  test('CART-13 finds the added item in the cart', async ({ shopper }) => {
    const { page } = shopper
    const buyer = await begin(shopper, '/products/1?search=gauze+sponge')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click()
    await page.goto(`${storeUrl()}/healthz`)
    await expect.poll(() => quantitiesOf(buyer)).toHaveLength(2)
  })

  test('CART-11 CART-13 finds the last quantity in the cart, although it was still being typed', async ({
    shopper,
  }) => {
    const { page } = shopper
    const buyer = await begin(shopper, '/cart')
    const quantity = page.getByRole('main').getByRole('spinbutton', { name: /^Quantity of/ })
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Increase quantity of/ })
      .click()
    await quantity.fill('47')
    await page.reload()
    await expect.poll(() => quantitiesOf(buyer)).toEqual([47])
    await expect.poll(() => quantity.inputValue()).toBe('47')
  })
})
