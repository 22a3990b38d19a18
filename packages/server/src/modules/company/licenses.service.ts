import type { Address, CallParsedInput } from '@gauze/contract'
import { easternDate, formatDate, isExpired, needsLicense } from '@gauze/rules'
import { conflict, notFound, refused } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { composeMail } from '../../jobs/compose-mail.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { readBuyer } from '../orders/buyer.repository.js'
import { licenseDocument } from './license-document.js'
import {
  insertDocument,
  keepDocument,
  type LicensePlace,
  lockLicense,
  readOtherAdministrators,
  releaseDocument,
  removeLicense,
  writeLicense,
} from './licenses.repository.js'

const mostUploadsADay = 100

type License = Address['controlledSubstance'][number]
type LicenseServices = Pick<Services, 'now' | 'jobs' | 'publicUrl'>
type Place = LicensePlace & NonNullable<Awaited<ReturnType<typeof lockLicense>>>

async function requirePlace(scope: Scope, place: LicensePlace): Promise<Place> {
  const { addressId, rxLevel } = place
  const state = await lockLicense(scope, place)
  if (state === null) throw notFound('This address is no longer there. Load the page again.')
  return { addressId, rxLevel, ...state }
}

/** Refuses a change of a license that somebody else has changed since the administrator saw it. */
function assertSeen({ license, changedBy, label, rxLevel }: Place, revision: string | undefined): void {
  if (license?.revision === revision) return
  const place = `the license for Rx level ${rxLevel} at ${label}`
  const news =
    license === null
      ? `Somebody removed ${place} meanwhile.`
      : `${changedBy || 'Somebody'} changed ${place} meanwhile: number ${license.licenceNumber}, expires ${formatDate(license.expiration)}.`
  throw conflict('license-changed', `${news} Look at it again, then save.`)
}

/** The document that the license will have: a new one, a stored one, or none. */
async function documentIdOf(
  scope: Scope,
  { document, documentId }: CallParsedInput<'saveLicense'>,
  uploadsToday: number,
): Promise<number | null> {
  if (document === undefined) {
    if (documentId === undefined) return null
    const kept = await keepDocument(scope, documentId)
    if (kept === null) throw notFound('This document is no longer stored. Choose the file again.')
    return kept
  }
  const checked = licenseDocument(document)
  if (uploadsToday >= mostUploadsADay) {
    throw conflict(
      'too-many-documents',
      `Your company has sent ${mostUploadsADay} documents within a day. Send the others tomorrow, or call us.`,
    )
  }
  return insertDocument(scope, checked)
}

/** Mails a change to the company's other administrators. */
async function mailOthers(
  scope: Scope,
  { label, rxLevel }: Place,
  { licenceNumber, expiration, document }: License,
  change: 'added' | 'changed' | 'removed',
  services: LicenseServices,
): Promise<void> {
  const recipients = await readOtherAdministrators(scope)
  if (recipients.length === 0) return
  const { firstName, lastName, accountName } = await readBuyer(scope)
  for (const recipient of recipients) {
    const mail = composeMail({
      kind: 'license-changed',
      recipient,
      subject: `License ${licenceNumber} at ${label} was ${change}`,
      parts: [
        { kind: 'text', text: `${firstName} ${lastName} ${change} a license of ${accountName}.` },
        {
          kind: 'facts',
          facts: [
            ['Address', label],
            ['Rx level', rxLevel],
            ['Number', licenceNumber],
            ['Expires', formatDate(expiration)],
            ['Document', document?.name ?? 'None'],
          ],
        },
        { kind: 'link', label: 'See the addresses', href: `${services.publicUrl()}/myaccount/menu/addresses` },
      ],
    })
    await queueMail(scope.db, services.jobs, mail)
  }
}

/** A license that is brought back may be expired, or of a level that the company lost: it then covers no item. */
function assertTerms(
  { rxLevels, rxLevel }: Place,
  { expiration, isRestored }: CallParsedInput<'saveLicense'>,
  today: string,
): void {
  if (!needsLicense(rxLevel) || !(isRestored || rxLevels.includes(rxLevel))) {
    const words = 'is not a level that your company may buy. Choose another one, or call us.'
    throw refused('license-level', `Rx level ${rxLevel} ${words}`, { rxLevel: [words] })
  }
  if (!isRestored && isExpired(expiration, today)) {
    const words = 'is in the past. Enter the date of the renewed license.'
    throw refused('license-expired', `The expiration date ${words}`, { expiration: [words] })
  }
}

/**
 * Saves the license of an address for one level and mails the other administrators. Part of the scope's transaction.
 * @throws ProblemError 404 for an address or document that the company does not have, 409 `license-changed`, 422 for a
 * level, date or document that cannot be
 */
export async function saveLicense(
  scope: Scope,
  input: CallParsedInput<'saveLicense'>,
  services: LicenseServices,
): Promise<License> {
  const place = await requirePlace(scope, input)
  const { license: before } = place
  assertTerms(place, input, easternDate(services.now()))
  assertSeen(place, input.revision)
  const documentId = await documentIdOf(scope, input, place.uploadsToday)
  const { expiration } = input
  const saved = await writeLicense(scope, place, { licenceNumber: input.licenceNumber.trim(), expiration, documentId })
  if (saved === null) throw notFound('This address is no longer there. Load the page again.')
  if (before?.document && before.document.id !== documentId) await releaseDocument(scope, before.document.id)
  if (saved.revision !== before?.revision) await mailOthers(scope, place, saved, before ? 'changed' : 'added', services)
  return saved
}

/** Removes a license, unless it is gone already, and mails the other administrators. Part of the scope's transaction. */
export async function deleteLicense(
  scope: Scope,
  input: CallParsedInput<'deleteLicense'>,
  services: LicenseServices,
): Promise<void> {
  const place = await requirePlace(scope, input)
  const { license } = place
  if (license === null) return
  assertSeen(place, input.revision)
  await removeLicense(scope, place)
  if (license.document) await releaseDocument(scope, license.document.id)
  await mailOthers(scope, place, license, 'removed', services)
}
