import { easternDate } from '@gauze/rules'
import { describe, expect, it } from 'vitest'
import { demoCompanies } from './companies.js'
import type { SellableItem } from './demo.types.js'
import { createCounters, writeHistory } from './history.js'
import { createRandom } from './random.js'

const items: readonly SellableItem[] = Array.from({ length: 80 }, (_, index) => ({
  id: index + 1,
  itemName: `1${index}`,
  displayName: `Exam glove ${index}`,
  urlComponent: `glove-${index}`,
  mpn: `G-${index}`,
  matrixDetails: [],
  rxLevel: '1',
  taxable: true,
  popularity: 0,
  units: [{ id: index + 1, itemId: index + 1, unitName: 'BX', label: 'Box', conversionRate: '1', position: 0 }],
  prices: { 'List Price': `${index + 3}.5000` },
}))

/** The records of every company, with each date as days before the seed. */
function historiesAt(now: Date) {
  const today = easternDate(now)
  const daysAgo = (date: string) => (Date.parse(today) - Date.parse(date)) / 86_400_000
  const counters = createCounters()
  const taxAt = () => ({ ratePercent: '6.25', shippingTaxable: false })
  return demoCompanies(today).map((company) => {
    const random = createRandom(company.account.id)
    const history = writeHistory({ company, items, contractPrices: new Map(), taxAt, now, random, counters })
    return {
      history,
      records: {
        orders: history.orders.map(({ orderNo, status, totalCents }) => ({ orderNo, status, totalCents })),
        invoices: history.invoices.map(({ issuedOn, dueOn, totalCents, paidCents, creditedCents }) => ({
          ...{ issued: daysAgo(issuedOn), due: daysAgo(dueOn), totalCents, paidCents, creditedCents },
        })),
        estimates: history.estimates.map(({ status, totalCents }) => ({ status, totalCents })),
        subscriptions: history.subscriptions.map(({ nextRunOn }) => daysAgo(nextRunOn)),
      },
    }
  })
}

describe('the history of the demonstration', () => {
  const usual = historiesAt(new Date('2026-09-16T16:00:00Z')).map(({ records }) => records)

  it.each([
    ['just after midnight', '2026-09-16T04:05:00Z'],
    ['just before midnight', '2026-09-17T03:55:00Z'],
    ['on a Saturday', '2026-09-19T16:00:00Z'],
    ['at the end of a year', '2027-01-01T04:55:00Z'],
    ['on a leap day', '2028-02-29T15:00:00Z'],
    ['before clocks go forward', '2027-03-14T06:50:00Z'],
    ['before clocks go back', '2027-11-07T05:50:00Z'],
    ['years later', '2033-11-28T20:00:00Z'],
  ])('OPS-07 has the same records when it is seeded %s', (_when, now) => {
    expect(historiesAt(new Date(now)).map(({ records }) => records)).toEqual(usual)
  })

  it.each(['2026-09-16T04:05:00Z', '2026-09-17T03:55:00Z'])('OPS-07 has nothing of the future at %s', (text) => {
    const now = new Date(text)
    for (const { history } of historiesAt(now)) {
      const moments = [
        ...history.orders.map(({ placedAt }) => placedAt),
        ...history.orderEvents.map(({ at }) => at),
        ...history.fulfilments.flatMap(({ shippedAt, deliveredAt }) => [shippedAt, deliveredAt ?? shippedAt]),
        ...history.payments.map(({ receivedAt }) => receivedAt),
        ...history.estimates.map(({ createdAt }) => createdAt),
      ]
      expect(moments.filter((moment) => moment !== undefined && moment > now)).toEqual([])
      expect(history.invoices.filter(({ issuedOn }) => issuedOn > easternDate(now))).toEqual([])
    }
  })
})
