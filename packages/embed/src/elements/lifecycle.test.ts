import { beforeEach, expect, it, vi } from 'vitest'
import { element, eventually, expectText, hear, inside, place, press } from '../../test/page.js'
import { configureGauze } from '../../test/script.js'
import { type Customer, countRequests, customer, keepSession, plainItem, storeUrl } from '../../test/store.js'

let buyer: Customer
let ownerId: string
let item: Awaited<ReturnType<typeof plainItem>>

beforeEach(async () => {
  buyer = await customer()
  ownerId = (await buyer.api.getCart()).ownerId
  item = await plainItem(buyer)
  keepSession(buyer.token)
  configureGauze({ apiBase: storeUrl })
})

/** The message of another tab whose cart has changed. */
function tellFromAnotherTab(version: number) {
  const channel = new BroadcastChannel('gauze')
  channel.postMessage({ type: 'cart.changed', ownerId, version })
  channel.close()
}

it('LIB-04 removes every listener when the last element leaves', async () => {
  const kept = new Set<unknown>()
  const watched = ['online', 'offline', 'storage', 'scroll', 'resize']
  const add = vi.spyOn(window, 'addEventListener').mockName('add')
  const remove = vi.spyOn(window, 'removeEventListener')
  place('<gauze-cart-button></gauze-cart-button><gauze-cart></gauze-cart>')
  await expectText('gauze-cart', 'Your cart is empty')
  await press('gauze-cart-button', 'button')
  await expectText('gauze-cart-button', 'Your cart is empty')
  await eventually(() => expect(add.mock.calls.map(([type]) => type)).toContain('scroll'))
  const host = element('gauze-cart-button')
  document.body.replaceChildren()
  await eventually(() => {
    kept.clear()
    for (const [type, listener] of add.mock.calls) if (watched.includes(type)) kept.add(listener)
    expect(kept.size).toBeGreaterThan(3)
    for (const [, listener] of remove.mock.calls) kept.delete(listener)
    expect([...kept]).toEqual([])
  })
  expect(host.shadowRoot?.childElementCount).toBe(0)
  vi.restoreAllMocks()
})

it('LIB-04 sends no request after the last element has left', async () => {
  place('<gauze-cart></gauze-cart>')
  await expectText('gauze-cart', 'Your cart is empty')
  const requests = countRequests()
  tellFromAnotherTab(1_000_000)
  await eventually(() => expect(requests('/api/cart/cart/getCart')).toBe(1))
  document.body.replaceChildren()
  const listening = new BroadcastChannel('gauze')
  const heard = new Promise((resolve) => {
    listening.onmessage = resolve
  })
  await eventually(() => expect(document.querySelector('gauze-cart')).toBeNull())
  tellFromAnotherTab(2_000_000)
  await heard
  listening.close()
  expect(requests('/api/cart/cart/getCart')).toBe(1)
})

it('LIB-04 starts again when an element comes back', async () => {
  place('<gauze-cart></gauze-cart>')
  await expectText('gauze-cart', 'Your cart is empty')
  const host = element('gauze-cart')
  host.remove()
  await eventually(() => expect(host.shadowRoot?.childElementCount).toBe(0))
  document.body.append(host)
  await expectText('gauze-cart', 'Your cart is empty')
})

it('LIB-04 keeps the entered quantity when the page moves the element', async () => {
  place(`<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart><main></main>`)
  const steps = await inside('gauze-add-to-cart', '.gz-quantity button:last-of-type')
  steps.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
  steps.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }))
  steps.click()
  const shown = (await inside('gauze-add-to-cart', 'input[role=spinbutton]')).getAttribute('aria-valuenow')
  const requests = countRequests()
  element('main').append(element('gauze-add-to-cart'))
  await inside('main gauze-add-to-cart', `input[aria-valuenow="${shown}"]`)
  expect(requests('/api/')).toBe(0)
})

it('LIB-04 reports an error of its view as an event, and keeps the other elements working', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const addOf = () => {
    throw new Error('A word of the page failed.')
  }
  configureGauze({ apiBase: storeUrl, messages: { embed: { addOf } } })
  const heard = hear(document, 'gauze-error')
  place(`<gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart><gauze-cart></gauze-cart>`)
  await eventually(() => expect(heard.map(({ detail }) => detail)).toMatchObject([{ operation: 'render' }]))
  expect(heard[0]?.target).toBe(element('gauze-add-to-cart'))
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ message: 'A word of the page failed.' })]])
  await expectText('gauze-cart', 'Your cart is empty')
  logged.mockRestore()
})

it('LIB-04 still sends a requested edit when the element leaves at once', async () => {
  place(`<gauze-add-to-cart item-id="${item.itemId}" quantity="7"></gauze-add-to-cart>`)
  const button = await inside('gauze-add-to-cart', 'button[type=submit]')
  button.click()
  document.body.replaceChildren()
  await eventually(async () => expect((await buyer.api.getCart()).cartDetail).toMatchObject([{ quantity: 7 }]))
})
