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

function of(itemId: number, quantity = 1) {
  return { itemId, unit: unitsOf(itemId).each, quantity }
}

async function inCart(itemId: number, quantity = 1) {
  const { cartDetail } = (await shop.as('buyer', 'addItem', of(itemId, quantity))).output()
  const line = cartDetail.find((other) => other.itemId === itemId)
  if (line === undefined) throw new Error('The item is not in the cart.')
  return line
}

async function saved() {
  return (await shop.as('buyer', 'getSaveForLater', {})).output().saveForLaterDetail
}

describe('saved for later', () => {
  it('CART-06 API-08 saveForLater takes a line out of the cart, and API-03 getSaveForLater shows it', async () => {
    const line = await inCart(shopItems.gauze, 3)
    const cart = (await shop.as('buyer', 'saveForLater', { item: line })).output()
    expect(cart).toMatchObject({ cartDetail: [], totalItems: 0, subtotal: 0 })
    expect(cart.version).toBeGreaterThan(1)
    expect(cart.saveForLaterDetail).toMatchObject([{ ...of(shopItems.gauze, 3), price: 3.2525 }])
    expect(await saved()).toEqual(cart.saveForLaterDetail)
    expect((await shop.as('admin', 'getSaveForLater', {})).output().saveForLaterDetail).toEqual([])
  })

  it('CART-06 merges a saved line of the same item and unit, and refuses a line that is gone', async () => {
    const line = await inCart(shopItems.gauze, 3)
    await shop.as('buyer', 'saveForLater', { item: line })
    expect((await shop.as('buyer', 'saveForLater', { item: line })).status).toBe(404)
    await shop.as('buyer', 'saveForLater', { item: of(shopItems.gauze, 2) })
    expect(await saved()).toMatchObject([of(shopItems.gauze, 5)])
    const unknown = { ...of(shopItems.gauze), unit: unitsOf(shopItems.swab).each }
    expect((await shop.as('buyer', 'saveForLater', { item: unknown })).status).toBe(422)
    expect((await shop.as('buyer', 'saveForLater', { item: of(99_999) })).status).toBe(404)
  })

  it('CART-06 API-09 moveItemToCart moves it back to its place, into the line of the same item', async () => {
    const line = await inCart(shopItems.gauze, 3)
    await inCart(shopItems.swab)
    const { saveForLaterDetail } = (await shop.as('buyer', 'saveForLater', { item: line })).output()
    const id = saveForLaterDetail[0]?.id ?? 0
    const move = { ...of(shopItems.gauze, 3), id, position: line.position }
    const cart = (await shop.as('buyer', 'moveItemToCart', move)).output()
    expect(cart).toMatchObject({ addToCartAdjustment: false, saveForLaterDetail: [] })
    expect(cart.cartDetail).toMatchObject([of(shopItems.gauze, 3), of(shopItems.swab)])
    expect((await shop.as('buyer', 'moveItemToCart', move)).status).toBe(404)
  })

  it('CART-06 API-09 moves a part of a saved item, and the rest stays saved', async () => {
    const { saveForLaterDetail } = (await shop.as('buyer', 'saveForLater', { item: of(shopItems.gauze, 8) })).output()
    const move = { ...of(shopItems.gauze, 3), id: saveForLaterDetail[0]?.id ?? 0 }
    const cart = (await shop.as('buyer', 'moveItemToCart', move)).output()
    expect(cart).toMatchObject({ cartDetail: [of(shopItems.gauze, 3)], saveForLaterDetail: [of(shopItems.gauze, 5)] })
  })

  it('CART-06 API-09 flags addToCartAdjustment when allocation cuts the quantity, and keeps the rest saved', async () => {
    const all = (await shop.as('buyer', 'saveForLater', { item: of(shopItems.rationed, 500) })).output()
    const id = all.saveForLaterDetail[0]?.id ?? 0
    const cart = (await shop.as('buyer', 'moveItemToCart', { ...of(shopItems.rationed, 500), id })).output()
    const moved = cart.cartDetail[0]?.quantity ?? 0
    expect(cart.addToCartAdjustment).toBe(true)
    expect(moved).toBeGreaterThan(0)
    expect(await saved()).toMatchObject([{ id, quantity: 500 - moved }])
  })

  it('CART-06 an item that can no longer be bought stays saved, and the answer says why', async () => {
    await shop.as('buyer', 'saveForLater', { item: of(shopItems.restricted) })
    const [line] = await saved()
    const answer = await shop.as('buyer', 'moveItemToCart', { ...of(shopItems.restricted), id: line?.id ?? 0 })
    expect(answer.problem()).toMatchObject({ status: 403, detail: expect.stringContaining('restricted') })
    expect(await saved()).toMatchObject([of(shopItems.restricted)])
    expect((await shop.as('buyer', 'getCart', {})).output().cartDetail).toEqual([])
  })

  it('CART-06 API-07 deleteSaveForLater removes it, twice if need be, and never a colleague’s', async () => {
    await shop.as('buyer', 'saveForLater', { item: of(shopItems.gauze) })
    const id = (await saved())[0]?.id ?? 0
    await shop.as('admin', 'deleteSaveForLater', { id })
    expect(await saved()).toHaveLength(1)
    expect((await shop.as('buyer', 'deleteSaveForLater', { id })).output().saveForLaterDetail).toEqual([])
    expect((await shop.as('buyer', 'deleteSaveForLater', { id })).status).toBe(200)
  })

  it('CART-06 the same request sent twice with one key saves the item once', async () => {
    const send = () =>
      shop.as('buyer', 'saveForLater', { item: of(shopItems.gauze, 2) }, { idempotencyKey: 'one-save-of-gauze' })
    await send()
    expect((await send()).output().saveForLaterDetail).toMatchObject([{ quantity: 2 }])
  })
})

describe('notices of the cart', () => {
  it('CART-14 API-10 clearNotifications clears them until a shortage grows, and ordering asks for nothing again', async () => {
    await inCart(shopItems.outOfStock, 2)
    expect((await shop.as('buyer', 'getCart', {})).output().notifications).toHaveLength(1)
    expect((await shop.as('buyer', 'clearNotifications', {})).output().notifications).toEqual([])
    expect((await shop.as('buyer', 'getCart', {})).output().notifications).toEqual([])
    await inCart(shopItems.swab)
    expect((await shop.as('buyer', 'getCart', {})).output().notifications).toEqual([])
    const { rows } = await shop.db.execute(sql`SELECT notifications -> 0 ->> 'short' AS short FROM carts`)
    expect(rows).toEqual([{ short: '2' }])
    await inCart(shopItems.outOfStock)
    expect((await shop.as('buyer', 'getCart', {})).output().notifications).toHaveLength(1)
  })
})
