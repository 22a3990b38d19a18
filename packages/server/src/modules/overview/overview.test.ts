import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'
import { addShopBills } from '../../testing/fixtures/shop-bills.js'
import { shopItems, unitsOf } from '../../testing/fixtures/shop-catalogue.js'
import { shopAddresses, shopCards } from '../../testing/fixtures/shop-companies.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

async function addresses(who: 'buyer' | 'clinic' = 'buyer') {
  return (await shop.as(who, 'getAddresses', {})).output()
}

function fill(itemId: number) {
  return shop.as('buyer', 'addItem', { itemId, unit: unitsOf(itemId).each, quantity: 1 })
}

describe('addresses', () => {
  it('API-39 getAddresses answers the company’s addresses in one statement, the defaults and the cutoff', async () => {
    const answer = await shop.as('buyer', 'getAddresses', {})
    expect(answer.statements).toHaveLength(1)
    expect(answer.output()).toMatchObject({
      defaultShipping: shopAddresses.licensed,
      defaultBilling: shopAddresses.licensed,
      dddShippingCutoffTime: '15:00',
    })
    expect(answer.output().mappedResults.map(({ id }) => id)).toEqual([
      shopAddresses.licensed,
      shopAddresses.expired,
      shopAddresses.unlicensed,
    ])
    expect((await addresses('clinic')).mappedResults.map(({ id }) => id)).toEqual([shopAddresses.clinic])
  })

  it('CHK-02 offers every address while nothing in the cart needs a license', async () => {
    await fill(shopItems.gauze)
    expect((await addresses()).mappedResults.map(({ offeredForCart }) => offeredForCart)).toEqual([true, true, true])
  })

  it('CHK-02 offers only addresses whose unexpired licenses cover every level in the cart, and says why not', async () => {
    await fill(shopItems.prescription)
    await fill(shopItems.controlled)
    const reasons = Object.fromEntries(
      (await addresses()).mappedResults.map(({ id, offeredForCart, withheldReason }) => [
        id,
        { offeredForCart, withheldReason },
      ]),
    )
    expect(reasons[shopAddresses.licensed]).toEqual({ offeredForCart: true, withheldReason: null })
    expect(reasons[shopAddresses.expired]).toEqual({
      offeredForCart: false,
      withheldReason:
        'Some items need a license at this address: its license for Rx level 3 expired on 01/31/2020; there is no license for Rx level 4. Choose another address or have the license updated.',
    })
    expect(reasons[shopAddresses.unlicensed]?.offeredForCart).toBe(false)
  })
})

describe('the account', () => {
  it('API-35 getPaymentMethods answers the company’s cards, and marks expired cards', async () => {
    const { cards } = (await shop.as('buyer', 'getPaymentMethods', {})).output()
    expect(cards.map(({ id, expired, isDefault }) => ({ id, expired, isDefault }))).toEqual([
      { id: shopCards.good, expired: false, isDefault: true },
      { id: shopCards.expired, expired: true, isDefault: false },
    ])
    expect(JSON.stringify(cards)).not.toContain('tok_')
  })

  it('API-34 getOverViewData answers figures and recent records, within six statements', async () => {
    await shop.db.execute(sql`
      INSERT INTO orders (order_no, account_id, user_id, status, ship_address_id, ship_address, bill_address_id, bill_address,
        payment, subtotal_cents, total_cents)
      SELECT 'SO-' || n, 1, 1, CASE WHEN n = 1 THEN 'Pending Approval' ELSE 'Shipped' END, 1, '{"label": "Pharmacy"}', 1,
        '{"label": "Pharmacy"}', '{"kind": "terms", "terms": "Net 30"}', 1000, 1000 FROM generate_series(1, 7) n`)
    const answer = await shop.as('admin', 'getOverViewData', {})
    expect(answer.statements.length).toBeLessThanOrEqual(6)
    expect(answer.output()).toMatchObject({
      accountName: 'Test Hospital',
      balance: 1000,
      overdue: 0,
      availableBalance: 8930,
      openOrders: 6,
      pendingApprovals: 1,
      recentFulfillments: [],
      parcelsOnTheWay: 0,
      // The ward's, of 2020.
      expiringLicenses: 1,
      failedSubscriptions: 0,
    })
    expect(answer.output().recentOrders).toHaveLength(5)
    const hidden = (await shop.as('noPrice', 'getOverViewData', {})).output()
    const visit = (await shop.as('punchout', 'getOverViewData', {})).output()
    expect(visit).toMatchObject({ balance: null, overdue: null, ages: null, spend: null, recentOrders: null })
    expect(hidden).toMatchObject({ balance: null, overdue: null, availableBalance: null, openOrders: 6 })
    expect(hidden).toMatchObject({ ages: null, spend: null })
    expect((await shop.as('clinic', 'getOverViewData', {})).output()).toMatchObject({ openOrders: 0, recentOrders: [] })
  })

  it('ACCT-01 the overview shows open invoices by age and the spending of each of twelve months', async () => {
    await addShopBills(shop.db)
    const { overdue, ages, spend } = (await shop.as('buyer', 'getOverViewData', {})).output()
    expect(overdue).toBe(480)
    expect(ages?.map(({ open }) => open)).toEqual([100, 150, 300, 0, 30])
    expect(spend?.map(({ month }) => month)).toEqual([
      ...['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09'],
      ...['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'],
    ])
    expect(spend?.map(({ amount }) => amount)).toEqual([0, 0, 0, 0, 0, 0, 40, 0, 300, 200, 160, 0])
  })
})
