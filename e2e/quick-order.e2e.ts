import { expect } from 'vitest'
import { storeUrl, tabTo, test } from './support/shopper.js'

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
  await shopper.signIn('buyer@mercy.example', '/')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Quick order' })
  await link.waitFor()
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/quickOrder')
  const lines = page.getByRole('region', { name: 'Lines of the order' })
  await tabTo(page, lines.getByRole('textbox').first())
  await page.keyboard.type(String(first?.itemId))
  await page.keyboard.press('Enter')
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
  await lines.getByRole('textbox').last().focus()
  const request = page.waitForRequest('**/api/cart/cart/addItems')
  await page.keyboard.press('Control+Enter')
  expect((await request).postDataJSON().lines).toEqual([
    expect.objectContaining({ itemId: first?.itemId, quantity: 2 }),
    expect.objectContaining({ itemId: second?.itemId, quantity: 3 }),
  ])
  await lines.getByRole('link', { name: 'View cart' }).waitFor()
  await page.reload()
  await lines.getByRole('button', { name: 'Add to cart' }).waitFor()
})
