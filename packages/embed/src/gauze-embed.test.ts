import { expect, inject, it } from 'vitest'
import { eventually } from '../test/page.js'
import { customer, keepSession, plainItem, storeUrl } from '../test/store.js'

/** A page of its own with the script, signed in as the buyer. */
function pageWith(script: string, elements: string) {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html>${elements}<script type="module" src="${script}" data-api="${storeUrl}"></script>`
  document.body.append(frame)
  return (element: string) => frame.contentDocument?.querySelector(element)?.shadowRoot
}

it('LIB-04 works from one script tag on a separate page', async () => {
  const buyer = await customer()
  const item = await plainItem(buyer)
  await buyer.api.addItem({ itemId: item.itemId, unit: item.unit.details[0]?.id ?? 0, quantity: 6 })
  keepSession(buyer.token)
  const shadowOf = pageWith(inject('scriptUrl'), '<gauze-cart-button></gauze-cart-button><gauze-cart></gauze-cart>')
  await eventually(() => {
    expect(shadowOf('gauze-cart-button')?.querySelector('button')?.textContent).toBe('Cart 6 units')
    expect(shadowOf('gauze-cart')?.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow')).toBe('6')
  })
})

it('LIB-04 works without the second file, where the cart is a link to the store', async () => {
  const buyer = await customer()
  const item = await plainItem(buyer)
  keepSession(buyer.token)
  const text = await (await fetch(inject('scriptUrl'))).text()
  // A page in whose place no other file is.
  const alone = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const elements = `<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart><gauze-cart></gauze-cart>`
  const shadowOf = pageWith(alone, elements)
  const add = () => shadowOf('gauze-add-to-cart')?.querySelector<HTMLElement>('button[type=submit]:enabled')
  await eventually(() => expect(add()).toBeTruthy())
  await eventually(() => expect(shadowOf('gauze-cart')?.querySelector('a')?.href).toBe(`${storeUrl}/cart`))
  add()?.click()
  await eventually(() => expect(shadowOf('gauze-add-to-cart')?.textContent).toContain('Added to cart'))
  URL.revokeObjectURL(alone)
})
