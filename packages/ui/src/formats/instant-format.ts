'use client'
import { dayLocale, useFormats } from './formats.js'

const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'America/New_York' } as const

/**
 * How instants that the server answered are written: as their day in Eastern time, as by `useDateFormat`. It carries
 * none of the code that reads other dates, for pages that anybody sees.
 */
export function useInstantFormat(): (instant: string) => string {
  const { locale } = useFormats()
  return (instant) => new Date(instant).toLocaleDateString(dayLocale(locale), numeric)
}
