import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
import { type Customer, countRequests, customer, plainItem, storeUrl } from '../../test/store.js'

let buyer: Customer
let item: Awaited<ReturnType<typeof plainItem>>

beforeEach(async () => {
  buyer = await customer()
  item = await plainItem(buyer)
  const unit = item.unit.details[0]?.id ?? 0
  await buyer.api.addItem({ itemId: item.itemId, unit, quantity: 2 })
  configureGauze({ apiBase: storeUrl, tokenStore: buyer.tokenStore })
})

async function linesAtStore() {
  return (await buyer.api.getCart()).cartDetail
}

it('LIB-04 shows lines and totals, and links to the checkout of the store', async () => {
  place('<gauze-cart></gauze-cart>')
  await expectText('gauze-cart', item.siteDisplayName)
  await expectText('gauze-cart', /Subtotal \(2 units\)\$\d/)
  const checkout = await inside('gauze-cart', '.gz-summary a')
  expect(checkout.getAttribute('href')).toBe(`${storeUrl}/checkout`)
  const picture = await inside('gauze-cart', '.gz-cart-line img')
  expect(picture.getAttribute('src')).toMatch(`${storeUrl}/storage/`)
})

it('LIB-04 changes quantity and unit of a line at the store', async () => {
  place('<gauze-cart></gauze-cart>')
  const quantity = await inside('gauze-cart', 'input[role=spinbutton]')
  await userEvent.fill(quantity, '5')
  await userEvent.keyboard('{Enter}')
  await eventually(async () => expect(await linesAtStore()).toMatchObject([{ quantity: 5 }]))
  const other = item.unit.details[1]
  await userEvent.selectOptions(await inside('gauze-cart', 'select'), String(other?.id))
  await eventually(async () => expect(await linesAtStore()).toMatchObject([{ quantity: 5, unit: other?.id }]))
})

it('LIB-04 does not lead to the checkout while a quantity is invalid', async () => {
  place('<gauze-cart></gauze-cart>')
  const quantity = await inside('gauze-cart', 'input[role=spinbutton]')
  const checkout = await inside('gauze-cart', '.gz-summary a')
  const followed: boolean[] = []
  document.addEventListener(
    'click',
    (event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    },
    { once: true },
  )
  await userEvent.fill(quantity, '')
  await userEvent.click(checkout)
  expect(followed).toEqual([false])
  expect(focusIn('gauze-cart')).toBe(quantity)
  await expectText('gauze-cart', 'Enter a quantity')
})

it('LIB-04 removes a line and restores it', async () => {
  place('<gauze-cart></gauze-cart>')
  await press('gauze-cart', '[data-slot="remove"]')
  await expectText('gauze-cart', 'Your cart is empty')
  await eventually(async () => expect(await linesAtStore()).toEqual([]))
  await press('gauze-cart', '.gz-banner button')
  await eventually(async () => expect(await linesAtStore()).toMatchObject([{ itemId: item.itemId, quantity: 2 }]))
  await expectText('gauze-cart', item.siteDisplayName)
})

it('LIB-04 keeps the place of a keyboard when a line is removed and restored', async () => {
  place('<gauze-cart></gauze-cart>')
  const remove = await inside('gauze-cart', '[data-slot="remove"]')
  remove.focus()
  await userEvent.keyboard('{Enter}')
  const undo = await inside('gauze-cart', '.gz-banner button')
  await eventually(() => expect(focusIn('gauze-cart')).toBe(undo))
  const liveRegions = element('gauze-cart').shadowRoot?.querySelectorAll('[role=status]') ?? []
  await userEvent.keyboard('{Enter}')
  await eventually(() => expect(focusIn('gauze-cart')?.getAttribute('aria-valuenow')).toBe('2'))
  await eventually(() =>
    expect([...liveRegions].map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^2 × .* is back in your cart\.$/),
    ),
  )
  await eventually(async () => expect(await linesAtStore()).toMatchObject([{ itemId: item.itemId, quantity: 2 }]))
  await inside('gauze-cart', '.gz-cart-line:not([data-unconfirmed])')
  expect(focusIn('gauze-cart')).toBe(await inside('gauze-cart', 'input[role=spinbutton]'))
})

it('LIB-04 offers to undo each removal, earlier ones too, under a distinct name', async () => {
  const { itemId } = item
  const [first, second] = item.unit.details
  await buyer.api.addItem({ itemId, unit: second?.id ?? 0, quantity: 3 })
  place('<gauze-cart></gauze-cart>')
  await press('gauze-cart', '[data-slot="remove"]')
  await press('gauze-cart', '[data-slot="remove"]')
  await expectText('gauze-cart', 'Your cart is empty')
  const undo = (quantity: number) =>
    page.getByRole('button', { name: new RegExp(`^Undo ${quantity} × .* was removed from your cart\\.$`) })
  await expect.element(undo(3)).toBeVisible()
  await userEvent.click(undo(2))
  await eventually(async () => expect(await linesAtStore()).toMatchObject([{ itemId, unit: first?.id, quantity: 2 }]))
  await expect.element(undo(2)).not.toBeInTheDocument()
  await userEvent.click(undo(3))
  await eventually(async () => expect(await linesAtStore()).toHaveLength(2))
  expect(await linesAtStore()).toContainEqual(expect.objectContaining({ itemId, unit: second?.id, quantity: 3 }))
})

it('LIB-04 shares one cart and one request with the other elements of the page', async () => {
  const requests = countRequests()
  place(
    `<gauze-cart-button></gauze-cart-button><gauze-cart></gauze-cart><gauze-add-to-cart item-id="${item.itemId}"></gauze-add-to-cart>`,
  )
  await expectText('gauze-cart', item.siteDisplayName)
  await expectText('gauze-cart-button', '2')
  await press('gauze-add-to-cart', 'button[type=submit]')
  await expectText('gauze-cart-button', '3')
  await inside('gauze-cart', 'input[aria-valuenow="3"]')
  expect(requests('/api/cart/cart/getCart')).toBe(1)
  expect(requests('/api/auth/currentUser')).toBe(1)
})

it('LIB-04 reports every change of the cart, once on the document and on each element', async () => {
  place('<main><gauze-cart></gauze-cart><gauze-cart-button></gauze-cart-button></main>')
  const onPage = hear(document, 'gauze-cart-changed')
  const onElement = hear(element('gauze-cart'), 'gauze-cart-changed')
  const between = hear(element('main'), 'gauze-cart-changed')
  await press('gauze-cart', '[data-slot="remove"]')
  await eventually(() => expect(onPage).toHaveLength(2))
  expect(onPage[0]?.detail).toMatchObject({
    totalItems: 2,
    lines: [{ itemId: item.itemId, name: item.siteDisplayName, quantity: 2 }],
  })
  expect(onPage[1]?.detail).toMatchObject({ totalItems: 0, subtotal: 0, lines: [] })
  expect(onElement).toHaveLength(2)
  expect(between).toEqual([])
})

it('LIB-04 reports an edit that the store refuses', async () => {
  place('<gauze-cart></gauze-cart>')
  const heard = hear(document, 'gauze-error')
  await inside('gauze-cart', 'input[role=spinbutton]')
  await buyer.api.emptyCart()
  const increase = await inside('gauze-cart', '.gz-quantity button:last-of-type')
  await userEvent.click(increase)
  await eventually(() => expect(heard).toHaveLength(1))
  expect(heard[0]?.detail).toMatchObject({ operation: 'editItem', itemId: item.itemId })
  await inside('gauze-cart', '.gz-banner[data-tone=danger]')
  await expectText('gauze-cart', 'Not changed to: ')
  await expectText('gauze-cart', `, item ${item.itemName}`)
})

it('LIB-04 is accessible when filled and when empty, light and dark', async () => {
  place('<gauze-cart></gauze-cart>')
  await expectText('gauze-cart', 'Subtotal')
  await expectAccessible()
  document.documentElement.style.cssText = 'color-scheme: dark; background: #000'
  await expectAccessible()
  await press('gauze-cart', '[data-slot="remove"]')
  await expectText('gauze-cart', 'Your cart is empty')
  await expectAccessible()
})
