import { expect } from 'vitest'
import { type Caller, signInTo } from './support/api.js'
import { focused, storeUrl, test } from './support/shopper.js'

const path = '/myaccount/menu/itemlists'
const username = 'admin@mercy.example'

interface Lists {
  readonly itemLists: readonly { readonly id: number; readonly name: string }[]
}

/** The numbers of two items that a hospital may buy. */
async function itemsFor(caller: Caller): Promise<readonly number[]> {
  const items = await caller.get<{ id: number }[]>('/api/shopping/item/topItems?limit=2')
  return items.map(({ id }) => id)
}

async function linesOf(caller: Caller, name: string) {
  const { itemLists } = await caller.get<Lists>('/api/cart/itemList/getAllLists')
  const list = itemLists.find((each) => each.name === name)
  if (!list) return null
  const { itemListDetails } = await caller.get<{ itemListDetails: { itemId: number; quantity: number }[] }>(
    `/api/cart/itemList/getListDetails?itemListId=${list.id}`,
  )
  return itemListDetails.map(({ itemId, quantity }) => [itemId, quantity])
}

test('ACCT-12 makes a list, adds by number, changes a quantity, fills the cart, and takes all of it back', async ({
  shopper,
}) => {
  const { page } = shopper
  const caller = await signInTo(storeUrl(), username)
  const [first, second] = await itemsFor(caller)
  await caller.get('/api/cart/cart/emptyCart')
  await shopper.signIn(username, path)
  const name = `Restock ${Date.now()}`
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByRole('dialog').getByLabel('Name of the list').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Create list' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.waitForURL(/itemlists\?id=\d+$/)

  await page.getByRole('textbox', { name: 'Add items' }).fill(`${first}\n${second}, 3\nno such item, 2`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('2 added, 0 merged, 1 not added').waitFor()
  await page.getByRole('row', { name: /3 no such item 2/ }).waitFor()
  const quantity = page.getByRole('spinbutton').first()
  await quantity.fill('4.6')
  await quantity.press('Tab')
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await linesOf(caller, name)).toEqual([
    [first, 4],
    [second, 3],
  ])

  await page.getByRole('button', { name: /^Add 2 to cart, \$/ }).click()
  await page.getByText(/^2 of 2 added, \$/).waitFor()
  const cart = () => caller.get<{ totalItems: number }>('/api/cart/cart/getCart')
  expect((await cart()).totalItems).toBe(7)
  await page.getByRole('button', { name: 'Undo all' }).click()
  await expect.poll(async () => (await cart()).totalItems).toBe(0)

  const undo = (text: string) =>
    page.getByRole('alertdialog').filter({ hasText: text }).getByRole('button', { name: 'Undo' })
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await undo('Removed').click()
  await expect.poll(() => linesOf(caller, name)).toHaveLength(2)
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('button', { name: 'Delete list' }).click()
  await undo(`Deleted ${name}`).waitFor()
  await page.getByRole('heading', { level: 1, name }).waitFor({ state: 'detached' })
  expect(await linesOf(caller, name)).toBeNull()
  await undo(`Deleted ${name}`).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await linesOf(caller, name)).toHaveLength(2)
})

test('ACCT-12 says that a colleague stopped sharing the list that is open', async ({ shopper }) => {
  const { page } = shopper
  const owner = await signInTo(storeUrl(), username)
  const name = `Ward ${Date.now()}`
  const { body: list } = await owner.post<{ id: number }>('/api/cart/itemList/createList', { name, shared: true })
  await shopper.signIn('noprice@mercy.example', `${path}?id=${list.id}`)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('link', { name: 'Count sheet' }).waitFor()
  expect(await page.getByRole('button', { name: 'Delete list' }).count()).toBe(0)
  await owner.post('/api/cart/itemList/editList', { id: list.id, shared: false })
  await page.reload()
  await page.getByText('This list is no longer there.').waitFor()
  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link').first().click()
  await page.getByText(/shared by Dana Whitfield\. Copy lines/).waitFor()
})

test('ACCT-12 shows the first item on the first screen, and compact rows that name all of their item', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.signIn(username, path)
  const rows = page.getByRole('main').locator('[data-slot="row"]')
  await rows.first().waitFor()
  const box = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()))
  const names = page.locator('.gz-item-lists [data-slot="about"] > a')
  const cut = () =>
    names.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent),
    )
  const [first] = await box()
  expect(first?.top).toBeLessThanOrEqual(480)
  for (const { height } of await box()) expect(height).toBeLessThanOrEqual(225)
  expect(await cut()).toEqual([])

  await page.getByRole('button', { name: 'Add items' }).click()
  await focused(page.getByRole('textbox', { name: 'Add items' }))
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await focused(page.getByRole('searchbox', { name: 'Search in this list' }))

  await page.setViewportSize({ width: 1440, height: 900 })
  const [wide] = await box()
  expect(wide?.bottom).toBeLessThanOrEqual(800)
  for (const { height } of await box()) expect(height).toBeLessThanOrEqual(88)
  expect(await cut()).toEqual([])
})
