import type { Config } from '../base/config.js'
import { StartError } from '../base/start-error.js'
import { exportSheet } from '../modules/spreadsheets/export-sheet.service.js'
import { importSheet } from '../modules/spreadsheets/import-sheet.service.js'
import { sheets } from '../modules/spreadsheets/sheets.js'
import type { Sheet } from '../modules/spreadsheets/spreadsheet.types.js'
import type { Store } from '../services/store.js'
import { withOperatorJobs } from './operator-jobs.js'
import { readOptions } from './read-words.js'

/** @throws StartError unless there are a kind and a file, and nothing else */
function requestOf(
  command: string,
  [kind = '', path = '', ...rest]: readonly string[],
): { sheet: Sheet; path: string } {
  const sheet = sheets.find(({ name }) => name === kind)
  if (sheet === undefined) {
    const kinds = sheets.map(({ name }) => name).join(', ')
    throw new StartError(`'${command}' needs what to ${command}, then a file. '${kind}' is none of: ${kinds}.`)
  }
  if (path !== '' && rest.length === 0) return { sheet, path }
  throw new StartError(`'${command} ${kind}' takes one file, such as ${kind}.csv. Run: gauze help`)
}

/**
 * Reads the words after `gauze export`, by which an operator writes all records of a kind into a CSV file.
 * @returns the work, which answers a sentence for the operator
 * @throws StartError when the words are wrong; the work throws one when it cannot write the file
 * @example
 * await runExport(['items', 'items.csv'])(store)
 */
export function runExport(args: readonly string[]): (store: Store) => Promise<string> {
  const { sheet, path } = requestOf('export', readOptions(args, {}).positionals)
  return ({ db }) => exportSheet(db, sheet, path)
}

/**
 * Reads the words after `gauze import`, by which an operator adds and changes records by a CSV file.
 * @returns the work, which answers sentences for the operator
 * @throws StartError when the words are wrong; the work throws one that names the mistakes of the file
 * @example
 * await runImport(['items', 'items.csv', '--check'], config)(store)
 */
export function runImport(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const { values, positionals } = readOptions(args, { check: { type: 'boolean' } })
  const request = { ...requestOf('import', positionals), isCheck: values.check ?? false }
  return (store) =>
    withOperatorJobs(store, config, (operator) =>
      importSheet(store.db, request, { ...operator, now: () => new Date() }),
    )
}
