'use client'
import { calendarDay } from '@gauze/rules'
import { useFormats } from './formats.js'

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const

/**
 * How dates are written, as MM/DD/YYYY by default. It takes an instant, which it writes as its day in Eastern
 * time, where the store is, or a date alone; it throws a RangeError for anything else.
 */
export function useDateFormat(): (date: string | Date) => string {
  const { locale } = useFormats()
  return (date) => new Date(calendarDay(date)).toLocaleDateString(locale, numeric)
}
