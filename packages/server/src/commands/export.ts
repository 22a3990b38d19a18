import { StartError } from '../base/start-error.js'
import { exportSheet } from '../modules/spreadsheets/export-sheet.service.js'
import { sheets } from '../modules/spreadsheets/sheets.js'
import type { Sheet } from '../modules/spreadsheets/spreadsheet.types.js'
import { type Command, defineAction, type GivenWords } from '../services/action.js'
import { onStore } from './operate.js'

/** The words of a command that takes a kind of records and a file, as the help shows them. */
export const SHEET_AND_FILE = `${sheets.map(({ name }) => name).join('|')} FILE`

/**
 * Reads the words of a command that takes a kind of records and a file.
 * @throws StartError unless there are both, and nothing else
 */
export function sheetOf({ command, words }: Pick<GivenWords, 'command' | 'words'>): { sheet: Sheet; path: string } {
  const [kind = '', path = '', ...rest] = words
  const sheet = sheets.find(({ name }) => name === kind)
  if (sheet === undefined) {
    const kinds = sheets.map(({ name }) => name).join(', ')
    throw new StartError(`'${command}' needs what to ${command}, then a file. '${kind}' is none of: ${kinds}.`)
  }
  if (path !== '' && rest.length === 0) return { sheet, path }
  throw new StartError(`'${command} ${kind}' takes one file, such as ${kind}.csv. Run: gauze help`)
}

/** `gauze export` */
export const exportCommand: Command = {
  '': defineAction({
    usage: SHEET_AND_FILE,
    description: 'write all records of a kind into a new CSV file',
    options: {},
    read: (given) => {
      const { sheet, path } = sheetOf(given)
      return onStore(async ({ db }) => {
        const count = await exportSheet(db, sheet, path)
        return `${path} has ${count.toLocaleString('en-US')} rows of ${sheet.name}.`
      })
    },
  }),
}
