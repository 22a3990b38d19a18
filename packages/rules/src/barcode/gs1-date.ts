/**
 * The day that six digits YYMMDD mean. The year is within 50 years of the current one, and day 00 is the last day of the
 * month (GS1 General Specifications, sections 7.12 and 3.4).
 *
 * @param year the current year, as 2026
 * @returns YYYY-MM-DD, or null if there is no such day
 * @example gs1Date('280200', 2026) // '2028-02-29'
 */
export function gs1Date(digits: string, year: number): string | null {
  const [yy = 0, month = 0, day = 0] = (digits.match(/\d\d/g) ?? []).map(Number)
  const full = fullYear(yy, year)
  const lastDay = new Date(Date.UTC(full, month, 0)).getUTCDate()
  if (month < 1 || month > 12 || day > lastDay) return null
  return `${full}-${twoDigits(month)}-${twoDigits(day === 0 ? lastDay : day)}`
}

function fullYear(yy: number, year: number): number {
  const century = year - (year % 100)
  const ahead = yy - (year % 100)
  if (ahead >= 51) return century - 100 + yy
  return ahead <= -50 ? century + 100 + yy : century + yy
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
