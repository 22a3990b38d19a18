/** Spreadsheets run a text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/
const QUOTED = /[",\r\n]/

/**
 * The text of a CSV file, as spreadsheets read it. Texts that a spreadsheet would run as a formula begin with an
 * apostrophe.
 *
 * @example toCsv([['Order', 'Total'], ['SO-1', 12.5]]) // 'Order,Total\r\nSO-1,12.5\r\n'
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(toField).join(',')}\r\n`).join('')
}

function toField(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
