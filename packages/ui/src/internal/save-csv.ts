/**
 * Saves a CSV file. It starts with a byte order mark, because without one a common spreadsheet program reads it in
 * another character set.
 *
 * @example saveCsv('orders.csv', toCsv([['Order', 'Total'], ['SO-1', 12.5]]))
 */
export function saveCsv(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
