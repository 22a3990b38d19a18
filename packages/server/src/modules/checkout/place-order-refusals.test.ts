import type { CallInput } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { indexChanges } from '../../../../search/src/live/index-changes.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopCards } from '../../testing/fixtures/shop-companies.js'

type Form = CallInput<'placeOrder'>

let shop: TestShop
let keys = 0

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const onTerms: Form = {
  shipAddressId: shopAddresses.licensed,
  billAddressId: shopAddresses.licensed,
  poNum: 'PO-7',
  paymentMethod: 'terms',
}

async function add(itemId: number, quantity = 1, who: ShopUser = 'admin') {
  return (await shop.as(who, 'addItem', { itemId, unit: unitsOf(itemId).each, quantity })).output()
}

function place(form: Partial<Form> = {}, options: { who?: ShopUser; key?: string } = {}) {
  keys += 1
  const { who = 'admin', key = `key-${keys}` } = options
  return shop.as(who, 'placeOrder', { ...onTerms, ...form }, { idempotencyKey: key })
}

async function orderCount() {
  const { rows } = await shop.db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM orders`)
  return rows[0]?.count
}

async function stockOf(itemId: number) {
  const { rows } = await shop.db.execute<{ stock: number }>(
    sql`SELECT quantity_available AS stock FROM items WHERE id = ${itemId}`,
  )
  return rows[0]?.stock
}

async function cartOf(who: ShopUser = 'admin') {
  return (await shop.as(who, 'getCart', {})).output()
}

describe('refusals change nothing', () => {
  const cardForm = { paymentMethod: shopCards.good, poNum: '' }

  it.each<[string, Partial<Form>, number, string]>([
    ['terms without a PO number', { poNum: ' ' }, 422, 'po-required'],
    ['an expired card', { paymentMethod: shopCards.expired }, 422, 'card-expired'],
    ['another company’s card', { paymentMethod: shopCards.clinic }, 404, 'not-found'],
    ['another company’s ship-to address', { shipAddressId: shopAddresses.clinic }, 404, 'not-found'],
    ['another company’s billing address', { billAddressId: shopAddresses.clinic }, 404, 'not-found'],
    ['a Sunday', { shipDate: '2026-03-15' }, 422, 'ship-date-not-offered'],
    ['a past day', { shipDate: '2026-03-10' }, 422, 'ship-date-not-offered'],
    ['another total than the shopper saw', { expectedTotal: 1 }, 409, 'cart-changed'],
    ['a total with fractions of a cent', { expectedTotal: 1.001 }, 422, 'validation'],
  ])('API-63 %s', async (_what, form, status, slug) => {
    const before = await add(shopItems.gauze, 2)
    const problem = (await place(form)).problem()
    expect(problem).toMatchObject({ status, type: `https://gauze.example/problems/${slug}` })
    expect(await cartOf()).toMatchObject({ version: before.version, totalItems: 2 })
    expect(await orderCount()).toBe(0)
  })

  it.each<[keyof Form, Partial<Form>]>([
    ['paymentMethod', { paymentMethod: shopCards.clinic }],
    ['shipAddressId', { shipAddressId: shopAddresses.clinic }],
    ['billAddressId', { billAddressId: shopAddresses.clinic }],
  ])('API-63 names the field of an unknown choice: %s', async (field, form) => {
    await add(shopItems.gauze, 2)
    const { errors } = (await place(form)).problem()
    expect(errors).toEqual({ [field]: [expect.stringContaining('is not one of your company’s')] })
  })

  it('API-63 terms for a company without terms', async () => {
    await add(shopItems.gauze, 1, 'clinic')
    const form = { shipAddressId: shopAddresses.clinic, billAddressId: shopAddresses.clinic }
    expect((await place(form, { who: 'clinic' })).problem()).toMatchObject({
      status: 422,
      errors: { paymentMethod: expect.any(Array) },
    })
  })

  it('CHK-02 a ship-to address without the license', async () => {
    await add(shopItems.prescription, 1)
    const problem = (await place({ shipAddressId: shopAddresses.expired })).problem()
    expect(problem).toMatchObject({
      status: 422,
      errors: { shipAddressId: [expect.stringContaining('expired on 01/31/2020')] },
    })
  })

  it('CHK-03 an order above the remaining credit, open orders counted', async () => {
    await add(shopItems.specialOrder, 30)
    await place()
    await add(shopItems.specialOrder, 12)
    const problem = (await place()).problem()
    expect(problem).toMatchObject({ status: 409, type: 'https://gauze.example/problems/over-credit-limit' })
    expect(problem.detail).toContain(
      'This order comes to $2,592.00, and $2,520.00 of your company’s credit is available.',
    )
    expect((await place(cardForm)).status).toBe(200)
  })

  it('CHK-03 two orders at once cannot both use the same credit', async () => {
    await add(shopItems.specialOrder, 25)
    await add(shopItems.specialOrder, 25, 'noPrice')
    const answers = await Promise.all([place(), place({}, { who: 'noPrice' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('CHK-06 changes since the cart was shown', () => {
  it('a price stops the order until the shopper sends the new total', async () => {
    const { total } = await add(shopItems.untaxed, 10)
    await shop.db.execute(sql`UPDATE item_prices SET price = 3.0525 WHERE item_id = ${shopItems.untaxed}`)
    const unseen = (await place()).problem()
    const seenOld = (await place({ expectedTotal: total ?? 0 })).problem()
    const cart = await cartOf()
    const placed = await place({ expectedTotal: cart.total ?? 0 })
    await shop.db.execute(sql`UPDATE item_prices SET price = 3 WHERE item_id = ${shopItems.untaxed}`)
    expect(unseen).toMatchObject({ status: 409, type: 'https://gauze.example/problems/cart-changed' })
    expect(unseen.detail).toContain('Bandage now costs $3.0525 a base unit; it was $3.00.')
    expect(seenOld.detail).toContain('The total is now $46.68; it was $46.15.')
    expect(cart.cartDetail[0]).toMatchObject({ price: 3.0525, previousPrice: 3 })
    expect(placed.output().orderConfirmation.total).toBe(46.68)
  })

  it('stock that ran short stops the order until the cart has shown it; then it is backordered', async () => {
    await add(shopItems.swab, 50)
    await shop.db.execute(sql`UPDATE items SET quantity_available = 20 WHERE id = ${shopItems.swab}`)
    const problem = (await place()).problem()
    expect(problem.detail).toContain('Alcohol Swab, Each: only 20 of 50 are in stock.')
    expect((await cartOf()).notifications).toHaveLength(1)
    const placed = (await place()).output()
    expect(await stockOf(shopItems.swab)).toBe(0)
    expect((await cartOf()).notifications).toEqual([])
    const { lines } = (await shop.as('buyer', 'getSalesOrder', { id: placed.orderConfirmation.id })).output()
    expect(lines).toMatchObject([{ itemId: shopItems.swab, quantity: 50, backordered: 30 }])
    await shop.db.execute(sql`UPDATE items SET quantity_available = 5000 WHERE id = ${shopItems.swab}`)
  })

  it('an item that was out of stock when it was added can be ordered at once, and so can special orders', async () => {
    await add(shopItems.outOfStock, 5)
    await add(shopItems.specialOrder, 1)
    expect((await place()).status).toBe(200)
    expect([await stockOf(shopItems.outOfStock), await stockOf(shopItems.specialOrder)]).toEqual([0, 0])
  })

  it('a sold-out item is found as out of stock', async () => {
    await shop.db.execute(sql`UPDATE items SET quantity_available = 5 WHERE id = ${shopItems.untaxed}`)
    await add(shopItems.untaxed, 5)
    await place()
    await indexChanges(shop.db, { onUnfit: () => undefined })
    const list = (await shop.as('admin', 'paginateItems', { filters: { availability: ['out-of-stock'] } })).output()
    await shop.db.execute(sql`UPDATE items SET quantity_available = 5000 WHERE id = ${shopItems.untaxed}`)
    expect(list.results.map(({ id }) => id)).toContain(shopItems.untaxed)
  })

  it('allocation is used up by orders, and an order beyond it is stopped', async () => {
    await add(shopItems.rationed, 200)
    await add(shopItems.rationed, 200, 'buyer')
    expect((await place()).status).toBe(200)
    expect((await shop.as('admin', 'getItemAllocation', { itemId: shopItems.rationed })).output().allocationMax).toBe(
      25,
    )
    const problem = (await place({}, { who: 'buyer' })).problem()
    await shop.db.execute(sql`UPDATE account_allocations SET used = 25 WHERE item_id = ${shopItems.rationed}`)
    expect(problem.detail).toContain('Respirator is on allocation and your company may order 25 more in this period.')
  })

  it('an allocation of a past period starts again', async () => {
    await shop.db.execute(
      sql`UPDATE account_allocations SET period_start = '2020-01-01' WHERE item_id = ${shopItems.usedUp}`,
    )
    await add(shopItems.usedUp, 40)
    expect((await place()).status).toBe(200)
    const { rows } = await shop.db.execute<{ used: number; current: boolean }>(sql`
      SELECT used, period_start = date_trunc('month', i.updated_at AT TIME ZONE 'America/New_York') AS current
      FROM account_allocations JOIN items i ON i.id = item_id WHERE item_id = ${shopItems.usedUp}`)
    await shop.db.execute(
      sql`UPDATE account_allocations SET period_start = '2099-01-01', used = 100 WHERE item_id = ${shopItems.usedUp}`,
    )
    expect(rows).toEqual([{ used: 40, current: true }])
  })

  it('an item that can no longer be bought stops the order', async () => {
    await add(shopItems.gauze, 1)
    await shop.db.execute(sql`UPDATE items SET restricted = true WHERE id = ${shopItems.gauze}`)
    const problem = (await place()).problem()
    await shop.db.execute(sql`UPDATE items SET restricted = false WHERE id = ${shopItems.gauze}`)
    expect(problem.detail).toContain(
      'Gauze Pad: This item is currently restricted. Please call an administrator at 800-555-0134.',
    )
    expect(problem.status).toBe(409)
  })
})

it('CHK-06 refuses an address that a colleague changed since the shopper saw it, with both places', async () => {
  await add(shopItems.gauze)
  const { mappedResults } = (await shop.as('admin', 'getAddresses', {})).output()
  const seen = mappedResults.find(({ id }) => id === shopAddresses.unlicensed)
  if (seen === undefined) throw new Error('The address is not there.')
  const { line1, line2, city, state, zip } = seen
  const form = { shipAddressId: seen.id, expectedShipTo: { line1, line2, city, state, zip } }
  await shop.db.execute(sql`UPDATE addresses SET line1 = '9 Oak Street' WHERE id = ${seen.id}`)
  const refused = (await place(form)).problem()
  expect(refused).toMatchObject({ status: 409, type: expect.stringContaining('address-changed') })
  expect(refused.detail).toContain(`it was ${line1}, ${city}, NY ${zip}, and is now 9 Oak Street, ${city}, NY ${zip}.`)
  const billed = { billAddressId: seen.id, expectedBillTo: form.expectedShipTo }
  const other = (await place(billed)).problem()
  expect(other).toMatchObject({ status: 409, errors: { billAddressId: [expect.stringContaining('billing address')] } })
  await shop.db.execute(sql`UPDATE addresses SET line1 = ${line1} WHERE id = ${seen.id}`)
  expect((await place(form)).status).toBe(200)
})
