import { memoryTokenStore } from '@gauze/api-client'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { element, expectAccessible, expectText, inside, place } from '../../test/page.js'
import { configureGauze } from '../../test/script.js'
import { type Customer, customer, firstItem, storeUrl } from '../../test/store.js'

const supportPhone = '1-800-555-0142'
const license = 'This item requires a medical license to purchase'
const contactRep = 'Please contact your sales rep for information on allocation.'
const mayBeLimited = 'This item is on allocation and quantity may be limited'

function show(itemId: number | string, { tokenStore }: Pick<Customer, 'tokenStore'>) {
  configureGauze({ apiBase: storeUrl, tokenStore, supportPhone })
  place(`<div style="height: 120px"></div><gauze-add-to-cart item-id="${itemId}"></gauze-add-to-cart>`)
}

/** The words that describe a control to assistive technology, which are in the same shadow root. */
function describedBy(control: HTMLElement) {
  return element('gauze-add-to-cart').shadowRoot?.getElementById(control.getAttribute('aria-describedby') ?? '')
}

it('LIB-04 PDP-08 says to a visitor that a medical license is needed', async () => {
  const { itemId } = await firstItem(({ rxLevel, restricted }) => rxLevel === '3' && !restricted)
  show(itemId, { tokenStore: memoryTokenStore() })
  await expectText('gauze-add-to-cart', 'Login to View Price')
  expect((await inside('gauze-add-to-cart', '[role=note]')).textContent).toContain(license)
  await expectAccessible()
})

it('LIB-04 PDP-05 says why an item is unavailable, and promises no stock of it', async () => {
  const { itemId } = await firstItem(({ isAddableToCart, restricted }) => !isAddableToCart && !restricted)
  show(itemId, await customer())
  await expectText('gauze-add-to-cart', 'This item cannot be ordered online at present.')
  expect((await inside('gauze-add-to-cart', 'button[type=submit]')).textContent).toContain('Currently Unavailable')
  expect((await inside('gauze-add-to-cart', 'form')).parentElement?.textContent).not.toMatch(/in stock/i)
})

it('LIB-04 PDP-08 shows the phone number for a restricted item, whose button keeps its name', async () => {
  const { itemId } = await firstItem(({ restricted, isAddableToCart }) => restricted === true && isAddableToCart)
  show(itemId, await customer())
  const note = `This item is currently restricted. Please call an administrator at ${supportPhone}`
  await expectText('gauze-add-to-cart', note)
  const button = await inside('gauze-add-to-cart', 'button[type=submit]')
  expect(button).toHaveProperty('disabled', true)
  expect(button.textContent).toContain('Add to cart')
})

it('LIB-04 PDP-07 says in tooltips within the element that an item is on allocation, and that it is used up', async () => {
  const buyer = await customer()
  const { itemId } = await firstItem(
    async ({ itemId, allocationPeriod }) =>
      Boolean(allocationPeriod) && (await buyer.api.getItemAllocation({ itemId })).allocationMax === 0,
  )
  show(itemId, buyer)
  const add = await inside('gauze-add-to-cart', '[data-slot=buy] button[aria-disabled]')
  expect(add.textContent).toContain('Add to cart')
  expect((await inside('gauze-add-to-cart', '[role=note]')).textContent).toContain(contactRep)
  const tag = await inside('gauze-add-to-cart', '.gz-marks button')
  for (const [control, words] of [[add, contactRep] as const, [tag, mayBeLimited] as const]) {
    const tip = describedBy(control)
    expect(tip?.textContent).toBe(words)
    expect(tip?.checkVisibility()).toBe(false)
    await userEvent.hover(control)
    expect(tip?.checkVisibility()).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(tip?.checkVisibility()).toBe(false)
  }
  add.click()
  expect((await buyer.api.getCart()).cartDetail).toEqual([])
  await expectAccessible()
})
