import { expect } from 'vitest'
import { type Caller, signInTo } from './support/api.js'
import { focused, storeUrl, test } from './support/shopper.js'

const username = 'colleague@mercy.example'

interface Found {
  readonly id: number
  readonly quantityAvailable: number
  readonly restricted?: boolean
  readonly children: readonly unknown[]
  readonly unit: { readonly details: readonly { readonly id: number; readonly label: string }[] }
}

/** Puts plain items into the cart: in stock, and in a unit of a usual name. */
async function fill(caller: Caller, count: number): Promise<void> {
  await caller.get('/api/cart/cart/emptyCart')
  const { body } = await caller.post<{ results: readonly Found[] }>('/api/shopping/item/paginate', {
    page: 1,
    limit: 60,
  })
  const plain = body.results.filter(
    ({ children, restricted, quantityAvailable, unit }) =>
      children.length === 0 &&
      !restricted &&
      quantityAvailable > 50 &&
      /^(?:Box|Canister)/.test(unit.details[0]?.label ?? ''),
  )
  for (const { id, unit } of plain.slice(0, count))
    await caller.post('/api/cart/cart/addItem', { itemId: id, unit: unit.details[0]?.id, quantity: 4 })
}

test('CART-01 has lines of at most 88 pixels in a wide window and 140 on a phone', async ({ shopper }) => {
  const { page } = shopper
  await fill(await signInTo(storeUrl(), username), 4)
  await shopper.signIn(username, '/cart')
  const lines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await lines.nth(3).waitFor()
  const tallest = () => lines.evaluateAll((all) => Math.max(...all.map((line) => line.getBoundingClientRect().height)))
  expect(await tallest()).toBeLessThanOrEqual(88)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await tallest()).toBeLessThanOrEqual(140)

  // A phone has the words of a line in its menu. The focus stays in the cart.
  await lines
    .first()
    .getByRole('button', { name: /^Actions for / })
    .click()
  await lines
    .first()
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect.poll(() => lines.count()).toBe(3)
  await focused(lines.first().getByRole('button', { name: /^Actions for / }))
})
