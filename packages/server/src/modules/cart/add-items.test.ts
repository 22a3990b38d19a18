import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createScope } from '../../db/scope.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopUsers } from '../../testing/fixtures/shop-companies.js'
import { addToCart } from './cart.service.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

type Who = 'buyer' | 'clinic' | 'noPrice' | 'punchout'

function line(itemId: number, quantity = 1, unit = unitsOf(itemId).each) {
  return { itemId, unit, quantity }
}
function addItems(lines: readonly ReturnType<typeof line>[], who: Who = 'buyer', options = {}) {
  return shop.as(who, 'addItems', { lines: [...lines] }, options)
}
async function cartOf(who: Who = 'buyer') {
  return (await shop.as(who, 'getCart', {})).output()
}

const added = { outcome: 'added' }
const unavailable = { outcome: 'refused', code: 'item-unavailable', detail: 'Currently Unavailable' }

/** Gives the swab many units, numbered from 900001, so that a cart can have many lines of it. */
async function withManyUnits(work: (unitIds: readonly number[]) => Promise<void>) {
  await shop.db.execute(sql`
    INSERT INTO item_units (id, item_id, unit_name, label, conversion_rate, position)
    SELECT 900000 + n, ${shopItems.swab}, 'U' || n, 'Unit ' || n, 1, 10 + n FROM generate_series(1, 500) n`)
  try {
    await work(Array.from({ length: 500 }, (_unused, index) => 900_001 + index))
  } finally {
    await shop.db.execute(sql`DELETE FROM cart_lines WHERE unit_id > 900000`)
    await shop.db.execute(sql`DELETE FROM item_units WHERE id > 900000`)
  }
}

describe('outcomes', () => {
  it('API-86 adds the good lines in one version, and answers an outcome for each line in its order', async () => {
    const { box } = unitsOf(shopItems.gauze)
    const answer = await addItems([
      line(shopItems.gauze, 2),
      line(999_999),
      line(shopItems.inactive),
      line(shopItems.gauze, 1, unitsOf(shopItems.swab).each),
      line(shopItems.restricted),
      line(shopItems.gloveMatrix, 1, unitsOf(shopItems.gloveSmall).each),
      line(shopItems.usedUp),
      line(shopItems.priceless),
      line(shopItems.unsellable),
      line(shopItems.gauze, 1, box),
      line(shopItems.rationed, 900),
      line(shopItems.swab, 3),
    ])
    const { outcomes, addToCartAdjustment, ...cart } = answer.output()
    expect(outcomes).toEqual([
      added,
      { outcome: 'refused', code: 'not-found', detail: expect.stringContaining('There is no such item.') },
      unavailable,
      { outcome: 'refused', code: 'unknown-unit', detail: expect.stringContaining('Choose one of: EA, BX.') },
      { outcome: 'refused', code: 'item-restricted', detail: expect.stringContaining('800-555-0134') },
      { outcome: 'refused', code: 'choose-variant', detail: expect.stringContaining('several variants') },
      {
        outcome: 'refused',
        code: 'no-allocation',
        detail: 'Please contact your sales rep for information on allocation.',
      },
      unavailable,
      unavailable,
      added,
      { outcome: 'adjusted', quantity: 225 },
      added,
    ])
    expect(addToCartAdjustment).toBe(true)
    expect(cart).toMatchObject({ version: 1, totalItems: 231 })
    expect(cart.cartDetail.map(({ itemId, unit, quantity }) => [itemId, unit, quantity])).toEqual([
      [shopItems.gauze, unitsOf(shopItems.gauze).each, 2],
      [shopItems.gauze, box, 1],
      [shopItems.rationed, unitsOf(shopItems.rationed).each, 225],
      [shopItems.swab, unitsOf(shopItems.swab).each, 3],
    ])
    expect(cart).toEqual(await cartOf())
  })

  it.each([
    ['unknown', line(999_999)],
    ['inactive', line(shopItems.inactive)],
    ['restricted', line(shopItems.restricted)],
    ['without allocation', line(shopItems.usedUp)],
    ['in a unit of another item', line(shopItems.gauze, 1, unitsOf(shopItems.swab).each)],
  ])(
    'API-86 refuses an item that is %s with the code and words of addItem, and leaves the cart alone',
    async (_what, bad) => {
      const problem = (await shop.as('buyer', 'addItem', bad)).problem()
      const answer = (await addItems([bad])).output()
      const code = problem.type.split('/').at(-1)
      expect(answer).toMatchObject({ version: 0, outcomes: [{ outcome: 'refused', code, detail: problem.detail }] })
    },
  )

  it('API-86 merges lines of one item and unit, and gives each its own outcome', async () => {
    const lines = [
      line(shopItems.gauze, 99_990),
      line(shopItems.gauze, 5),
      line(shopItems.gauze, 9),
      line(shopItems.gauze),
    ]
    const answer = (await addItems(lines)).output()
    expect(answer.outcomes).toEqual([
      added,
      added,
      { outcome: 'adjusted', quantity: 4 },
      { outcome: 'adjusted', quantity: 0 },
    ])
    expect(answer).toMatchObject({ version: 1, totalItems: 99_999 })
    expect(answer.cartDetail).toHaveLength(1)
  })

  it('API-86 CART-01 shares an allocation between the lines of an item in different units, first come first served', async () => {
    const { each, box } = unitsOf(shopItems.rationed)
    await shop.as('buyer', 'addItem', line(shopItems.rationed, 5))
    const lines = [
      line(shopItems.rationed, 2, box),
      line(shopItems.rationed, 30, each),
      line(shopItems.rationed, 1, box),
    ]
    const answer = (await addItems(lines)).output()
    expect(answer.outcomes).toEqual([
      added,
      { outcome: 'adjusted', quantity: 20 },
      { outcome: 'adjusted', quantity: 0 },
    ])
    expect(answer.cartDetail.map(({ unit, quantity }) => [unit, quantity])).toEqual([
      [each, 25],
      [box, 2],
    ])
  })

  it('API-86 refuses only the lines for which the cart has no room', async () => {
    await withManyUnits(async (unitIds) => {
      await addItems(unitIds.slice(0, 499).map((unit) => line(shopItems.swab, 1, unit)))
      const answer = (
        await addItems([line(shopItems.gauze), line(shopItems.untaxed), line(shopItems.swab, 1, 900_001)])
      ).output()
      expect(answer.outcomes).toEqual([
        added,
        { outcome: 'refused', code: 'cart-full', detail: expect.stringContaining('Your cart has 500 lines') },
        added,
      ])
      expect(answer).toMatchObject({ version: 2, totalItems: 501 })
    })
  })

  it('API-86 CART-15 shows no amount to a user who may not see prices', async () => {
    const answer = (await addItems([line(shopItems.gauze, 2), line(shopItems.restricted)], 'noPrice')).output()
    expect(answer).toMatchObject({ subtotal: null, shipping: null, tax: null, convenienceFee: null, total: null })
    expect(answer.cartDetail).toMatchObject([{ price: null, previousPrice: null, quantity: 2 }])
    expect(answer.outcomes).toMatchObject([added, { outcome: 'refused' }])
  })

  it('API-86 adds for a punch-out user', async () => {
    expect((await addItems([line(shopItems.gauze, 2)], 'punchout')).output()).toMatchObject({ totalItems: 2 })
    expect((await cartOf()).totalItems).toBe(0)
  })
})

describe('one change', () => {
  it('API-86 takes two statements for 1, 10 and 500 lines', async () => {
    await withManyUnits(async (unitIds) => {
      for (const count of [1, 10, 500]) {
        const answer = await addItems(unitIds.slice(0, count).map((unit) => line(shopItems.swab, 1, unit)))
        expect(answer.statements).toHaveLength(2)
        expect(answer.output().outcomes).toEqual(Array.from({ length: count }, () => added))
        expect(answer.output().cartDetail.map(({ unit }) => unit)).toEqual(unitIds.slice(0, count))
      }
      expect(await cartOf()).toMatchObject({ version: 3, totalItems: 511 })
    })
  })

  it('API-86 the same key adds once, and repeats the outcomes with the cart as it is by then', async () => {
    const lines = [line(shopItems.rationed, 900), line(shopItems.inactive)]
    const first = await addItems(lines, 'buyer', { idempotencyKey: 'many' })
    await shop.as('buyer', 'addItem', line(shopItems.swab, 5))
    const second = await addItems(lines, 'buyer', { idempotencyKey: 'many' })
    const { outcomes } = first.output()
    expect(outcomes).toEqual([{ outcome: 'adjusted', quantity: 225 }, unavailable])
    expect(second.output()).toEqual({ ...(await cartOf()), addToCartAdjustment: true, outcomes })
    expect(second.output()).toMatchObject({ version: 2, totalItems: 230 })
  })

  it('API-86 refuses a key that came with other lines', async () => {
    await addItems([line(shopItems.gauze, 2)], 'buyer', { idempotencyKey: 'reused' })
    const other = await addItems([line(shopItems.gauze, 3)], 'buyer', { idempotencyKey: 'reused' })
    expect(other.problem()).toMatchObject({ status: 409, type: expect.stringContaining('idempotency-key-reused') })
    expect((await cartOf()).totalItems).toBe(2)
  })

  it('API-86 CART-13 calls at once all land, and never exceed an allocation', async () => {
    const lines = [line(shopItems.gauze), line(shopItems.swab, 2), line(shopItems.rationed, 60)]
    const answers = await Promise.all(Array.from({ length: 5 }, () => addItems(lines)))
    expect(answers.map((answer) => answer.output().version).toSorted()).toEqual([1, 2, 3, 4, 5])
    expect((await cartOf()).cartDetail.map(({ quantity }) => quantity)).toEqual([5, 10, 225])
  })

  it('API-86 CART-13 loses no line when several processes add to one cart', async () => {
    // Scopes bypass the turns of requests in one process, as another process does.
    const scope = createScope(shop.db, shopUsers.buyer)
    const addition = { searchTerm: null, queryId: null, position: null }
    const additions = [line(shopItems.gauze), line(shopItems.swab, 2)].map((one) => ({ ...one, ...addition }))
    await Promise.all(Array.from({ length: 10 }, () => addToCart(scope, additions, undefined)))
    expect(await cartOf()).toMatchObject({ version: 10, totalItems: 30 })
  })

  it.each([
    ['no line', []],
    ['501 lines', Array.from({ length: 501 }, () => line(shopItems.gauze))],
    ['a quantity of 0 in one line', [line(shopItems.gauze), line(shopItems.swab, 0)]],
  ])('API-86 answers 400 to %s and changes nothing', async (_what, lines) => {
    const problem = (await addItems(lines)).problem()
    expect(problem.status).toBe(400)
    expect(Object.keys(problem.errors ?? {})[0]).toMatch(/^lines/)
    expect((await cartOf()).version).toBe(0)
  })
})

describe('taking many items out again', () => {
  it('API-86 removeItems lowers quantities in one version, and a line without any left is gone', async () => {
    await addItems([line(shopItems.gauze, 5), line(shopItems.swab, 2), line(shopItems.untaxed)])
    const lines = [line(shopItems.gauze, 2), line(shopItems.gauze), line(shopItems.swab, 3), line(shopItems.outOfStock)]
    const cart = (await shop.as('buyer', 'removeItems', { lines })).output()
    expect(cart.version).toBe(2)
    expect(cart.cartDetail).toMatchObject([line(shopItems.gauze, 2), line(shopItems.untaxed)])
    expect(await cartOf('clinic')).toMatchObject({ cartDetail: [] })
  })
})
