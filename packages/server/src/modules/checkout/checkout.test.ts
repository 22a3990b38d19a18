import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../testing/fixtures/shop.js'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

describe('before placing', () => {
  it('API-59 CHK-03 getCheckoutData answers terms, the remaining credit, and the approval threshold', async () => {
    expect((await shop.as('buyer', 'getCheckoutData', {})).output()).toEqual({
      hasTerms: true,
      terms: 'Net 30',
      availableBalance: 9000,
      approvalThreshold: 500,
    })
    expect((await shop.as('clinic', 'getCheckoutData', {})).output()).toEqual({
      hasTerms: false,
      terms: null,
      availableBalance: null,
      approvalThreshold: null,
    })
    expect((await shop.as('noPrice', 'getCheckoutData', {})).output()).toMatchObject({
      hasTerms: true,
      availableBalance: null,
    })
  })

  it('API-60 getTypes offers terms only to companies that have them', async () => {
    expect((await shop.as('buyer', 'getCheckoutTypes', {})).output()).toEqual({ types: ['terms', 'card'] })
    expect((await shop.as('clinic', 'getCheckoutTypes', {})).output()).toEqual({ types: ['card'] })
  })

  it('API-61 getAlternateShippingData answers as many days as requested', async () => {
    const input = { numShipDates: 4, shipAddressZip: '12207', shipCity: 'Albany' }
    expect((await shop.as('buyer', 'getAlternateShippingData', input)).output()).toEqual({
      shipDates: ['2026-03-11', '2026-03-12', '2026-03-13', '2026-03-16'],
      cutoffTime: '15:00',
    })
  })
})
