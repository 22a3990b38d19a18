import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopAddresses } from '../../testing/fixtures/shop-companies.js'

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

describe('reading', () => {
  it('API-01 getCart answers an empty cart in one statement to a user who never had a cart', async () => {
    const answer = await shop.as('buyer', 'getCart', {})
    expect(answer.output()).toMatchObject({ version: 0, cartDetail: [], totalItems: 0, status: 'empty', total: 0 })
    expect(answer.statements).toHaveLength(1)
  })

  it('API-01 getCart stays at one statement with many lines', async () => {
    for (const itemId of [
      shopItems.gauze,
      shopItems.swab,
      shopItems.gloveSmall,
      shopItems.gloveMedium,
      shopItems.untaxed,
    ]) {
      await add(itemId)
      await add(itemId, 1, unitsOf(itemId).box)
    }
    const answer = await shop.as('buyer', 'getCart', {})
    expect(answer.output().cartDetail).toHaveLength(10)
    expect(answer.statements).toHaveLength(1)
  })

  it('CART-15 shows no amount to a user who may not see prices', async () => {
    await add(shopItems.gauze, 2, undefined, 'noPrice')
    const cart = await cartOf('noPrice')
    expect(cart).toMatchObject({ subtotal: null, shipping: null, tax: null, convenienceFee: null, total: null })
    expect(cart.cartDetail[0]).toMatchObject({ price: null, previousPrice: null, quantity: 2 })
  })

  it('CART-13 keeps carts of users of one company apart', async () => {
    await add(shopItems.gauze)
    expect((await cartOf('punchout')).cartDetail).toEqual([])
  })
})

describe('adding', () => {
  it('API-04 CART-01 addItem answers the whole cart in two statements', async () => {
    const first = await add(shopItems.gauze, 2)
    expect(first.output()).toMatchObject({ version: 1, totalItems: 2, subtotal: 6.51, addToCartAdjustment: false })
    expect(first.statements).toHaveLength(2)
    const second = await add(shopItems.swab, 1)
    expect(second.statements).toHaveLength(2)
    const { addToCartAdjustment: _, ...cart } = second.output()
    expect(cart).toEqual(await cartOf())
  })

  it('API-04 addItem with an Idempotency-Key adds once in at most six statements', async () => {
    const input = { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).each, quantity: 2 }
    const first = await shop.as('buyer', 'addItem', input, { idempotencyKey: 'add-1' })
    const second = await shop.as('buyer', 'addItem', input, { idempotencyKey: 'add-1' })
    expect(first.statements.length).toBeLessThanOrEqual(6)
    expect(second.output()).toEqual(first.output())
    expect((await cartOf()).totalItems).toBe(2)
  })

  it('API-04 addItem treats an empty search term or query id as none', async () => {
    const input = { itemId: shopItems.gauze, unit: unitsOf(shopItems.gauze).each, quantity: 1 }
    expect((await shop.as('buyer', 'addItem', { ...input, searchTerm: '', queryID: '' })).output().totalItems).toBe(1)
    const { rows } = await shop.db.execute(sql`SELECT search_term, query_id FROM cart_lines`)
    expect(rows).toEqual([{ search_term: null, query_id: null }])
    expect((await shop.as('buyer', 'addItem', { ...input, queryID: 'x' })).problem().errors).toEqual({
      queryID: ['must be 32 hexadecimal digits'],
    })
  })

  it('CART-04 merges lines with the same item and unit by summing their quantities', async () => {
    await add(shopItems.gauze, 2)
    await add(shopItems.gauze, 1, unitsOf(shopItems.gauze).box)
    const cart = (await add(shopItems.gauze, 3)).output()
    expect(cart.cartDetail.map(({ unit, quantity }) => [unit, quantity])).toEqual([
      [unitsOf(shopItems.gauze).each, 5],
      [unitsOf(shopItems.gauze).box, 1],
    ])
  })

  it('API-04 caps a line at 99,999 and says so', async () => {
    await add(shopItems.gauze, 99_998)
    const cart = (await add(shopItems.gauze, 5)).output()
    expect(cart).toMatchObject({ totalItems: 99_999, addToCartAdjustment: true })
  })

  it('CART-01 caps at the allocation left over all lines of the item, and flags the adjustment', async () => {
    await add(shopItems.rationed, 1, unitsOf(shopItems.rationed).box)
    const capped = (await add(shopItems.rationed, 200)).output()
    expect(capped.addToCartAdjustment).toBe(true)
    expect(capped.cartDetail.map(({ quantity }) => quantity)).toEqual([1, 125])
    const again = (await add(shopItems.rationed, 1)).output()
    expect(again).toMatchObject({ version: capped.version, addToCartAdjustment: true, totalItems: 126 })
  })

  it('API-04 API-11 refuses line 501, still adds to the others, and all of them can be taxed', async () => {
    await add(shopItems.gauze)
    await shop.db.execute(sql`
      INSERT INTO item_units (id, item_id, unit_name, label, conversion_rate, position)
      SELECT 900000 + n, ${shopItems.swab}, 'U' || n, 'Unit ' || n, 1, 10 + n FROM generate_series(1, 498) n`)
    await shop.db.execute(sql`
      INSERT INTO cart_lines (cart_id, item_id, unit_id, quantity)
      SELECT carts.id, ${shopItems.swab}, 900000 + n, 1 FROM carts, generate_series(1, 498) n`)
    const full = (await add(shopItems.untaxed)).output()
    const problem = (await add(shopItems.swab)).problem()
    const grown = (await add(shopItems.gauze, 2)).output()
    const itemIds = grown.cartDetail.map(({ itemId }) => itemId)
    const taxed = await shop.as('buyer', 'getTaxRate', { addressId: shopAddresses.licensed, itemIds })
    await shop.db.execute(sql`DELETE FROM cart_lines WHERE unit_id > 900000`)
    await shop.db.execute(sql`DELETE FROM item_units WHERE id > 900000`)
    expect(full.cartDetail).toHaveLength(500)
    expect(problem).toMatchObject({ status: 409, type: 'https://gauze.example/problems/cart-full' })
    expect(problem.detail).toContain('Your cart has 500 lines')
    expect(grown).toMatchObject({ version: full.version + 1, totalItems: full.totalItems + 2 })
    expect(taxed.status).toBe(200)
  })

  it.each([
    ['inactive', shopItems.inactive, 409, 'item-unavailable', 'Currently Unavailable'],
    ['not addable', shopItems.notAddable, 409, 'item-unavailable', 'Currently Unavailable'],
    ['without a price', shopItems.priceless, 409, 'item-unavailable', 'Currently Unavailable'],
    ['of a level not sold', shopItems.unsellable, 409, 'item-unavailable', 'Currently Unavailable'],
    [
      'restricted',
      shopItems.restricted,
      403,
      'item-restricted',
      'This item is currently restricted. Please call an administrator at 800-555-0134',
    ],
    [
      'with its allocation used up',
      shopItems.usedUp,
      409,
      'no-allocation',
      'Please contact your sales rep for information on allocation.',
    ],
  ])('PDP-09 refuses an item that is %s', async (_what, itemId, status, slug, detail) => {
    const problem = (await add(itemId)).problem()
    expect(problem).toMatchObject({ status, detail, type: `https://gauze.example/problems/${slug}` })
    expect((await cartOf()).version).toBe(0)
  })

  it('PDP-09 refuses an item whose Rx level the company lacks', async () => {
    const problem = (await add(shopItems.prescription, 1, undefined, 'clinic')).problem()
    expect(problem).toMatchObject({ status: 403, detail: 'This item requires a medical license to purchase' })
  })

  it('API-04 refuses an unknown item, a foreign unit, and a product that has variants', async () => {
    expect((await add(999_999)).status).toBe(404)
    expect((await add(shopItems.gauze, 1, unitsOf(shopItems.swab).each)).problem()).toMatchObject({
      status: 422,
      errors: { unit: ['must be a unit of the item (EA, BX)'] },
    })
    expect((await add(shopItems.gloveMatrix, 1, unitsOf(shopItems.gloveSmall).each)).problem().status).toBe(422)
  })

  it('CART-13 loses no update when 50 additions come at once, and each raises the version', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(shopItems.gauze, 2)))
    expect(await cartOf()).toMatchObject({ version: 50, totalItems: 100 })
    for (const answer of answers) expect(answer.output().totalItems).toBe(answer.output().version * 2)
  })

  it('CART-13 never exceeds the allocation when additions come at once', async () => {
    const { each, box } = unitsOf(shopItems.rationed)
    await Promise.all([...Array(6)].flatMap(() => [add(shopItems.rationed, 40, each), add(shopItems.rationed, 1, box)]))
    const lines = (await cartOf()).cartDetail
    const units = lines.reduce((sum, { unit, quantity }) => sum + quantity * (unit === box ? 100 : 1), 0)
    expect(units).toBe(225)
  })
})
