import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

function add(itemId: number, quantity = 1, unit = unitsOf(itemId).each, who: 'buyer' | 'clinic' | 'noPrice' = 'buyer') {
  return shop.as(who, 'addItem', { itemId, unit, quantity })
}
async function cartOf(who: 'buyer' | 'clinic' | 'noPrice' | 'punchout' = 'buyer') {
  return (await shop.as(who, 'getCart', {})).output()
}

describe('changing', () => {
  it('API-05 CART-02 editItem sets quantity and unit and recalculates, in two statements', async () => {
    const [line] = (await add(shopItems.swab, 5)).output().cartDetail
    const edited = await shop.as('buyer', 'editItem', {
      detailId: line?.id ?? 0,
      quantity: 2,
      unit: unitsOf(shopItems.swab).box,
    })
    expect(edited.output()).toMatchObject({ subtotal: 10.5, totalItems: 2, version: 2 })
    expect(edited.statements).toHaveLength(2)
    expect(edited.output()).toMatchObject(await cartOf())
  })

  it.each(['first', 'second'] as const)(
    'CART-04 editItem merges when the %s line takes the unit of the other',
    async (which) => {
      const { each, box } = unitsOf(shopItems.swab)
      await add(shopItems.swab, 5, each)
      const lines = (await add(shopItems.swab, 2, box)).output().cartDetail
      const [edited, other] = which === 'first' ? lines : [...lines].reverse()
      const unit = other?.unit ?? 0
      const answer = (await shop.as('buyer', 'editItem', { detailId: edited?.id ?? 0, quantity: 3, unit })).output()
      expect(answer.cartDetail.map(({ id, unit, quantity }) => ({ id, unit, quantity }))).toEqual([
        { id: lines[0]?.id, unit, quantity: 3 + (other?.quantity ?? 0) },
      ])
      expect(await cartOf()).toMatchObject({ cartDetail: answer.cartDetail, version: answer.version })
    },
  )

  it('API-05 editItem lowers a quantity to the allocation and says so', async () => {
    const [line] = (await add(shopItems.rationed, 5)).output().cartDetail
    const answer = await shop.as('buyer', 'editItem', { detailId: line?.id ?? 0, quantity: 900, unit: line?.unit ?? 0 })
    expect(answer.output()).toMatchObject({ totalItems: 225, addToCartAdjustment: true })
  })

  it('API-05 editItem does not reach a line of another cart', async () => {
    const [line] = (await add(shopItems.swab, 5)).output().cartDetail
    const edit = { detailId: line?.id ?? 0, quantity: 9, unit: line?.unit ?? 0 }
    expect((await shop.as('clinic', 'editItem', edit)).status).toBe(404)
    expect((await shop.as('noPrice', 'editItem', edit)).status).toBe(404)
    expect((await cartOf()).totalItems).toBe(5)
  })

  it('API-06 removeItem removes a line, and a second time changes nothing', async () => {
    const [line] = (await add(shopItems.swab)).output().cartDetail
    const detailId = line?.id ?? 0
    expect((await shop.as('clinic', 'removeItem', { detailId })).output().version).toBe(0)
    const removed = (await shop.as('buyer', 'removeItem', { detailId })).output()
    expect(removed).toMatchObject({ cartDetail: [], version: 2, status: 'empty', total: 0 })
    expect((await shop.as('buyer', 'removeItem', { detailId })).output()).toEqual(removed)
  })

  it('CART-05 API-04 addItem puts a removed line back in its place, however often, and lines merge where the first one is', async () => {
    const items = [shopItems.swab, shopItems.gauze, shopItems.untaxed]
    for (const itemId of items) await add(itemId)
    for (const at of [1, 0, 1]) {
      const line = (await cartOf()).cartDetail[at]
      await shop.as('buyer', 'removeItem', { detailId: line?.id ?? 0 })
      const { itemId = 0, unit = 0, quantity = 0, position = 0 } = line ?? {}
      const answer = (await shop.as('buyer', 'addItem', { itemId, unit, quantity, position })).output()
      expect(answer.cartDetail.map((one) => one.itemId)).toEqual(items)
      expect(await cartOf()).toMatchObject({ cartDetail: answer.cartDetail })
    }
    const { box } = unitsOf(shopItems.gauze)
    const added = (await add(shopItems.gauze, 1, box)).output().cartDetail.at(-1)
    const edit = { detailId: added?.id ?? 0, quantity: 1, unit: unitsOf(shopItems.gauze).each }
    const merged = (await shop.as('buyer', 'editItem', edit)).output()
    expect(merged.cartDetail.map(({ itemId, quantity }) => [itemId, quantity])).toEqual(
      items.map((itemId) => [itemId, itemId === shopItems.gauze ? 2 : 1]),
    )
    expect(await cartOf()).toMatchObject({ cartDetail: merged.cartDetail })
  })

  it('API-02 CART-16 emptyCart removes every line', async () => {
    await add(shopItems.swab)
    await add(shopItems.gauze)
    expect((await shop.as('buyer', 'emptyCart', {})).output()).toMatchObject({ cartDetail: [], version: 3 })
    expect(await cartOf()).toMatchObject({ cartDetail: [], version: 3 })
  })

  it('CHK-06 shows a changed price next to the last confirmed price, until the line is confirmed again', async () => {
    const [line] = (await add(shopItems.untaxed, 1)).output().cartDetail
    await shop.db.execute(sql`UPDATE item_prices SET price = 3.5 WHERE item_id = ${shopItems.untaxed}`)
    const changed = await cartOf()
    const confirmed = await shop.as('buyer', 'editItem', {
      detailId: line?.id ?? 0,
      quantity: 1,
      unit: line?.unit ?? 0,
    })
    await shop.db.execute(sql`UPDATE item_prices SET price = 3 WHERE item_id = ${shopItems.untaxed}`)
    expect(changed.cartDetail[0]).toMatchObject({ price: 3.5, previousPrice: 3 })
    expect(confirmed.output().cartDetail[0]).toMatchObject({ price: 3.5, previousPrice: null })
  })

  it('CHK-06 reports a shortage when it arises and removes the notice when it is gone', async () => {
    const [line] = (await add(shopItems.gauze, 6000)).output().cartDetail
    expect((await cartOf()).notifications).toEqual([
      {
        id: shopItems.gauze,
        message: 'Gauze Pad, Each: only 5000 of 6000 are in stock. The rest ships when it’s back in stock.',
      },
    ])
    await shop.as('buyer', 'editItem', { detailId: line?.id ?? 0, quantity: 5000, unit: line?.unit ?? 0 })
    expect((await cartOf()).notifications).toEqual([])
  })

  it('CART-11 a repeated change is answered with the current cart, and says that the server lowered the first quantity', async () => {
    const input = { itemId: shopItems.rationed, unit: unitsOf(shopItems.rationed).each, quantity: 900 }
    const first = await shop.as('buyer', 'addItem', input, { idempotencyKey: 'repeated' })
    expect(first.output()).toMatchObject({ version: 1, totalItems: 225, addToCartAdjustment: true })
    await add(shopItems.swab, 5)
    const repeat = await shop.as('buyer', 'addItem', input, { idempotencyKey: 'repeated' })
    expect(repeat.headers['idempotency-replayed']).toBe('true')
    expect(repeat.output()).toEqual({ ...(await cartOf()), addToCartAdjustment: true })
    expect(repeat.output()).toMatchObject({ version: 2, totalItems: 230 })
  })

  it('CART-11 a key stores next to nothing, however large the cart is', async () => {
    for (const itemId of [shopItems.gauze, shopItems.swab, shopItems.gloveSmall, shopItems.untaxed]) await add(itemId)
    const [line] = (await cartOf()).cartDetail
    const edit = { detailId: line?.id ?? 0, quantity: 3, unit: line?.unit ?? 0 }
    await shop.as('buyer', 'editItem', edit, { idempotencyKey: 'small' })
    const { rows } = await shop.db.execute(sql`SELECT response FROM idempotency_keys`)
    expect(rows).toEqual([{ response: { addToCartAdjustment: false } }])
  })

  it('CART-11 edits and additions that come at once all take effect, each in its own version', async () => {
    const [line] = (await add(shopItems.gauze, 1)).output().cartDetail
    const edit = (quantity: number) =>
      shop.as('buyer', 'editItem', { detailId: line?.id ?? 0, quantity, unit: line?.unit ?? 0 })
    const quantities = [2, 3, 4, 5, 6, 7, 8, 9]
    const answers = await Promise.all(quantities.flatMap((quantity) => [edit(quantity), add(shopItems.swab, 10)]))
    const cart = await cartOf()
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(cart).toMatchObject({ version: 17, cartDetail: [{ itemId: shopItems.gauze }, { quantity: 80 }] })
    expect(quantities).toContain(cart.cartDetail[0]?.quantity)
  })
})
