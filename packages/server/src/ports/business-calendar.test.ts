import { describe, expect, it } from 'vitest'
import { type BusinessCalendarOptions, businessCalendar } from './business-calendar.js'

const destination = { city: 'Albany', zip: '12207' }

function shipDates(now: string, deliveryDays: readonly number[] = [], options: BusinessCalendarOptions = {}) {
  return businessCalendar(options).shipDates(
    { now: new Date(now), count: 3, deliveryDays, destination },
    new AbortController().signal,
  )
}

describe('CHK-04 ship dates', () => {
  it.each([
    ['from today before the cutoff', '2026-03-11T18:59:00Z', ['2026-03-11', '2026-03-12', '2026-03-13']],
    ['from tomorrow at the cutoff', '2026-03-11T19:00:00Z', ['2026-03-12', '2026-03-13', '2026-03-16']],
    ['by Eastern time in winter too', '2026-01-14T19:59:00Z', ['2026-01-14', '2026-01-15', '2026-01-16']],
    ['not on weekends', '2026-03-14T12:00:00Z', ['2026-03-16', '2026-03-17', '2026-03-18']],
    ['not on Thanksgiving', '2026-11-25T12:00:00Z', ['2026-11-25', '2026-11-27', '2026-11-30']],
    [
      'not on the Monday that ends January’s third week',
      '2026-01-16T23:00:00Z',
      ['2026-01-20', '2026-01-21', '2026-01-22'],
    ],
    ['not on the last Monday of May', '2026-05-22T23:00:00Z', ['2026-05-26', '2026-05-27', '2026-05-28']],
    [
      'not on the Friday before a holiday on Saturday',
      '2026-07-02T23:00:00Z',
      ['2026-07-06', '2026-07-07', '2026-07-08'],
    ],
    ['not on the Monday after a holiday on Sunday', '2027-07-02T23:00:00Z', ['2027-07-06', '2027-07-07', '2027-07-08']],
    [
      'not on the last day of a year whose new year falls on Saturday',
      '2027-12-30T12:00:00Z',
      ['2027-12-30', '2028-01-03', '2028-01-04'],
    ],
  ])('%s', async (_what, now, expected) => {
    expect(await shipDates(now)).toEqual(expected)
  })

  it('only on the weekdays the company chose', async () => {
    expect(await shipDates('2026-03-11T12:00:00Z', [1, 4])).toEqual(['2026-03-12', '2026-03-16', '2026-03-19'])
  })

  it('so that they arrive on the weekdays the company chose, not counting holidays', async () => {
    // Wednesday 2026-11-25 leaves before Thanksgiving: two business days later is Monday.
    expect(await shipDates('2026-11-25T12:00:00Z', [1], { transitDays: () => 2 })).toEqual([
      '2026-11-25',
      '2026-12-03',
      '2026-12-10',
    ])
  })

  it('by the cutoff time and holidays of another business', async () => {
    const options = { cutoffTime: '08:00', isHoliday: (date: string) => date === '2026-03-12' }
    expect(await shipDates('2026-03-11T13:00:00Z', [], options)).toEqual(['2026-03-13', '2026-03-16', '2026-03-17'])
  })
})
