import { cents } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { accountPayment } from '../../ports/account-payment.js'
import { businessCalendar } from '../../ports/business-calendar.js'
import type { PaymentRequest, Ports, Tax } from '../../ports/ports.types.js'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { type ShopUser, shopAddresses, shopCards } from '../../testing/fixtures/shop-companies.js'
import { startTestServer } from '../../testing/test-server.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  shop.replacePorts()
  await shop.reset()
})

const { licensed, clinic } = shopAddresses
const onTerms = { shipAddressId: licensed, billAddressId: licensed, poNum: 'PO-7', paymentMethod: 'terms' } as const
const ofClinic = { shipAddressId: clinic, billAddressId: clinic, poNum: '', paymentMethod: shopCards.clinic } as const
const noTax: Tax = { ratePercent: 0, shippingTaxable: false, taxableItemIds: [] }

async function add(who: ShopUser = 'admin') {
  const { each: unit } = unitsOf(shopItems.gauze)
  return (await shop.as(who, 'addItem', { itemId: shopItems.gauze, unit, quantity: 1 })).output()
}

function place(key: string) {
  return shop.as('admin', 'placeOrder', onTerms, { idempotencyKey: key })
}

async function databaseState() {
  const { rows } = await shop.db.execute<{ open: number; orders: number }>(sql`
    SELECT (SELECT count(*)::int FROM orders) AS orders,
      (SELECT count(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND state LIKE 'idle in transaction%') AS open`)
  return rows[0]
}

/** Makes the tax at the hospital hang until it is let go. `asked` waits for the first call. */
function hangTaxOfHospital(others: Partial<Ports> = {}) {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<Tax>()
  shop.replacePorts({
    ...others,
    tax: {
      taxAt: async ({ destination }) => {
        if (destination.zip !== '12207') return noTax
        asked.resolve()
        return answer.promise
      },
    },
  })
  return { asked: asked.promise, letGo: () => answer.resolve(noTax), fail: () => answer.reject(new Error('Away.')) }
}

it('CHK-05 an order whose port hangs holds no connection and no lock: another company orders the same item', async () => {
  await add()
  await add('clinic')
  const { asked, letGo } = hangTaxOfHospital()
  const placing = place('hanging')
  await asked
  expect(await databaseState()).toEqual({ open: 0, orders: 0 })
  expect((await shop.as('clinic', 'placeOrder', ofClinic, { idempotencyKey: 'clinic' })).status).toBe(200)
  letGo()
  expect((await placing).status).toBe(200)
})

it('CHK-05 ports that do not depend on each other are asked side by side, and the payment last', async () => {
  await add()
  const asked: string[] = []
  const all = Promise.withResolvers<void>()
  const meet = async (name: string) => {
    asked.push(name)
    if (asked.length === 4) all.resolve()
    await all.promise
  }
  const calendar = businessCalendar()
  shop.replacePorts({
    tax: { taxAt: () => meet('tax').then(() => noTax) },
    shippingCharge: { chargeFor: () => meet('shipping').then(() => cents(0)) },
    shippingCalendar: { ...calendar, shipDates: (...args) => meet('dates').then(() => calendar.shipDates(...args)) },
    payment: {
      ...accountPayment,
      kindsFor: () => meet('kinds').then(() => ['terms']),
      authorize: async () => {
        asked.push('payment')
        return { isAccepted: true }
      },
    },
  })
  expect((await place('side-by-side')).status).toBe(200)
  expect(new Set(asked.slice(0, 4))).toEqual(new Set(['tax', 'shipping', 'dates', 'kinds']))
  expect(asked.slice(4)).toEqual(['payment'])
})

it('CHK-06 a price that changes while ports are asked stops the order, and no other total is paid', async () => {
  const { version } = await add()
  const authorized: PaymentRequest[] = []
  const accept = async (request: PaymentRequest) => {
    authorized.push(request)
    await shop.db.execute(sql`UPDATE account_item_prices SET price = 5 WHERE item_id = ${shopItems.gauze}`)
    return { isAccepted: true } as const
  }
  shop.replacePorts({ payment: { ...accountPayment, authorize: accept } })
  const problem = (await place('overtaken')).problem()
  await shop.db.execute(sql`UPDATE account_item_prices SET price = 3.2525 WHERE item_id = ${shopItems.gauze}`)
  expect(problem).toMatchObject({ status: 409, type: 'https://gauze.example/problems/cart-changed' })
  expect(authorized.map(({ total }) => total)).toEqual([1966])
  expect((await shop.as('admin', 'getCart', {})).output()).toMatchObject({ version, totalItems: 1 })
  expect(await databaseState()).toEqual({ open: 0, orders: 0 })
})

it('CHK-05 an order that another server placed with the key meanwhile is the answer, even if the port fails', async () => {
  await add()
  const { asked, fail } = hangTaxOfHospital()
  const placing = place('twice')
  await asked
  const other = await startTestServer({ sharing: shop })
  other.setNow(shop.services.now())
  const options = { token: shop.tokenOf('admin'), idempotencyKey: 'twice' }
  const placed = (await other.call('placeOrder', onTerms, options)).output()
  await other.close()
  fail()
  expect((await placing).output()).toEqual(placed)
})

it('CHK-05 a repeat asks no port, also when its answer was forgotten', async () => {
  await add()
  const placed = (await place('repeated')).output()
  const chargeFor = vi.fn<Ports['shippingCharge']['chargeFor']>().mockRejectedValue(new Error('Away.'))
  shop.replacePorts({ shippingCharge: { chargeFor } })
  expect((await place('repeated')).output()).toEqual(placed)
  await shop.db.execute(sql`DELETE FROM idempotency_keys`)
  expect((await place('repeated')).output()).toEqual(placed)
  expect(chargeFor).not.toHaveBeenCalled()
})
