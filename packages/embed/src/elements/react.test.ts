import { expect, it } from 'vitest'
import { expectText, inside, place, press } from '../../test/page.js'
import { customer, plainItem, storeUrl } from '../../test/store.js'
import { configureGauze } from '../configure-gauze.js'
import { AddToCartView } from '../views/add-to-cart-view.js'
import { CartView } from '../views/cart-view.js'
import { createElementClass } from './gauze-element.js'

it('LIB-04 adds to the cart and shows it with the React of a bundler', async () => {
  const { api, tokenStore } = await customer()
  const item = await plainItem({ api })
  const sheet = new CSSStyleSheet()
  // The script of the other tests has taken the names of the elements.
  customElements.define('react-add', createElementClass({ attributes: ['item-id'], View: AddToCartView, sheet }))
  customElements.define('react-cart', createElementClass({ attributes: [], View: CartView, sheet }))
  configureGauze({ apiBase: storeUrl, tokenStore })
  place(`<react-add item-id="${item.itemId}"></react-add><react-cart></react-cart>`)
  await press('react-add', 'button[type=submit]')
  await expectText('react-add', 'Added to cart')
  await inside('react-cart', 'input[aria-valuenow="1"]')
  expect((await api.getCart()).cartDetail).toMatchObject([{ itemId: item.itemId, quantity: 1 }])
})
