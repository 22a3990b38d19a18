import { expect } from 'vitest'
import { onlyKeys } from './support/keyboard.js'
import { storeUrl, test } from './support/shopper.js'

interface Named {
  readonly itemId: number
  readonly mpn: string
}

/** Two items that everybody may buy. */
async function twoItems(): Promise<readonly Named[]> {
  const items: (Named & { readonly quantityAvailable: number; readonly children: readonly unknown[] })[] = await (
    await fetch(`${storeUrl()}/api/shopping/item/getItemList?search=gauze`)
  ).json()
  return items.filter(({ quantityAvailable, children }) => quantityAvailable > 100 && children.length === 0).slice(0, 2)
}

test('PLUS-24 a buyer orders by numbers from the home page, with the keyboard alone', async ({ shopper }) => {
  const { page } = shopper
  const [first, second] = await twoItems()
  const person = await onlyKeys(page)
  await shopper.signIn('buyer@mercy.example', '/')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Quick order' })
  await link.waitFor()
  await person.press(link)
  await page.waitForURL('**/quickOrder')
  const lines = page.getByRole('region', { name: 'Lines of the order' })
  await page.waitForFunction(() => document.activeElement?.closest('[data-slot="number"]'))
  await page.keyboard.type(String(first?.itemId))
  await page.keyboard.press('Enter')
  await person.hears(/gauze/i)
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await page.keyboard.type(String(second?.mpn))
  await page.keyboard.press('Enter')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await lines.getByRole('link').nth(1).waitFor()
  // The lines outlive a reload.
  await page.reload()
  await lines.getByRole('button', { name: 'Add 2 lines to cart' }).waitFor()
  const request = page.waitForRequest('**/api/cart/cart/addItems')
  await person.press(lines.getByRole('textbox').last(), 'Control+Enter')
  await person.hears(/^2 lines were added to your cart\.$/m)
  expect((await request).postDataJSON().lines).toEqual([
    expect.objectContaining({ itemId: first?.itemId, quantity: 2 }),
    expect.objectContaining({ itemId: second?.itemId, quantity: 3 }),
  ])
  await lines.getByRole('link', { name: 'View cart' }).waitFor()
  await page.reload()
  await lines.getByRole('button', { name: 'Add to cart' }).waitFor()
})

test('PLUS-14 an order that is typed without a connection goes to the cart when there is one', async ({ shopper }) => {
  const { page } = shopper
  const [first, second] = await twoItems()
  await shopper.signIn('buyer@mercy.example', '/quickOrder')
  const lines = page.getByRole('region', { name: 'Lines of the order' })
  await lines.getByRole('textbox').first().waitFor()
  await page.context().setOffline(true)
  await lines.getByRole('textbox').first().focus()
  for (const typed of [String(first?.itemId), '2', String(second?.mpn), '3']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  await lines.getByText('The store does not answer.').nth(1).waitFor()
  await page.keyboard.press('Control+Enter')
  await lines.getByText(/^2 lines wait for the store/).waitFor()
  const request = page.waitForRequest('**/api/cart/cart/addItems')
  await page.context().setOffline(false)
  expect((await request).postDataJSON().lines).toEqual([
    expect.objectContaining({ itemId: first?.itemId, quantity: 2 }),
    expect.objectContaining({ itemId: second?.itemId, quantity: 3 }),
  ])
  await lines.getByRole('link', { name: 'View cart' }).waitFor()
})

test('PLUS-14 an order whose answer was lost is sent again after a reload, and counts once', async ({ shopper }) => {
  const { page } = shopper
  const [first] = await twoItems()
  await shopper.signIn('buyer@mercy.example', '/quickOrder')
  const lines = page.getByRole('region', { name: 'Lines of the order' })
  const countInCart = async () => {
    const { cartDetail } = await page.evaluate(async () => {
      const token = localStorage.getItem('gauze.token')
      const answer = await fetch('/api/cart/cart/getCart', { headers: { authorization: `Bearer ${token}` } })
      return answer.json()
    })
    return cartDetail.find(({ itemId }: Named) => itemId === first?.itemId)?.quantity ?? 0
  }
  const before = await countInCart()
  // The store takes the lines, but no answer arrives.
  await page.route('**/api/cart/cart/addItems', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await lines.getByRole('textbox').first().focus()
  await page.keyboard.type(String(first?.itemId))
  await page.keyboard.press('Enter')
  await page.keyboard.type('4')
  await lines.getByRole('link').first().waitFor()
  await page.keyboard.press('Control+Enter')
  await lines
    .getByText(/^Not added yet/)
    .first()
    .waitFor()
  await page.unroute('**/api/cart/cart/addItems')
  const answer = page.waitForResponse('**/api/cart/cart/addItems')
  await page.reload()
  expect((await answer).status()).toBe(200)
  expect(await countInCart()).toBe(before + 4)
  await lines.getByRole('button', { name: 'Add to cart' }).waitFor()
})
