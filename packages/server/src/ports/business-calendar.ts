import { addDays, easternDate, easternTime } from '@gauze/rules'
import type { ShippingCalendarPort } from './ports.types.js'

const thursday = 4
const monday = 1

/** The weekday of a date, 0 Sunday to 6 Saturday. */
function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

const fixedHolidays = ['01-01', '06-19', '07-04', '11-11', '12-25']

/** The month, the weekday, and its number within the month; -1 is the last. */
const movingHolidays: readonly { month: number; day: number; nth: number }[] = [
  { month: 1, day: monday, nth: 3 },
  { month: 2, day: monday, nth: 3 },
  { month: 5, day: monday, nth: -1 },
  { month: 9, day: monday, nth: 1 },
  { month: 10, day: monday, nth: 2 },
  { month: 11, day: thursday, nth: 4 },
]

function isFixed(date: string) {
  return fixedHolidays.includes(date.slice(5))
}

/** A holiday on Saturday is kept on Friday, one on Sunday on Monday. */
function isObservedHoliday(date: string): boolean {
  return (
    isFixed(date) ||
    (weekday(date) === 5 && isFixed(addDays(date, 1))) ||
    (weekday(date) === 1 && isFixed(addDays(date, -1))) ||
    isMovingHoliday(date)
  )
}

function isMovingHoliday(date: string): boolean {
  const month = Number(date.slice(5, 7))
  const day = Number(date.slice(8, 10))
  const isLast = addDays(date, 7).slice(5, 7) !== date.slice(5, 7)
  return movingHolidays.some(
    (holiday) =>
      holiday.month === month &&
      holiday.day === weekday(date) &&
      (holiday.nth === -1 ? isLast : Math.ceil(day / 7) === holiday.nth),
  )
}

/** A limit for calendars that have no such days. */
const mostDays = 1_000

function isWeekday(date: string): boolean {
  return weekday(date) >= 1 && weekday(date) <= 5
}

/**
 * Whether a date is a business day: Monday to Friday, and no federal holiday.
 * @param date YYYY-MM-DD
 * @example isBusinessDay('2026-11-26') // false: Thanksgiving
 */
export function isBusinessDay(date: string): boolean {
  return isWeekday(date) && !isObservedHoliday(date)
}

function addOpenDays(start: string, count: number, isOpen: (date: string) => boolean): string {
  let date = start
  for (let left = count; left > 0; ) {
    date = addDays(date, 1)
    if (isOpen(date)) left -= 1
  }
  return date
}

/**
 * The last of a number of business days after a date.
 * @param date YYYY-MM-DD
 * @example addBusinessDays('2026-11-25', 2) // '2026-11-30': Thanksgiving and a weekend are between them
 */
export function addBusinessDays(date: string, count: number): string {
  return addOpenDays(date, count, isBusinessDay)
}

/** A calendar of business days; missing options use the store's defaults. */
export interface BusinessCalendarOptions {
  /** HH:MM in America/New_York. */
  readonly cutoffTime?: string
  /** Whether nothing leaves or arrives on a date, YYYY-MM-DD; federal holidays if not given. */
  readonly isHoliday?: (date: string) => boolean
  /** Business days from leaving to arriving; 0 if not given. */
  readonly transitDays?: (zip: string) => number
}

/**
 * Orders leave from Monday to Friday, except holidays: from today, or from tomorrow once the cutoff time has passed, so
 * that they arrive on the weekdays that the company chose.
 * @example
 * const calendar = businessCalendar({ cutoffTime: '12:00', transitDays: (zip) => (zip.startsWith('9') ? 4 : 1) })
 */
export function businessCalendar({
  cutoffTime = '15:00',
  isHoliday = isObservedHoliday,
  transitDays = () => 0,
}: BusinessCalendarOptions = {}): ShippingCalendarPort {
  const isOpen = (date: string) => isWeekday(date) && !isHoliday(date)
  return {
    cutoffTime,
    shipDates: async ({ now, count, deliveryDays, destination }) => {
      const weekdays = deliveryDays.filter((day) => day >= 1 && day <= 5)
      const transit = transitDays(destination.zip)
      const dates: string[] = []
      let date = easternTime(now) < cutoffTime ? easternDate(now) : addDays(easternDate(now), 1)
      for (let looked = 0; dates.length < count && looked < mostDays; looked += 1, date = addDays(date, 1)) {
        if (!isOpen(date)) continue
        if (weekdays.length === 0 || weekdays.includes(weekday(addOpenDays(date, transit, isOpen)))) dates.push(date)
      }
      return dates
    },
  }
}
