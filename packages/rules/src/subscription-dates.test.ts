import { expect, it } from 'vitest'
import { subscriptionDates } from './subscription-dates.js'

it('CHK-08 a month without a 31st uses its last day, and the next one its 31st again', () => {
  const rhythm = { startOn: '2027-01-31', every: 1, frequency: 'months' } as const
  expect(subscriptionDates(rhythm, '2027-01-31', 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  expect(subscriptionDates({ ...rhythm, every: 13 }, '2028-02-01', 1)).toEqual(['2028-02-29'])
})

it('CHK-08 weeks keep their weekday through both changes of the clock', () => {
  const rhythm = { startOn: '2026-10-25', every: 1, frequency: 'weeks' } as const
  expect(subscriptionDates(rhythm, '2026-10-26', 2)).toEqual(['2026-11-01', '2026-11-08'])
  const spring = { startOn: '2027-03-07', every: 2, frequency: 'weeks' } as const
  expect(subscriptionDates(spring, '2027-03-08', 2)).toEqual(['2027-03-21', '2027-04-04'])
})

it('CHK-08 dates of the past do not count, however long ago the first one was', () => {
  const rhythm = { startOn: '2020-02-29', every: 1, frequency: 'months' } as const
  expect(subscriptionDates(rhythm, '2026-11-24', 2)).toEqual(['2026-11-29', '2026-12-29'])
})
