import type { SubscriptionRhythm } from '@gauze/rules'
import { useDateFormat, useWeekdayFormat } from '../../formats/index.js'

/** Writes the dates and the rhythm of a subscription. */
export function useDates(text: {
  day: (weekday: string, date: string) => string
  rhythm: (every: number, frequency: SubscriptionRhythm['frequency'], weekday: string, day: number) => string
}) {
  const [short, weekdayOf] = [useDateFormat(), useWeekdayFormat()]
  return {
    short,
    long: (date: string) => text.day(weekdayOf(date), short(date)),
    rhythm: ({ every, frequency, startOn }: SubscriptionRhythm) =>
      text.rhythm(every, frequency, weekdayOf(startOn), Number(startOn.slice(-2))),
  }
}
