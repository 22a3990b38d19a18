import { writeFile } from 'node:fs/promises'
import type { Config } from '../base/config.js'
import { StartError } from '../base/start-error.js'
import {
  confirmLicense,
  listCountingLicenses,
  listLicenses,
  readReviewedDocument,
  refuseLicense,
  revokeLicense,
} from '../modules/company/review-licenses.service.js'
import type { Store } from '../services/store.js'
import { withOperatorJobs } from './operator-jobs.js'
import { readNumber, readOptions, readRecordCommand, readText } from './read-words.js'

async function saveDocument({ db }: Store, id: number, file: string): Promise<string> {
  const content = await readReviewedDocument(db, id)
  await writeFile(file, content, { flag: 'wx' }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The file ${file} could not be written: ${reason}. Name a new file with --file.`)
  })
  return `The document of license ${id} is in ${file}.`
}

const revokeOptions = { address: { type: 'string' }, level: { type: 'string' }, reason: { type: 'string' } } as const

/** Reads the words after `licenses revoke`, which names a license by its place. */
function runRevoke(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const { values, positionals } = readOptions(args, revokeOptions)
  const { address, level: rxLevel } = values
  const reason = readText('reason', values.reason ?? '')
  if (positionals.length > 0 || address === undefined || rxLevel === undefined || reason === '') {
    throw new StartError(
      "'licenses revoke' needs an address, a level and a reason for the administrators: --address ID --level LEVEL --reason TEXT. See them with: gauze licenses list --counting ACCOUNT",
    )
  }
  const place = { addressId: readNumber(address, 'an address'), rxLevel }
  return (store) =>
    withOperatorJobs(store, config, (operator) =>
      revokeLicense(store.db, place, reason, { ...operator, now: () => new Date() }),
    )
}

/**
 * Reads the words after `gauze licenses`, by which an operator lists, confirms or refuses licenses that administrators
 * entered, looks at their documents, or takes a confirmation back.
 * @returns the work, which answers a sentence for the operator, or the list
 * @throws StartError when the words are wrong; the work throws a ProblemError when the license refuses
 * @example
 * await runLicenses(['refuse', '12', '--reason', 'The document is of another company.'], config)(store)
 */
export function runLicenses(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  if (args[0] === 'revoke') return runRevoke(args.slice(1), config)
  const { action, number, values } = readRecordCommand(args, {
    command: 'licenses',
    options: { reason: { type: 'string' }, file: { type: 'string' }, counting: { type: 'string' } },
    actions: { list: ['counting'], document: ['file'], confirm: [], refuse: ['reason'] },
    takes: 'the number of one license, such as 12',
  })
  if (action === 'list') {
    const { counting } = values
    return ({ db }) => (counting === undefined ? listLicenses(db) : listCountingLicenses(db, counting))
  }
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
