import { StartError } from '../base/start-error.js'
import {
  type Counts,
  type ImportRequest,
  type ImportResult,
  importSheet,
} from '../modules/spreadsheets/import-sheet.service.js'
import { type Command, defineAction } from '../services/action.js'
import { SHEET_AND_FILE, sheetOf } from './export.js'
import { noteText, refusedFileText } from './import-words.js'
import { withServices } from './operate.js'

function countsText({ added, changed, unchanged }: Counts): string {
  const [more, other, same] = [added, changed, unchanged].map((count) => count.toLocaleString('en-US'))
  return `${more} added, ${other} changed, ${same} unchanged`
}

const rebuildAdvice =
  'The search of a running store indexes so many changes for minutes. To have them all sooner, run: gauze search rebuild'

function importedText({ path, isCheck }: ImportRequest, { counts, notes, isMuchToIndex }: ImportResult): string {
  const outcome = isCheck ? `${path} has no mistake. An import would have these results` : `${path} is imported`
  return [...notes.map(noteText), ...(isMuchToIndex ? [rebuildAdvice] : []), `${outcome}: ${countsText(counts)}.`].join(
    '\n',
  )
}

/** `gauze import` */
export const importCommand: Command = {
  '': defineAction({
    usage: `${SHEET_AND_FILE} [--check]`,
    description: `add and change records by a CSV file: all its rows, or none if one has a mistake; with --check,
do everything but the change`,
    options: { check: { type: 'boolean' } },
    read: (given) => {
      const request = { ...sheetOf(given), isCheck: given.values.check ?? false }
      return withServices(async ({ db }, services) => {
        const result = await importSheet(db, request, services)
        if ('code' in result) throw new StartError(refusedFileText(request.path, result))
        return importedText(request, result)
      })
    },
  }),
}
