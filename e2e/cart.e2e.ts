import { expect } from 'vitest'
import { type Caller, signInTo } from './support/api.js'
import { focused, storeUrl, test } from './support/shopper.js'

const username = 'colleague@mercy.example'

interface Found {
  readonly id: number
  readonly siteDisplayName: string
  readonly quantityAvailable: number
  readonly restricted?: boolean
  readonly children: readonly Found[]
  readonly unit: {
    readonly details: readonly { readonly id: number; readonly label: string; conversionRate: number }[]
  }
}

/** Every item of the catalog that lies on its own line without a warning: in stock, and for everyone. */
async function plainItems(caller: Caller): Promise<Found[]> {
  const found: Found[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await caller.post<{ results: readonly Found[] }>('/api/shopping/item/paginate', {
      page,
      limit: 100,
    })
    if (body.results.length === 0) return found
    const items = body.results.flatMap((item) => (item.children.length > 0 ? item.children : [item]))
    found.push(...items.filter(({ restricted, quantityAvailable }) => !restricted && quantityAvailable > 50))
  }
}

/** Puts plain items into the cart: the ones with the longest names, and the ones with the longest units. */
async function fill(caller: Caller): Promise<void> {
  await caller.get('/api/cart/cart/emptyCart')
  const plain = await plainItems(caller)
  const longest = (item: Found) =>
    item.unit.details
      .filter(({ conversionRate }) => conversionRate * 2 < item.quantityAvailable)
      .toSorted((one, other) => other.label.length - one.label.length)[0]
  const unitLength = (item: Found) => longest(item)?.label.length ?? 0
  const byName = plain.toSorted((one, other) => other.siteDisplayName.length - one.siteDisplayName.length)
  const byUnit = byName.toSorted((one, other) => unitLength(other) - unitLength(one))
  for (const item of new Set([...byName.slice(0, 4), ...byUnit.slice(0, 4)]))
    await caller.post('/api/cart/cart/addItem', { itemId: item.id, unit: longest(item)?.id, quantity: 2 })
}

test('CART-01 has lines of at most 88 pixels in a wide window and 140 on a phone', async ({ shopper }) => {
  const { page } = shopper
  await fill(await signInTo(storeUrl(), username))
  await shopper.signIn(username, '/cart')
  const lines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await lines.nth(3).waitFor()
  const tallest = () =>
    lines.evaluateAll((all) =>
      Math.max(
        ...all
          .filter((line) => !line.querySelector('[data-slot="notice"]'))
          .map((line) => line.getBoundingClientRect().height),
      ),
    )
  expect(await tallest()).toBeLessThanOrEqual(88)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await tallest()).toBeLessThanOrEqual(140)

  // Each unit is shown whole, and each price stands on one line at the end of its own.
  const cut = await lines.evaluateAll((all) =>
    all.flatMap((line) => {
      const select = line.querySelector('select')
      const total = line.querySelector('[data-slot="total"]')?.getBoundingClientRect()
      const isWhole = select && select.scrollWidth <= select.clientWidth && total && total.height < 24
      return isWhole ? [] : [line.textContent]
    }),
  )
  expect(cut).toEqual([])

  // A phone has the words of a line in its menu. The focus stays in the cart.
  const count = await lines.count()
  await lines
    .first()
    .getByRole('button', { name: /^Actions for / })
    .click()
  await lines
    .first()
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect.poll(() => lines.count()).toBe(count - 1)
  await focused(lines.first().getByRole('button', { name: /^Actions for / }))
})
