import type { AccountSettings } from '@gauze/contract'
import { addDays } from '@gauze/rules'

/** The days of a statement, both included, YYYY-MM-DD. */
export interface StatementPeriod {
  readonly startDate: string
  readonly statementDate: string
}

function monthStart(year: number, month: number) {
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/**
 * The latest week from Monday to Sunday, month or quarter that is over; null for a company that wants no statements.
 * @param today YYYY-MM-DD in Eastern time
 * @example lastPeriod('monthly', '2026-03-11') // 2026-02-01 to 2026-02-28
 */
export function lastPeriod(frequency: AccountSettings['statementFrequency'], today: string): StatementPeriod | null {
  if (frequency === 'never') return null
  if (frequency === 'weekly') {
    const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
    const monday = addDays(today, -sinceMonday)
    return { startDate: addDays(monday, -7), statementDate: addDays(monday, -1) }
  }
  const months = frequency === 'monthly' ? 1 : 3
  const [year = 0, month = 0] = today.split('-').map(Number)
  const current = Math.floor((month - 1) / months) * months
  return { startDate: monthStart(year, current - months), statementDate: addDays(monthStart(year, current), -1) }
}
