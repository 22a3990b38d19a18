import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ProblemError } from '../../base/problem.js'
import { createScope } from '../../db/scope.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopAddresses, shopUsers } from '../../testing/fixtures/shop-companies.js'
import type { RequestedLine } from './goods-lines.repository.js'
import { type OrderForm, orderFromLines } from './order-from-lines.service.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const onTerms: OrderForm = {
  key: 'lines-1',
  shipAddressId: shopAddresses.licensed,
  billAddressId: shopAddresses.licensed,
  poNum: 'PO-7',
  paymentMethod: 'terms',
  isPriceVisible: true,
}

/** As a job does it: for a user, without a session. */
function order(lines: readonly RequestedLine[], form: Partial<OrderForm> = {}) {
  const { accountId, userId } = shopUsers.admin
  return orderFromLines(createScope(shop.db, { accountId, userId }), lines, { ...onTerms, ...form }, shop.services)
}

function line(itemId: number, quantity = 1): RequestedLine {
  return { itemId, unit: unitsOf(itemId).each, quantity }
}

async function countOf(table: 'orders' | 'carts' | 'reserved_goods') {
  const { rows } = await shop.db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
  )
  return rows[0]?.count
}

describe('an order from lines', () => {
  it('CHK-01 has to the cent the total of the same lines in a cart, and needs no cart', async () => {
    const lines = [line(shopItems.gauze, 3), line(shopItems.untaxed)]
    const placed = await order(lines)
    expect(await countOf('carts')).toBe(0)
    for (const { itemId, unit, quantity } of lines) await shop.as('admin', 'addItem', { itemId, unit, quantity })
    const { key: _key, isPriceVisible: _visible, ...form } = onTerms
    const byCart = (await shop.as('admin', 'placeOrder', form, { idempotencyKey: 'by-cart' })).output()
    const read = async (id: number) => (await shop.as('admin', 'getSalesOrder', { id })).output()
    const { id: _id, orderNumber: _number, lines: madeLines, ...made } = await read(placed.id)
    const { id: _id2, orderNumber: _number2, lines: cartLines, ...ofCart } = await read(byCart.orderConfirmation.id)
    const withoutId = ({ id: _lineId, ...rest }: (typeof madeLines)[number]) => rest
    expect(made).toEqual(ofCart)
    expect(madeLines.map(withoutId)).toEqual(cartLines.map(withoutId))
  })

  it('CHK-05 with a used key is the existing order, also 20 times at once', async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => order([line(shopItems.gauze)])))
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(1)
    expect(await countOf('orders')).toBe(1)
  })

  it('CHK-10 writes the buyer a mail', async () => {
    await order([line(shopItems.gauze)])
    const { rows } = await shop.db.execute(sql`SELECT kind, recipient FROM mail_outbox`)
    expect(rows).toEqual([{ kind: 'order-placed', recipient: 'admin@shop.example' }])
  })

  it.each<[string, readonly RequestedLine[], Partial<OrderForm>, string]>([
    ['no lines', [], {}, 'no-lines'],
    ['an item that nobody has', [{ itemId: 77, unit: 1, quantity: 1 }], {}, 'not-found'],
    ['a unit of another item', [{ ...line(shopItems.gauze), unit: unitsOf(shopItems.swab).box }], {}, 'unknown-unit'],
    ['a product whose variant is not chosen', [line(shopItems.gloveMatrix)], {}, 'unknown-unit'],
    ['an item that is not for sale', [line(shopItems.restricted)], {}, 'not-orderable'],
    ['more than the allocation', [line(shopItems.rationed, 5000)], {}, 'not-orderable'],
    [
      'an address without the license',
      [line(shopItems.prescription)],
      { shipAddressId: shopAddresses.unlicensed },
      'address-not-licensed',
    ],
    ['another company’s address', [line(shopItems.gauze)], { billAddressId: shopAddresses.clinic }, 'not-found'],
    ['a Sunday', [line(shopItems.gauze)], { shipDate: '2026-03-15' }, 'ship-date-not-offered'],
    ['more than the credit', [line(shopItems.specialOrder, 46)], {}, 'over-credit-limit'],
  ])('CHK-06 is refused for %s, and then nothing has changed', async (_what, lines, form, slug) => {
    const refusal: unknown = await order(lines, form).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ProblemError)
    expect(refusal).toMatchObject({ options: { slug } })
    expect([await countOf('orders'), await countOf('reserved_goods')]).toEqual([0, 0])
  })
})
