const DATE_ONLY = /^(\d{4})-?(\d{2})-?(\d{2})$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/
const HOUR = 3_600_000
const DAY = 24 * HOUR

const eastern = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/**
 * Formats a date as MM/DD/YYYY: an instant as its day in Eastern time, where the store is; a date without time
 * (`YYYY-MM-DD`, or `YYYYMMDD` as in notifications) unchanged, without a time zone.
 *
 * @throws RangeError when it is not a date, or an instant without its offset.
 * @example formatDate('2026-11-20') // '11/20/2026'
 * @example formatDate('2026-11-20T03:00:00Z') // '11/19/2026'
 */
export function formatDate(date: string | Date): string {
  const [year, month, day] = calendarDay(date).split('-')
  return `${month}/${day}/${year}`
}

/**
 * The day of an instant in Eastern time, as YYYY-MM-DD.
 *
 * @throws RangeError when it is not an instant.
 */
export function easternDate(instant: string | Date): string {
  const { year, month, day } = easternParts(instant)
  return `${year}-${month}-${day}`
}

/**
 * The time of day of an instant in Eastern time, as HH:MM, to compare with a cutoff time.
 *
 * @throws RangeError when it is not an instant.
 */
export function easternTime(instant: string | Date): string {
  const { hour, minute } = easternParts(instant)
  return `${hour}:${minute}`
}

/**
 * The instant at which a day begins in Eastern time, for filters between days.
 *
 * @param date YYYY-MM-DD
 * @throws RangeError when it is not a date.
 * @example easternDayStart('2026-07-01').toISOString() // '2026-07-01T04:00:00.000Z'
 */
export function easternDayStart(date: string): Date {
  const standard = new Date(utcMidnight(date) + 5 * HOUR)
  // Clocks change at 2 in the morning, so midnight is either in standard time or one hour earlier.
  return easternTime(standard) === '00:00' ? standard : new Date(standard.getTime() - HOUR)
}

/**
 * The instant that a calendar means: exact with an offset; a time without one, and the beginning of a day alone, in
 * Eastern time.
 *
 * @returns null when it is invalid.
 * @example easternInstant('2026-11-23T08:00')?.toISOString() // '2026-11-23T13:00:00.000Z'
 */
export function easternInstant(text: string): Date | null {
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?$/.exec(text) ?? []
  if (day === undefined) return INSTANT.test(text) ? validDate(new Date(text)) : null
  const standard = validDate(new Date(Date.parse(`${day}T${time}Z`) + 5 * HOUR))
  if (standard === null) return null
  return easternTime(standard) === time.slice(0, 5) ? standard : new Date(standard.getTime() - HOUR)
}

function validDate(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date
}

/**
 * The date some days later, or earlier when negative.
 *
 * @param date YYYY-MM-DD
 * @throws RangeError when it is not a date.
 */
export function addDays(date: string, days: number): string {
  return new Date(utcMidnight(date) + days * DAY).toISOString().slice(0, 10)
}

/**
 * Returns true after the expiration date; on that day itself, the record is still valid.
 *
 * @param expiration YYYY-MM-DD, or an instant, which counts by its Eastern day
 * @param today YYYY-MM-DD in Eastern time, as {@link easternDate} gives it
 * @throws RangeError when either is not a date.
 */
export function isExpired(expiration: string | Date, today: string): boolean {
  return calendarDay(expiration) < calendarDay(today)
}

/**
 * Returns a day as YYYY-MM-DD: for an instant, the day in Eastern time; for a date without time, the date itself.
 *
 * @param date an instant, `YYYY-MM-DD`, or `YYYYMMDD` as in notifications
 * @throws RangeError when it is not a date, or an instant without its offset.
 */
export function calendarDay(date: string | Date): string {
  if (typeof date === 'string' && DATE_ONLY.test(date)) return new Date(utcMidnight(date)).toISOString().slice(0, 10)
  return easternDate(date)
}

function utcMidnight(date: string): number {
  const [, year = '', month = '', day = ''] = DATE_ONLY.exec(date) ?? []
  const instant = new Date(`${year}-${month}-${day}T00:00:00Z`)
  // Some engines roll over a day that the month does not have, so it is formatted again and compared.
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(8, 10) !== day) throw notADate(date)
  return instant.getTime()
}

function easternParts(instant: string | Date): Record<'year' | 'month' | 'day' | 'hour' | 'minute', string> {
  const moment = toInstant(instant)
  const parts = { year: '', month: '', day: '', hour: '', minute: '' }
  for (const { type, value } of eastern.formatToParts(moment)) {
    if (type in parts) Object.assign(parts, { [type]: value })
  }
  return parts
}

function toInstant(instant: string | Date): Date {
  if (typeof instant === 'string' && !INSTANT.test(instant)) throw notADate(instant)
  const moment = new Date(instant)
  if (Number.isNaN(moment.getTime())) throw notADate(String(instant))
  return moment
}

function notADate(text: string): RangeError {
  return new RangeError(
    `"${text.slice(0, 60)}" is not a date. Give YYYY-MM-DD, or an instant with its offset such as 2026-11-20T15:00:00Z.`,
  )
}
