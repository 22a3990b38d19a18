/** The days between which orders are listed, from a form or an address. */
export interface OrderDays {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

/** The error of a day. */
export interface OrderDayProblem {
  readonly code: 'noDay' | 'reversed'
}

const noDay: OrderDayProblem = { code: 'noDay' }

/** The errors of the days, by field; the server accepts days without errors. */
export function orderDayProblems({
  fromDate,
  toDate,
}: OrderDays): Readonly<Partial<Record<keyof OrderDays, OrderDayProblem>>> {
  const isFrom = isDay(fromDate)
  if (!isDay(toDate)) return { ...(isFrom ? {} : { fromDate: noDay }), toDate: noDay }
  if (!isFrom) return { fromDate: noDay }
  return fromDate && toDate && toDate < fromDate ? { toDate: { code: 'reversed' } } : {}
}

/** The same as rules of the form that asks for the days. */
export const orderDayRules = {
  fromDate: [(_: string, days: OrderDays) => orderDayProblems(days).fromDate ?? null],
  toDate: [(_: string, days: OrderDays) => orderDayProblems(days).toDate ?? null],
}

function isDay(text: string | undefined): boolean {
  if (!text) return true
  const midnight = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(`${text}T`)
  return isReal && text >= '1900' && text < '9999'
}
