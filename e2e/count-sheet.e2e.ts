import { expect } from 'vitest'
import { signInTo } from './support/api.js'
import { storeUrl, tabTo, test } from './support/shopper.js'

interface Named {
  readonly itemId: number
  readonly quantityAvailable: number
  readonly children: readonly unknown[]
}

test('PLUS-11 a count of the shelf makes the order, with the keyboard alone, and is never ordered twice', async ({
  shopper,
}) => {
  const { page } = shopper
  const caller = await signInTo(storeUrl(), 'buyer@mercy.example')
  const found = await caller.get<readonly Named[]>('/api/shopping/item/getItemList?search=gauze')
  const [first, second] = found.filter(({ quantityAvailable, children }) => quantityAvailable > 100 && !children.length)
  const name = `Shelf ${Date.now()}`
  const { body: list } = await caller.post<{ id: number }>('/api/cart/itemList/createList', { name, shared: false })
  const rows = [first, second].map((product) => ({ item: String(product?.itemId), quantity: 10 }))
  await caller.post('/api/cart/itemList/addListRows', { itemListId: list.id, rows })

  await shopper.signIn('buyer@mercy.example', `/myaccount/menu/itemlists?id=${list.id}`)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('link', { name: 'Count sheet' }).click()
  await page.getByRole('heading', { level: 1, name: `Count sheet: ${name}` }).waitFor()
  const counts = page.getByRole('main').getByRole('textbox', { name: /on the shelf$/ })
  await tabTo(page, counts.first())
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await page.keyboard.type('12')
  await page.reload()
  await page.getByText('2 of 2 counted').first().waitFor()
  const request = page.waitForRequest('**/api/cart/cart/addItems')
  await page.getByRole('button', { name: /^Add 1 line to cart/ }).click()
  expect((await request).postDataJSON().lines).toEqual([expect.objectContaining({ quantity: 3 })])
  expect((await (await request).response())?.status()).toBe(200)
  // The list may be in another order than the search; one line is short of its par level, the other is not.
  const counted = await counts.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  expect(counted.toSorted()).toEqual(['', '12'])
  await page
    .getByText(/^Added 3 × /)
    .first()
    .waitFor()
  await page.reload()
  await page.getByText('1 of 2 counted').first().waitFor()
  await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor()
})
