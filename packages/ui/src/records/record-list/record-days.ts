/** The days between which records are listed, from a form or an address. */
export interface RecordDays {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** The error of a day. */
export interface RecordDayProblem {
  readonly code: 'noDay' | 'reversed'
}

const noDay: RecordDayProblem = { code: 'noDay' }

/** The errors of the days, by field; the server accepts days without errors. */
export function recordDayProblems({
  fromDate,
  toDate,
}: RecordDays): Readonly<Partial<Record<keyof RecordDays, RecordDayProblem>>> {
  const isFrom = isDay(fromDate)
  if (!isDay(toDate)) return { ...(isFrom ? {} : { fromDate: noDay }), toDate: noDay }
  if (!isFrom) return { fromDate: noDay }
  return fromDate && toDate && toDate < fromDate ? { toDate: { code: 'reversed' } } : {}
}

/** The same as rules of the form that asks for the days. */
export const recordDayRules = {
  fromDate: [(_: string, days: RecordDays) => recordDayProblems(days).fromDate ?? null],
  toDate: [(_: string, days: RecordDays) => recordDayProblems(days).toDate ?? null],
}

/** Whether records cannot be listed, because of the days between which they are asked for. */
export function hasDayProblems(days: RecordDays): boolean {
  return Object.keys(recordDayProblems(days)).length > 0
}

function isDay(text: string | undefined): boolean {
  if (!text) return true
  const midnight = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(`${text}T`)
  return isReal && text >= '1900' && text < '9999'
}
