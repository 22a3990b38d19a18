import { addDays } from './dates.js'

/** The rhythm of a subscription: every `every` weeks or months from its first date on. */
export interface SubscriptionRhythm {
  /** YYYY-MM-DD: the first date; the day of the month of all later ones, if that month has it. */
  readonly startOn: string
  /** How many weeks or months lie between two dates, 1 or more. */
  readonly every: number
  readonly frequency: 'weeks' | 'months'
}

/** The date some months later; the last day of a month that is too short. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

function dateAt({ startOn, every, frequency }: SubscriptionRhythm, index: number): string {
  return frequency === 'weeks' ? addDays(startOn, index * every * 7) : addMonths(startOn, index * every)
}

/** The index of a date that is not later than `from`, or 0. */
function indexBefore({ startOn, every, frequency }: SubscriptionRhythm, from: string): number {
  const days = (Date.parse(from) - Date.parse(startOn)) / 86_400_000
  const longest = every * (frequency === 'weeks' ? 7 : 31)
  return Math.max(0, Math.floor(days / longest) - 1)
}

/**
 * The next dates of a subscription, earliest first. They are calendar days in Eastern time, so a change of the clock
 * moves none. A month without the day of the first date uses its last day.
 *
 * @param rhythm the first date and the distance between dates
 * @param from YYYY-MM-DD: the first day that counts
 * @param count how many dates
 * @example
 * subscriptionDates({ startOn: '2027-01-31', every: 1, frequency: 'months' }, '2027-02-01', 2) // ['2027-02-28', '2027-03-31']
 */
export function subscriptionDates(rhythm: SubscriptionRhythm, from: string, count: number): string[] {
  const dates: string[] = []
  for (let index = indexBefore(rhythm, from); dates.length < count; index += 1) {
    const date = dateAt(rhythm, index)
    if (date >= from) dates.push(date)
  }
  return dates
}
