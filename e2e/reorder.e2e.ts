import { expect } from 'vitest'
import { signInTo } from './support/api.js'
import { storeUrl, test } from './support/shopper.js'

const path = '/myaccount/menu/reorder'

test('ACCT-08 API-15 a buyer puts three items into the cart again, one in another quantity, and takes them out', async ({
  shopper,
}) => {
  const { page } = shopper
  const username = 'buyer@mercy.example'
  const caller = await signInTo(storeUrl(), username)
  await caller.get('/api/cart/cart/emptyCart')
  const quantities = async () => {
    const { cartDetail } = await caller.get<{ cartDetail: { quantity: number }[] }>('/api/cart/cart/getCart')
    return cartDetail.map(({ quantity }) => quantity)
  }
  await shopper.signIn(username, path)
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Choose (?!all)/ }) })
  const last = rows.nth(2).getByRole('spinbutton')
  const kept = [rows.nth(0), rows.nth(1)].map((row) => row.getByRole('spinbutton').inputValue().then(Number))
  for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check()
  await last.fill('7')
  await last.press('Tab')
  await page.getByRole('button', { name: 'Add 3 to cart' }).click()
  await page.getByText('3 of 3 added to your cart.').waitFor()
  expect(await quantities()).toEqual([...(await Promise.all(kept)), 7])
  await page.getByRole('button', { name: 'Undo all' }).click()
  await page.getByText('Taken out of your cart again.').waitFor()
  expect(await quantities()).toEqual([])
})

test('ACCT-08 a person who may not see prices sees none, and the page keeps its filters after a reload', async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.signIn('noprice@mercy.example', path)
  await page.getByRole('radio', { name: '180 days' }).click()
  await page.waitForURL(`**${path}?window=180`)
  await page.reload()
  await page
    .getByText(/^Ordered on \d\d\/\d\d\/\d{4}$/)
    .first()
    .waitFor()
  expect(await page.getByRole('radio', { name: '180 days' }).isChecked()).toBe(true)
  expect(await page.getByRole('main').innerText()).not.toMatch(/\$|Price|Total/)
})
