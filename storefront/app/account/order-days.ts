/** The days between which orders are listed, from a form or an address. */
export interface OrderDays {
  readonly fromDate?: string | undefined
  readonly toDate?: string | undefined
}

const NO_DAY = 'Enter a day with the year in four digits, such as 11/20/2026'
const REVERSED = 'Choose a day that is not before From'

/** The errors of the days, by field and in words; the server accepts days without errors. */
export function orderDayProblems({ fromDate, toDate }: OrderDays): OrderDays {
  const isFrom = isDay(fromDate)
  if (!isDay(toDate)) return { ...(isFrom ? {} : { fromDate: NO_DAY }), toDate: NO_DAY }
  if (!isFrom) return { fromDate: NO_DAY }
  return fromDate && toDate && toDate < fromDate ? { toDate: REVERSED } : {}
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
