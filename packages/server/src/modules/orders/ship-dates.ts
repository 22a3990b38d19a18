import { addDays, easternDate, easternTime } from '@gauze/rules'

const thursday = 4
const monday = 1

/** The weekday of a date, 0 Sunday to 6 Saturday. */
const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

const fixedHolidays = ['01-01', '06-19', '07-04', '11-11', '12-25']

/** Month, weekday and which one of the month; -1 is the last. */
const movingHolidays: readonly { month: number; day: number; nth: number }[] = [
  { month: 1, day: monday, nth: 3 },
  { month: 2, day: monday, nth: 3 },
  { month: 5, day: monday, nth: -1 },
  { month: 9, day: monday, nth: 1 },
  { month: 10, day: monday, nth: 2 },
  { month: 11, day: thursday, nth: 4 },
]

const isFixed = (date: string) => fixedHolidays.includes(date.slice(5))

/** A holiday on Saturday is kept on Friday, one on Sunday on Monday. */
const isObservedHoliday = (date: string): boolean =>
  isFixed(date) ||
  (weekday(date) === 5 && isFixed(addDays(date, 1))) ||
  (weekday(date) === 1 && isFixed(addDays(date, -1))) ||
  isMovingHoliday(date)

const isMovingHoliday = (date: string): boolean => {
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

/** Whether the warehouse works: Monday to Friday, federal holidays off. */
const isBusinessDay = (date: string): boolean => weekday(date) >= 1 && weekday(date) <= 5 && !isObservedHoliday(date)

/**
 * The next days on which an order can leave (CHK-04): business days from today, or from tomorrow once the cutoff time
 * has passed, on the weekdays the company wants.
 * @param now the present moment
 * @param count how many days to offer
 * @param deliveryDays 1 Monday to 5 Friday; empty means any
 * @param cutoffTime HH:MM in America/New_York
 * @returns dates YYYY-MM-DD, earliest first
 * @example
 * shipDates(new Date('2026-11-20T21:00:00Z'), 2, [], '15:00') // ['2026-11-23', '2026-11-24']
 */
export const shipDates = (now: Date, count: number, deliveryDays: readonly number[], cutoffTime: string): string[] => {
  const wanted = deliveryDays.filter((day) => day >= 1 && day <= 5)
  const dates: string[] = []
  let date = easternTime(now) < cutoffTime ? easternDate(now) : addDays(easternDate(now), 1)
  for (; dates.length < count; date = addDays(date, 1)) {
    if (isBusinessDay(date) && (wanted.length === 0 || wanted.includes(weekday(date)))) dates.push(date)
  }
  return dates
}
