import { expect, inject, it } from 'vitest'
import { eventually } from '../test/page.js'
import { customer, plainItem, storeUrl } from '../test/store.js'

it('LIB-04 works from one script tag on a separate page', async () => {
  const buyer = await customer()
  const item = await plainItem(buyer)
  await buyer.api.addItem({ itemId: item.itemId, unit: item.unit.details[0]?.id ?? 0, quantity: 6 })
  localStorage.setItem('gauze.token', buyer.token)
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html>
    <gauze-cart-button></gauze-cart-button>
    <script type="module" src="${inject('scriptUrl')}" data-api="${storeUrl}"></script>`
  document.body.append(frame)
  await eventually(() => {
    const button = frame.contentDocument?.querySelector('gauze-cart-button')?.shadowRoot?.querySelector('button')
    expect(button?.textContent).toBe('Cart 6 units')
  })
})
