import { describe, expect, it } from 'vitest'
import { shipDates } from './ship-dates.js'

const cutoff = '15:00'

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
  ])('%s', (_what, now, expected) => {
    expect(shipDates(new Date(now), 3, [], cutoff)).toEqual(expected)
  })

  it('only on the weekdays the company wants', () => {
    expect(shipDates(new Date('2026-03-11T12:00:00Z'), 3, [1, 4], cutoff)).toEqual([
      '2026-03-12',
      '2026-03-16',
      '2026-03-19',
    ])
  })
})
