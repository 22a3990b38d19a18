import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  element,
  eventually,
  expectAccessible,
  expectText,
  focusIn,
  hear,
  inside,
  place,
  press,
} from '../../test/page.js'
import { configureGauze } from '../../test/script.js'
import { countRequests, customer, plainItem, storeUrl } from '../../test/store.js'

async function start(username?: string) {
  const buyer = await customer(username)
  const item = await plainItem(buyer)
  configureGauze({ apiBase: storeUrl, tokenStore: buyer.tokenStore })
  return { ...buyer, item }
}

it('LIB-04 adds the quantity of the attribute, in the unit of the attribute, to the cart of the store', async () => {
  const { api, item } = await start()
  const unit = item.unit.details[1]
  place(`<gauze-add-to-cart item-id="${item.itemId}" unit="${unit?.unitName}" quantity="3"></gauze-add-to-cart>`)
  await press('gauze-add-to-cart', 'button[type=submit]')
  await expectText('gauze-add-to-cart', 'Added to cart')
  const { cartDetail } = await api.getCart()
  expect(cartDetail).toMatchObject([{ itemId: item.itemId, unit: unit?.id, quantity: 3 }])
})

it('LIB-04 PDP-01 sells the variant whose number it was given, and for a product with variants the first', async () => {
  const { api } = await start()
  const { results } = await api.paginateItems({ search: 'nitrile exam gloves', limit: 24 })
  const families = results.filter(({ children }) => children.length > 0)
  const products = await Promise.all(families.map(({ id }) => api.getItem({ id: String(id) })))
  const product = products.find(({ children }) => children.filter(({ isAddableToCart }) => isAddableToCart).length > 2)
  if (!product) throw new Error('The demo data has no gloves in sizes. Change what the test looks for.')
  const [first, , chosen] = product.children
  for (const [itemId, sold] of [[chosen?.id, chosen] as const, [product.id, first] as const]) {
    place(`<gauze-add-to-cart item-id="${itemId}"></gauze-add-to-cart>`)
    expect((await inside('gauze-add-to-cart', 'form')).getAttribute('aria-label')).toContain(sold?.siteDisplayName)
    await press('gauze-add-to-cart', 'button[type=submit]')
    await expectText('gauze-add-to-cart', 'Added to cart')
    expect((await api.getCart()).cartDetail).toMatchObject([{ itemId: sold?.id, name: sold?.siteDisplayName }])
    await api.emptyCart()
  }
})

it('LIB-04 shows the price for the chosen unit and lets it be chosen', async () => {
  const { api, item } = await start()
  place(`<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart>`)
  await expectText('gauze-add-to-cart', /\$\d+\.\d\d/)
  const unit = item.unit.details[1]
  await press('gauze-add-to-cart', `input[value="${unit?.id}"]`)
  await press('gauze-add-to-cart', 'button[type=submit]')
  await expectText('gauze-add-to-cart', 'Added to cart')
  expect((await api.getCart()).cartDetail).toMatchObject([{ unit: unit?.id, quantity: 1 }])
})

it('LIB-04 sends an event for an added line from the element, through the page, once the store has confirmed it', async () => {
  const { item } = await start()
  place(`<main><gauze-add-to-cart item-id="${item.itemId}" quantity="2"></gauze-add-to-cart></main>`)
  const heard = hear(element('main'), 'gauze-line-added')
  await press('gauze-add-to-cart', 'button[type=submit]')
  await eventually(() => expect(heard).toHaveLength(1))
  expect(heard[0]?.composed).toBe(true)
  expect(heard[0]?.target).toBe(element('gauze-add-to-cart'))
  expect(heard[0]?.detail).toEqual({ itemId: item.itemId, unit: item.unit.details[0]?.id, quantity: 2 })
})

it('LIB-04 adds by keyboard alone and keeps the focus', async () => {
  const { api, item } = await start()
  place(`<button id="before">Before</button><gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart>`)
  const quantity = await inside('gauze-add-to-cart', 'input[role=spinbutton]')
  element('#before').focus()
  await userEvent.keyboard('{Tab}{Tab}')
  expect(focusIn('gauze-add-to-cart')).toBe(quantity)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Tab}{Enter}')
  await expectText('gauze-add-to-cart', 'Added to cart')
  expect(focusIn('gauze-add-to-cart')).toBe(await inside('gauze-add-to-cart', 'button[type=submit]'))
  expect((await api.getCart()).cartDetail).toMatchObject([{ quantity: 3 }])
})

it('LIB-04 adds nothing while the quantity is invalid, and says which units it added', async () => {
  const { api, item } = await start()
  place(`<gauze-add-to-cart item-id="${item.itemId}" quantity="5"></gauze-add-to-cart>`)
  const quantity = await inside('gauze-add-to-cart', 'input[role=spinbutton]')
  await userEvent.fill(quantity, '2o')
  await press('gauze-add-to-cart', 'button[type=submit]')
  await expectText('gauze-add-to-cart', 'Only numbers can be entered')
  expect(focusIn('gauze-add-to-cart')).toBe(quantity)
  expect((await api.getCart()).cartDetail).toEqual([])
  await userEvent.fill(quantity, '2')
  await userEvent.keyboard('{Enter}')
  const [unit] = item.unit.details
  await expectText('gauze-add-to-cart', `Added to cart: 2 × ${unit?.label}, ${item.siteDisplayName}`)
  expect((await api.getCart()).cartDetail).toMatchObject([{ itemId: item.itemId, quantity: 2 }])
})

it('LIB-04 asks for an item once, however many elements show it', async () => {
  const { item } = await start()
  const requests = countRequests()
  const one = `<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart>`
  place(`<div id="a">${one}</div><div id="b">${one}</div>`)
  await inside('#a gauze-add-to-cart', 'form')
  await inside('#b gauze-add-to-cart', 'form')
  expect(requests('/api/shopping/item/item')).toBe(1)
})

it('LIB-04 follows its attributes', async () => {
  const { item } = await start()
  place(`<gauze-add-to-cart item-id="${item.itemId}" quantity="2"></gauze-add-to-cart>`)
  await inside('gauze-add-to-cart', 'input[aria-valuenow="2"]')
  element('gauze-add-to-cart').setAttribute('quantity', '12')
  await inside('gauze-add-to-cart', 'input[aria-valuenow="12"]')
})

it('LIB-04 says why an item cannot be bought, in the words of the store', async () => {
  const { api, tokenStore } = await customer('clinic@lakeside.example')
  configureGauze({ apiBase: storeUrl, tokenStore })
  const { results } = await api.paginateItems({ search: 'tablets', limit: 100 })
  const licensed = results.find(
    ({ rxLevel, children, isAddableToCart, restricted, price }) =>
      rxLevel === '3' && children.length === 0 && isAddableToCart && !restricted && price !== 'N/A',
  )
  place(`<gauze-add-to-cart item-id="${licensed?.itemId}"></gauze-add-to-cart>`)
  await expectText('gauze-add-to-cart', 'This item requires a medical license to purchase')
  expect(await inside('gauze-add-to-cart', 'button[type=submit]')).toHaveProperty('disabled', true)
})

it('LIB-04 reports a missing item id on the page and as an event', async () => {
  await start()
  const heard = hear(document, 'gauze-error')
  place('<gauze-add-to-cart item-id="gloves"></gauze-add-to-cart>')
  await expectText('gauze-add-to-cart', 'give <gauze-add-to-cart> an item-id')
  await eventually(() =>
    expect(heard.map(({ detail }) => detail)).toMatchObject([{ operation: 'getItem', itemId: null }]),
  )
})

it('LIB-04 says why the store has no such item, and offers no retry that cannot help', async () => {
  await start()
  const heard = hear(document, 'gauze-error')
  place('<gauze-add-to-cart item-id="999999999"></gauze-add-to-cart>')
  await expectText('gauze-add-to-cart', /This item could not be loaded\..*There is no such/)
  expect(heard.map(({ target }) => target)).toEqual([element('gauze-add-to-cart')])
  expect(element('gauze-add-to-cart').shadowRoot?.querySelector('button')).toBeNull()
})

it('LIB-04 retries an item on request that did not come', async () => {
  const { item } = await start()
  const send = window.fetch
  const broken = vi
    .spyOn(window, 'fetch')
    .mockImplementation((...request) =>
      String(request[0]).includes('/item/item?') ? Promise.reject(new TypeError('Failed to fetch')) : send(...request),
    )
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  place(`<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart>`)
  await expectText('gauze-add-to-cart', /could not be loaded\..*The store does not answer/)
  expect(logged.mock.calls).toEqual([[expect.stringContaining(`GAUZE_CORS_ORIGINS=${location.origin}`)]])
  broken.mockRestore()
  logged.mockRestore()
  await press('gauze-add-to-cart', 'button')
  await expectText('gauze-add-to-cart', /\$\d/)
})

it('LIB-04 is accessible, and made of native controls', async () => {
  const { item } = await start()
  place(`<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart>`)
  await press('gauze-add-to-cart', 'button[type=submit]')
  await expectText('gauze-add-to-cart', 'Added to cart')
  expect(element('gauze-add-to-cart').shadowRoot?.querySelector('[role=button]')).toBeNull()
  await expectAccessible()
})
