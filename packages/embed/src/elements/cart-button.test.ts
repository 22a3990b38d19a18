import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { element, eventually, expectAccessible, expectText, focusIn, inside, place, press } from '../../test/page.js'
import { configureGauze } from '../../test/script.js'
import { customer, plainItem, storeUrl } from '../../test/store.js'

let item: Awaited<ReturnType<typeof plainItem>>

beforeEach(async () => {
  const buyer = await customer()
  item = await plainItem(buyer)
  await buyer.api.addItem({ itemId: item.itemId, unit: item.unit.details[0]?.id ?? 0, quantity: 4 })
  configureGauze({ apiBase: storeUrl, tokenStore: buyer.tokenStore })
})

function popover() {
  return inside('gauze-cart-button', '[popover]')
}

async function isOpen() {
  return (await popover()).matches(':popover-open')
}

it('LIB-04 counts the items of the cart and shows the number', async () => {
  place('<gauze-cart-button></gauze-cart-button>')
  const button = await inside('gauze-cart-button', 'button:has([data-slot=badge])')
  expect(button.textContent).toBe('Cart 4 units')
})

it('LIB-04 shows the cart at a glance when pressed, above everything and inside the window', async () => {
  place(
    '<div style="overflow: hidden; height: 60px"><gauze-cart-button></gauze-cart-button></div><div style="position: relative; z-index: 9999; height: 600px; background: red"></div>',
  )
  await press('gauze-cart-button', 'button')
  await expectText('gauze-cart-button', 'View cart')
  const { left, right, top, height } = (await popover()).getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(innerWidth)
  const middle = document.elementFromPoint((left + right) / 2, top + height / 2)
  expect(middle?.localName).toBe('gauze-cart-button')
})

it('LIB-04 opens and closes by keyboard, with the focus where it belongs', async () => {
  place('<button id="before">Before</button><gauze-cart-button></gauze-cart-button>')
  const button = await inside('gauze-cart-button', 'button')
  element('#before').focus()
  await userEvent.keyboard('{Tab}')
  expect(focusIn('gauze-cart-button')).toBe(button)
  await userEvent.keyboard('{Enter}')
  await expectText('gauze-cart-button', 'View cart')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Tab}')
  expect((await popover()).contains(focusIn('gauze-cart-button'))).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(await isOpen()).toBe(false)
  expect(focusIn('gauze-cart-button')).toBe(button)
  await eventually(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
})

it.each([
  ['back before the button', '#before', 'button', '{Shift>}{Tab}{/Shift}'],
  ['on past the last link, into another element', 'gauze-add-to-cart', `a[href="${storeUrl}/checkout"]`, '{Tab}'],
])(
  'WCAG 2.4.11 closes when the focus goes %s, so that it never covers the focused element',
  async (_, next, last, keys) => {
    place(
      `<button id="before">Before</button><gauze-cart-button></gauze-cart-button><gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart>`,
    )
    await inside('gauze-add-to-cart', 'button[type=submit]')
    const button = await inside('gauze-cart-button', 'button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const control = await inside('gauze-cart-button', last)
    control.focus()
    expect(await isOpen()).toBe(true)
    await userEvent.keyboard(keys)
    expect(document.activeElement).toBe(element(next))
    expect(await isOpen()).toBe(false)
    await eventually(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  },
)

it('LIB-04 closes when the page is pressed outside', async () => {
  place('<gauze-cart-button></gauze-cart-button><p id="outside" style="margin-top: 600px">Outside</p>')
  await press('gauze-cart-button', 'button')
  expect(await isOpen()).toBe(true)
  await userEvent.click(document.querySelector('#outside') ?? document.body)
  expect(await isOpen()).toBe(false)
})

it('LIB-04 links to cart and checkout of the store', async () => {
  place('<gauze-cart-button></gauze-cart-button>')
  await press('gauze-cart-button', 'button')
  await inside('gauze-cart-button', `a[href="${storeUrl}/cart"]`)
  await inside('gauze-cart-button', `a[href="${storeUrl}/checkout"]`)
})

it('LIB-04 is accessible, closed and open', async () => {
  place('<gauze-cart-button></gauze-cart-button>')
  await expectText('gauze-cart-button', '4')
  await expectAccessible()
  await press('gauze-cart-button', 'button')
  await expectText('gauze-cart-button', 'View cart')
  await expectAccessible()
})
