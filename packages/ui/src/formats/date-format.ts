'use client'
import { calendarDay } from '@gauze/rules'
import { dayLocale, useFormats } from './formats.js'

const weekday = { weekday: 'long', timeZone: 'UTC' } as const
const monthAndYear = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const

/**
 * Returns a function that formats a date, as MM/DD/YYYY by default. An instant is shown as its day in Eastern time,
 * where the store is; a date without time is shown as it is. The function throws a RangeError for any other text.
 *
 * @example
 * const date = useDateFormat()
 * date('2026-03-02T15:00:00Z') // '03/02/2026'
 */
export function useDateFormat(): (date: string | Date) => string {
  const { locale } = useFormats()
  return (date) => new Date(calendarDay(date)).toLocaleDateString(dayLocale(locale), numeric)
}

/**
 * Returns a function that formats a date with its weekday, for a date that a person plans by. An instant is shown as its
 * day in Eastern time.
 *
 * @example
 * const day = useDayFormat()
 * day('2026-12-01') // 'Tue, 12/01/2026'
 */
export function useDayFormat(): (date: string | Date) => string {
  const { locale } = useFormats()
  return (date) => new Date(calendarDay(date)).toLocaleDateString(dayLocale(locale), { ...numeric, weekday: 'short' })
}

/**
 * Returns a function that names the weekday of a date.
 *
 * @example
 * const weekday = useWeekdayFormat()
 * weekday('2026-12-01') // 'Tuesday'
 */
export function useWeekdayFormat(): (date: string) => string {
  const { locale } = useFormats()
  return (date) => new Date(calendarDay(date)).toLocaleDateString(locale, weekday)
}

/**
 * Returns a function that names a month with its year.
 *
 * @example
 * const month = useMonthFormat()
 * month('2026-11') // 'Nov 2026'
 */
export function useMonthFormat(): (month: string) => string {
  const { locale } = useFormats()
  return (month) => new Date(`${month}-01`).toLocaleDateString(locale, monthAndYear)
}
