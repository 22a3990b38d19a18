/** Spreadsheets run a text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const QUOTED = /[",\r\n]/

/**
 * A field of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula begins with an apostrophe.
 *
 * @example csvField('Dock "B", rear') // '"Dock ""B"", rear"'
 */
export function csvField(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The text of a CSV file, as spreadsheets read it.
 *
 * @example toCsv([['Order', 'Total'], ['SO-1', 12.5]]) // 'Order,Total\r\nSO-1,12.5\r\n'
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(csvField).join(',')}\r\n`).join('')
}
