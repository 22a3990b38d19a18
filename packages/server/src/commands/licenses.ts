import { writeFile } from 'node:fs/promises'
import { easternDate, formatDate } from '@gauze/rules'
import { quoted } from '../base/quoted.js'
import { StartError } from '../base/start-error.js'
import {
  type ConfirmedRow,
  type ReviewRow,
  readConfirmed,
  readWaitingReviews,
} from '../modules/licenses/review-licenses.repository.js'
import {
  confirmLicense,
  type LicenseDecision,
  readReviewedDocument,
  refuseLicense,
  revokeLicense,
} from '../modules/licenses/review-licenses.service.js'
import { type Command, defineAction } from '../services/action.js'
import type { Store } from '../services/store.js'
import { onStore, withServices } from './operate.js'
import { noWords, oneWord, readNumber, readText } from './read-words.js'

const seeLicenses = 'See the licenses that wait with: gauze licenses list'

const waitingAdvice = { 'not-found': seeLicenses, 'license-decided': seeLicenses }

const ONE_LICENSE = 'the number of one license, such as 12'

/** The facts that the lists show of every license. */
type ListedLicense = Pick<
  ReviewRow,
  | 'accountName'
  | 'accountNo'
  | 'addressId'
  | 'label'
  | 'place'
  | 'isAddressDeleted'
  | 'rxLevel'
  | 'licenceNumber'
  | 'expiration'
  | 'documentName'
>

/** The facts of a license, each for a line of its own; the texts that customers typed are in quotes. */
function factsOf({ accountName, accountNo, addressId, label, place, isAddressDeleted, ...license }: ListedLicense) {
  const { rxLevel, licenceNumber, expiration, documentName } = license
  const typedPlace = place.filter((part) => part !== '').map(quoted)
  return [
    `company ${quoted(accountName)} (${accountNo})`,
    `address ${addressId}, ${[quoted(label), ...typedPlace].join(', ')}${isAddressDeleted ? ', deleted' : ''}`,
    `Rx level ${rxLevel}`,
    `number ${quoted(licenceNumber)}`,
    `expires ${formatDate(expiration)}`,
    documentName === null ? 'document none' : `document ${quoted(documentName)}`,
  ]
}

function entryOf(head: string, facts: readonly string[]): string {
  return [head, ...facts.map((fact) => `  ${fact}`)].join('\n')
}

function reviewEntry(review: ReviewRow): string {
  const { id, createdAt, replaced } = review
  return entryOf(`${id}`, [
    ...factsOf(review),
    replaced === null
      ? 'replaces none'
      : `replaces ${quoted(replaced.licenceNumber)}, which expires ${formatDate(replaced.expiration)}`,
    `since ${easternDate(new Date(createdAt))}`,
  ])
}

/** The licenses that wait for a review: the number of each, and below it a fact on each line. */
export function waitingLicensesText(rows: readonly ReviewRow[]): string {
  return rows.length === 0 ? 'No license waits.' : rows.map(reviewEntry).join('\n')
}

function confirmedEntry(license: ConfirmedRow): string {
  const { addressId, rxLevel, removedId, changedAt } = license
  const day = easternDate(new Date(changedAt))
  return entryOf(`--address ${addressId} --level ${rxLevel}`, [
    ...factsOf(license),
    removedId === null ? `counts since ${day}` : `removed on ${day}, and counts again if an administrator undoes this`,
  ])
}

/**
 * The licenses of a company that the store has confirmed.
 * @param accountNo the number of its account
 */
export function countingLicensesText(accountNo: string, rows: readonly ConfirmedRow[]): string {
  return rows.length === 0 ? `No license of account ${quoted(accountNo)} counts.` : rows.map(confirmedEntry).join('\n')
}

function mailedText({ mailed }: LicenseDecision): string {
  return mailed === 0 ? 'Nobody is an administrator.' : 'The administrators are mailed.'
}

function decidedText(id: number, status: 'confirmed' | 'refused', decision: LicenseDecision): string {
  const { accountName, licenceNumber } = decision
  return `License ${id}, number ${quoted(licenceNumber)} of ${quoted(accountName)}, is ${status}. ${mailedText(decision)}`
}

async function saveDocument({ db }: Store, id: number, file: string): Promise<string> {
  const content = await readReviewedDocument(db, id)
  await writeFile(file, content, { flag: 'wx' }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The file ${file} could not be written: ${reason}. Name a new file with --file.`)
  })
  return `The document of license ${id} is in ${file}.`
}

/** `gauze licenses` */
export const licenses: Command = {
  list: defineAction({
    usage: '[--counting ACCOUNT]',
    description: `list the licenses of addresses that wait for a review; none of them counts. With the number of an account,
list its licenses that count`,
    options: { counting: { type: 'string' } },
    read: (given) => {
      noWords(given)
      const { counting } = given.values
      return onStore(async ({ db }) =>
        counting === undefined
          ? waitingLicensesText(await readWaitingReviews(db))
          : countingLicensesText(counting, await readConfirmed(db, counting)),
      )
    },
  }),
  document: defineAction({
    usage: 'NUMBER --file FILE',
    description: 'write the document of a license that waits into a new file',
    advice: waitingAdvice,
    options: { file: { type: 'string' } },
    read: (given) => {
      const id = readNumber(oneWord(given, ONE_LICENSE).toUpperCase(), 'a license')
      const { file = '' } = given.values
      if (file !== '') return onStore((store) => saveDocument(store, id, file))
      throw new StartError("'licenses document' needs the name of a new file: --file FILE.")
    },
  }),
  confirm: defineAction({
    usage: 'NUMBER',
    description: 'confirm a license: it counts from now on, in the place of the one before',
    advice: waitingAdvice,
    options: {},
    read: (given) => {
      const id = readNumber(oneWord(given, ONE_LICENSE).toUpperCase(), 'a license')
      return withServices(async ({ db }, services) =>
        decidedText(id, 'confirmed', await confirmLicense(db, id, services)),
      )
    },
  }),
  refuse: defineAction({
    usage: 'NUMBER --reason TEXT',
    description: 'refuse a license, and mail the administrators the reason; the one before counts as it did',
    advice: waitingAdvice,
    options: { reason: { type: 'string' } },
    read: (given) => {
      const id = readNumber(oneWord(given, ONE_LICENSE).toUpperCase(), 'a license')
      const reason = readText('reason', given.values.reason ?? '')
      if (reason === '') {
        throw new StartError("'licenses refuse' needs a reason for the administrators of the company: --reason TEXT.")
      }
      return withServices(async ({ db }, services) =>
        decidedText(id, 'refused', await refuseLicense(db, id, reason, services)),
      )
    },
  }),
  revoke: defineAction({
    usage: '--address ID --level LEVEL --reason TEXT',
    description: 'take the confirmation of a license back, and mail the administrators the reason: it no longer counts',
    advice: { 'not-found': 'See the licenses that count with: gauze licenses list --counting ACCOUNT' },
    options: { address: { type: 'string' }, level: { type: 'string' }, reason: { type: 'string' } },
    read: ({ words, values }) => {
      const { address, level: rxLevel } = values
      const reason = readText('reason', values.reason ?? '')
      if (words.length > 0 || address === undefined || rxLevel === undefined || reason === '') {
        throw new StartError(
          "'licenses revoke' needs an address, a level and a reason for the administrators: --address ID --level LEVEL --reason TEXT. See them with: gauze licenses list --counting ACCOUNT",
        )
      }
      const addressId = readNumber(address, 'an address')
      return withServices(async ({ db }, services) => {
        const revoked = await revokeLicense(db, { addressId, rxLevel }, reason, services)
        const { accountName, licenceNumber, label } = revoked
        return `License ${quoted(licenceNumber)} of ${quoted(accountName)} for Rx level ${rxLevel} at ${quoted(label)} no longer counts. ${mailedText(revoked)}`
      })
    },
  }),
}
