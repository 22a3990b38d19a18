import { saveFile } from './save-file.js'

/**
 * Saves a CSV file. It starts with a byte order mark, because without one a common spreadsheet program reads it in
 * another character set.
 *
 * @example saveCsv('orders.csv', toCsv([['Order', 'Total'], ['SO-1', 12.5]]))
 */
export function saveCsv(name: string, csv: string): void {
  saveFile(name, new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
}
