import { expect } from 'vitest'
import { signInTo } from './support/api.js'
import { addButton, addToCart, focused, storeUrl, test } from './support/shopper.js'

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
  await rows.first().waitFor()
  // The items that are due are chosen at first.
  const clear = page.getByRole('button', { name: 'Clear', exact: true })
  if (await clear.isVisible()) await clear.click()
  const last = rows.nth(2).getByRole('spinbutton')
  const kept = [rows.nth(0), rows.nth(1)].map((row) => row.getByRole('spinbutton').inputValue().then(Number))
  for (const index of [0, 1]) await rows.nth(index).getByRole('checkbox').check()
  const another = Number(await last.inputValue()) + 1
  await last.fill(String(another))
  await last.press('Tab')
  await page.getByRole('button', { name: 'Add 3 to cart' }).click()
  await page.getByText('3 of 3 added to your cart.').waitFor()
  expect(await quantities()).toEqual([...(await Promise.all(kept)), another])
  await page.getByRole('button', { name: 'Undo all' }).click()
  await page.getByText('Taken out of your cart again.').waitFor()
  expect(await quantities()).toEqual([])
})

test('ACCT-08 an item is one short row on a phone and on a desktop, and the first row is in the first screen', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.signIn('buyer@mercy.example', path)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await rows.first().waitFor()
  const measure = () =>
    rows.evaluateAll((all) => {
      const boxes = all.map((row) => row.getBoundingClientRect())
      return { first: boxes[0]?.top ?? 0, tallest: Math.max(...boxes.map(({ height }) => height)) }
    })
  expect((await measure()).tallest).toBeLessThanOrEqual(96)
  expect((await measure()).first).toBeLessThanOrEqual(441)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await measure()).tallest).toBeLessThanOrEqual(57)
  expect((await measure()).first).toBeLessThanOrEqual(480)
  const filters = page.locator('[data-slot="filters"]')
  const heights = await filters
    .locator('input[type="search"], button:visible, [data-slot="option"]')
    .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().height)))])
  expect(heights, 'one height in the row of filters').toHaveLength(1)

  // The news about a line far below stands at the foot of the window, beside the way back.
  const last = rows.last().getByRole('button', { name: /^Add .* to cart$/ })
  await last.press('Enter')
  const news = page.getByText('1 of 1 added to your cart.')
  await news.waitFor()
  const { y = -1 } = (await news.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(900)
  await focused(last)
  await page.getByRole('button', { name: 'Undo all' }).press('Enter')
  await page.getByText('Taken out of your cart again.').waitFor()
})

test('ACCT-08 an item has a name to read at every width, and its part number is never cut', async ({ shopper }) => {
  const { page } = shopper
  await shopper.signIn('buyer@mercy.example', path)
  await page.getByRole('rowheader').first().waitFor()
  for (const width of [320, 390, 700, 820, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const faults = await page.getByRole('rowheader').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const name = cell.querySelector('[data-slot="name"]')
        const { width: seen = 0, right = 0 } = name?.getBoundingClientRect() ?? {}
        const isWhole = name !== null && name.scrollWidth <= name.clientWidth
        const number = [...cell.querySelectorAll('.gz-line-facts > span')].find((fact) => /^MPN/.test(fact.textContent))
        const isCut = number !== undefined && number.scrollWidth > number.clientWidth
        const isUnread = (seen < 64 && !isWhole) || right > cell.getBoundingClientRect().right
        return isUnread || isCut ? [`${Math.round(seen)} px, ${cell.textContent}`] : []
      }),
    )
    expect(faults, `${width} px`).toEqual([])
  }
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

test('ACCT-12 puts the chosen unit of a product on a new list, which the cart line then shows', async ({ shopper }) => {
  const { page } = shopper
  const username = 'buyer@mercy.example'
  const caller = await signInTo(storeUrl(), username)
  const name = `Room ${Date.now()}`
  await shopper.signIn(username, '/products/1?search=nitrile+exam+gloves')
  const card = page.getByRole('main').getByRole('article').first()
  await card.getByRole('button', { name: /^Add to list: / }).waitFor()
  await card.getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/product/**')
  const unit = page.getByRole('group', { name: 'Unit' }).getByRole('radio').nth(1)
  await unit.click()
  const opener = page.getByRole('main').getByRole('button', { name: 'Add to list', exact: true })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Add to List' })
  await dialog.getByLabel('New list').fill(name)
  await dialog.getByRole('button', { name: 'Create and add' }).click()
  await dialog.getByText(`Added to ${name}`).waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await focused(opener)
  await caller.get('/api/cart/cart/emptyCart')
  await addToCart(page, () => addButton(page).click())
  await shopper.open('/cart')
  await page.getByRole('button', { name: /^Add to list: / }).click()
  expect(await dialog.getByRole('checkbox', { name }).isChecked()).toBe(true)
  await caller.get('/api/cart/cart/emptyCart')
})

test('SHELL-03 the way to reorder is an icon on a phone, and words at the end of the navigation on a desktop', async ({
  shopper,
}) => {
  const { page } = shopper
  await page.setViewportSize({ width: 390, height: 844 })
  await shopper.signIn('buyer@mercy.example', '/promotions')
  const icon = page.getByRole('banner').getByTitle('Reorder', { exact: true })
  await icon.click()
  await page.waitForURL(`**${path}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reorder' })
  await expect.poll(() => link.getAttribute('aria-current')).toBe('page')
  expect(await icon.isVisible()).toBe(false)
})
