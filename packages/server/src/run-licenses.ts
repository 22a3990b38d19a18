import { writeFile } from 'node:fs/promises'
import type { Config } from './base/config.js'
import { StartError } from './base/start-error.js'
import {
  confirmLicense,
  listLicenses,
  readReviewedDocument,
  refuseLicense,
} from './modules/company/review-licenses.service.js'
import { withOperatorJobs } from './operator-jobs.js'
import { readNumber, readRecordCommand, readText } from './operator-options.js'
import type { Store } from './services/store.js'

async function saveDocument({ db }: Store, id: number, file: string): Promise<string> {
  const content = await readReviewedDocument(db, id)
  await writeFile(file, content, { flag: 'wx' }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The file ${file} could not be written: ${reason}. Name a new file with --file.`)
  })
  return `The document of license ${id} is in ${file}.`
}

/**
 * Reads the words after `gauze licenses`, by which an operator lists, confirms or refuses licenses that administrators
 * entered, or looks at their documents.
 * @returns the work, which answers a sentence for the operator, or the list
 * @throws StartError when the words are wrong; the work throws a ProblemError when the license refuses
 * @example
 * await runLicenses(['refuse', '12', '--reason', 'The document is of another company.'], config)(store)
 */
export function runLicenses(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const { action, number, values } = readRecordCommand(args, {
    command: 'licenses',
    options: { reason: { type: 'string' }, file: { type: 'string' } },
    actions: { list: [], document: ['file'], confirm: [], refuse: ['reason'] },
    takes: 'the number of one license, such as 12',
  })
  if (action === 'list') return ({ db }) => listLicenses(db)
  const id = readNumber(number, 'a license')
  if (action === 'document') {
    const { file = '' } = values
    if (file !== '') return (store) => saveDocument(store, id, file)
    throw new StartError("'licenses document' needs the name of a new file: --file FILE.")
  }
  const reason = readText('reason', values.reason ?? '')
  if (action === 'refuse' && reason === '') {
    throw new StartError("'licenses refuse' needs a reason for the administrators of the company: --reason TEXT.")
  }
  return (store) =>
    withOperatorJobs(store, config, (operator) => {
      const services = { ...operator, now: () => new Date() }
      return action === 'confirm'
        ? confirmLicense(store.db, id, services)
        : refuseLicense(store.db, id, reason, services)
    })
}
