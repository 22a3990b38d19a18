import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, easternDate, easternDayStart, easternInstant, easternTime, formatDate, isExpired } from './dates.js'

const day = fc
  .date({ min: new Date('2008-01-01T00:00:00Z'), max: new Date('2060-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('dates', () => {
  it.each([
    ['2026-11-20', '11/20/2026'],
    ['20261120', '11/20/2026'],
    ['2026-01-05', '01/05/2026'],
    ['2026-11-20T15:00:00Z', '11/20/2026'],
    ['2026-11-20T04:59:59Z', '11/19/2026'],
    ['2026-07-01T03:59:59.999Z', '06/30/2026'],
    ['2026-07-01T04:00:00Z', '07/01/2026'],
    ['2026-12-31T23:30:00-05:00', '12/31/2026'],
  ])('SHELL-09 shows %s as %s', (date, shown) => {
    expect(formatDate(date)).toBe(shown)
  })

  it('SHELL-09 shows a Date by its day in Eastern time', () => {
    expect(formatDate(new Date('2027-01-01T02:00:00Z'))).toBe('12/31/2026')
  })

  it.each([
    '',
    'today',
    '2026-02-30',
    '2026-13-01',
    '20260230',
    '11/20/2026',
    '2026-11-20T15:00:00',
    '2026-11-20 15:00Z',
  ])('refuses %j, which is not a date, and says what a date looks like', (date) => {
    expect(() => formatDate(date)).toThrow(/is not a date\. Give YYYY-MM-DD/)
  })

  it('refuses an invalid Date', () => {
    expect(() => formatDate(new Date(Number.NaN))).toThrow(RangeError)
  })

  it('SHELL-09 shows every date so that it reads back the same', () => {
    fc.assert(
      fc.property(day, (date) => {
        const [month, dayOfMonth, year] = formatDate(date).split('/')
        expect(`${year}-${month}-${dayOfMonth}`).toBe(date)
      }),
    )
  })

  it('gives Eastern time of day, in winter and in summer', () => {
    expect(easternTime('2026-11-20T19:59:00Z')).toBe('14:59')
    expect(easternTime('2026-07-20T19:00:00Z')).toBe('15:00')
    expect(easternTime('2026-11-20T05:00:00Z')).toBe('00:00')
  })

  it('begins every day at Eastern midnight, through both clock changes', () => {
    expect(easternDayStart('2026-07-01').toISOString()).toBe('2026-07-01T04:00:00.000Z')
    expect(easternDayStart('2026-11-01').toISOString()).toBe('2026-11-01T04:00:00.000Z')
    expect(easternDayStart('2026-11-02').toISOString()).toBe('2026-11-02T05:00:00.000Z')
    fc.assert(
      fc.property(day, (date) => {
        const start = easternDayStart(date)
        expect(easternDate(start)).toBe(date)
        expect(easternDate(new Date(start.getTime() - 1))).toBe(addDays(date, -1))
      }),
    )
  })

  it('adds days over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
  })

  it('CHK-02 counts something as expired from the day after its last', () => {
    expect(isExpired('2026-11-20', '2026-11-20')).toBe(false)
    expect(isExpired('2026-11-19', '2026-11-20')).toBe(true)
    expect(isExpired('2026-11-21T04:59:00Z', '2026-11-21')).toBe(true)
  })
})

describe('points in time from a calendar', () => {
  it.each([
    ['2026-11-23T08:00-05:00', '2026-11-23T13:00:00.000Z'],
    ['2026-11-23T08:00:00Z', '2026-11-23T08:00:00.000Z'],
    ['2026-11-23T08:00', '2026-11-23T13:00:00.000Z'],
    ['2026-07-01T08:00:30.5', '2026-07-01T12:00:30.500Z'],
    ['2026-07-01', '2026-07-01T04:00:00.000Z'],
    ['2026-11-02', '2026-11-02T05:00:00.000Z'],
    ['2026-03-08T02:30', '2026-03-08T06:30:00.000Z'],
  ])('CMS-01 %s is %s: without an offset it is in Eastern time', (text, instant) => {
    expect(easternInstant(text)?.toISOString()).toBe(instant)
  })

  it.each(['', 'whenever', '2026-13-01', '2026-11-23T25:00', '2026-11-23T08', '11/23/2026'])(
    '%j is not one',
    (text) => {
      expect(easternInstant(text)).toBeNull()
    },
  )
})
