import { calls } from '@gauze/contract/schemas'
import { accountPagePermission } from '@gauze/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../testing/fixtures/shop.js'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

describe('what the account menu hides', () => {
  it('NAV-07 the server refuses sales orders to a user without isPriceVisible, the list and each one', async () => {
    for (const answer of [
      await shop.as('noPrice', 'getSalesOrders', {}),
      await shop.as('noPrice', 'getSalesOrder', { id: 1 }),
    ]) {
      expect(answer.status).toBe(403)
      expect(answer.problem().detail).toBe('Your login may not see prices. Ask an administrator of your company.')
    }
    expect((await shop.as('buyer', 'getSalesOrders', {})).status).toBe(200)
  })

  it('NAV-07 the calls behind a page ask for the permission that its menu entry asks for', () => {
    expect(calls.getSalesOrders.permission).toBe(accountPagePermission('salesorders'))
    expect(calls.getSalesOrder.permission).toBe(accountPagePermission('orderdetails'))
  })

  it('NAV-07 the overview keeps amounts and sales orders from a user without isPriceVisible', async () => {
    const { balance, overdue, availableBalance, recentOrders } = (
      await shop.as('noPrice', 'getOverViewData', {})
    ).output()
    expect([balance, overdue, availableBalance, recentOrders]).toEqual([null, null, null, null])
  })
})
