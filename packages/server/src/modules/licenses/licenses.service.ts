import type { Address, CallOutput, CallParsedInput } from '@gauze/contract'
import {
  accountPath,
  easternDate,
  formatDate,
  hasSoundDeaDigit,
  isExpired,
  isPlainLicenseNumber,
  needsLicense,
} from '@gauze/rules'
import { conflict, notFound, refused } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import { composeMail } from '../../jobs/compose-mail.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { readBuyer } from '../company/buyer.repository.js'
import { licenseDocument } from './license-document.js'
import {
  endReview,
  forgetRemoved,
  insertDocument,
  insertReview,
  keepDocument,
  type LicensePlace,
  type LicenseValues,
  lockLicense,
  readOtherAdministrators,
  readRemoved,
  releaseDocument,
  rememberLicense,
  removeLicense,
  reopenReview,
  writeLicense,
} from './licenses.repository.js'
import { REVIEW_PREFIX } from './licenses.sql.js'

const mostUploadsADay = 100

type License = Address['controlledSubstance'][number]
type SavedLicense = CallOutput<'saveLicense'>
type SaveInput = CallParsedInput<'saveLicense'>
type LicenseServices = Pick<Services, 'now' | 'jobs' | 'publicUrl'>
type Place = LicensePlace & NonNullable<Awaited<ReturnType<typeof lockLicense>>>

/** The review that a revision names; 0 for none. */
function reviewIdOf(revision = ''): number {
  const id = revision.startsWith(REVIEW_PREFIX) ? Number(revision.slice(REVIEW_PREFIX.length)) : 0
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0
}

async function requirePlace(
  scope: Scope,
  { addressId, rxLevel, revision }: LicensePlace & { readonly revision?: string | undefined },
): Promise<Place> {
  const place = { addressId, rxLevel }
  const state = await lockLicense(scope, place, reviewIdOf(revision))
  if (state === null) throw addressGone()
  return { ...place, ...state }
}

function addressGone() {
  return notFound('This address is no longer there. Load the page again.')
}

/** The refusal of a change of a license that somebody else has changed since the administrator saw it. */
function changedMeanwhile({ license, review, changedBy, isConfirmed, label, rxLevel }: Place) {
  const place = `the license for Rx level ${rxLevel} at ${label}`
  const current = review ?? license
  const who = isConfirmed && !review ? 'The store confirmed' : `${changedBy || 'Somebody'} changed`
  const news =
    current === null
      ? `Somebody removed ${place} meanwhile.`
      : `${who} ${place} meanwhile: number ${current.licenceNumber}, expires ${formatDate(current.expiration)}.`
  return conflict('license-changed', `${news} Look at it again, then save.`)
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

/** The sentence of the mail about whether goods may be bought by the license. */
const effects = {
  confirmed: '',
  waiting: 'The store reviews it. It does not count until the store has confirmed it.',
  refused: 'The store had refused it. It does not count.',
}

/** Mails a change to the company's other administrators. */
async function mailOthers(
  scope: Scope,
  { label, rxLevel }: Place,
  { licenceNumber, expiration, document, status }: SavedLicense,
  change: 'added' | 'changed' | 'removed',
  services: LicenseServices,
): Promise<void> {
  const recipients = await readOtherAdministrators(scope)
  if (recipients.length === 0) return
  const { firstName, lastName, accountName } = await readBuyer(scope)
  const effect = change === 'removed' ? '' : effects[status]
  for (const recipient of recipients) {
    const mail = composeMail({
      kind: 'license-changed',
      recipient,
      subject: `License ${licenceNumber} at ${label} was ${change}`,
      parts: [
        { kind: 'text', text: `${firstName} ${lastName} ${change} a license of ${accountName}.` },
        ...(effect === '' ? [] : [{ kind: 'text', text: effect } as const]),
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
        { kind: 'link', label: 'See the addresses', href: `${services.publicUrl()}${accountPath('addresses')}` },
      ],
    })
    await queueMail(scope.db, services.jobs, mail)
  }
}

function assertTerms({ rxLevels, rxLevel }: Place, { licenceNumber, expiration }: SaveInput, today: string): void {
  if (!needsLicense(rxLevel) || !rxLevels.includes(rxLevel)) {
    const words = 'is not a level that your company may buy. Choose another one, or call us.'
    throw refused('license-level', `Rx level ${rxLevel} ${words}`, { rxLevel: [words] })
  }
  if (!isPlainLicenseNumber(licenceNumber)) {
    const words =
      'may have only the letters A to Z, digits, spaces and - . / #. Type it by hand, because a copied number can have other characters that look the same or that nobody sees.'
    throw refused('license-number', `The license number ${words}`, { licenceNumber: [words] })
  }
  if (!hasSoundDeaDigit(licenceNumber)) {
    const words = 'looks like a DEA number, but its last digit does not agree with the others. Check each digit.'
    throw refused('license-number', `The license number ${words}`, { licenceNumber: [words] })
  }
  if (isExpired(expiration, today)) {
    const words = 'is in the past. Enter the date of the renewed license.'
    throw refused('license-expired', `The expiration date ${words}`, { expiration: [words] })
  }
}

/**
 * Restores a license that was removed within a month, if the given values equal the stored values. The license may be
 * expired, or of a level that the company lost; then it covers no item.
 * @returns null if the server has no such removed license
 */
async function bringBack(scope: Scope, place: Place, input: SaveInput): Promise<SavedLicense | null> {
  if (!input.isRestored || input.document !== undefined) return null
  const { expiration, documentId = null } = input
  const values = { licenceNumber: input.licenceNumber.trim(), expiration, documentId }
  const removed = await readRemoved(scope, place, values)
  if (removed === null) return null
  const { license, review } = place
  if (removed.counted ? license : review) throw changedMeanwhile(place)
  if (documentId !== null) await keepDocument(scope, documentId)
  if (!removed.counted) {
    const reopened = await reopenReview(scope, removed.id)
    if (reopened === null) throw addressGone()
    return savedOf(reopened, reopened.status)
  }
  await endReview(scope, removed.id, 'changed')
  const written = await writeLicense(scope, place, values, scope.userId)
  if (written === null) throw addressGone()
  return savedOf(written, 'confirmed')
}

function savedOf(
  { rxLevel, licenceNumber, expiration, revision, document }: License,
  status: SavedLicense['status'],
): SavedLicense {
  return { rxLevel, licenceNumber, expiration, revision, document, status }
}

/** Whether an entry is the license that is there already. */
function isSame(there: License | null, { licenceNumber, expiration, documentId }: LicenseValues): boolean {
  return (
    there?.licenceNumber === licenceNumber &&
    there.expiration === expiration &&
    (there.document?.id ?? null) === documentId
  )
}

/** Replaces the entry in review by a new entry. */
async function enter(scope: Scope, place: Place, values: LicenseValues): Promise<SavedLicense> {
  const { license, review } = place
  if (review?.status === 'waiting' && isSame(review, values)) return savedOf(review, 'waiting')
  if (review) {
    await endReview(scope, review.id, 'changed')
    if (review.document && review.document.id !== values.documentId) await releaseDocument(scope, review.document.id)
  }
  if (license && isSame(license, values)) return savedOf(license, 'confirmed')
  await forgetRemoved(scope, place.addressId, place.rxLevel)
  const entered = await insertReview(scope, place, values)
  if (entered === null) throw addressGone()
  return savedOf(entered, 'waiting')
}

/**
 * Saves the license of an address for one level and mails the other administrators. The license waits until the store
 * has confirmed it, and the license that counts stays until then. Part of the scope's transaction.
 * @throws ProblemError 404 for an address or document that the company does not have, 409 `license-changed`, 422 for a
 * level, number, date or document that cannot be
 */
export async function saveLicense(scope: Scope, input: SaveInput, services: LicenseServices): Promise<SavedLicense> {
  const place = await requirePlace(scope, input)
  const restored = await bringBack(scope, place, input)
  if (restored) {
    await mailOthers(scope, place, restored, 'added', services)
    return restored
  }
  assertTerms(place, input, easternDate(services.now()))
  const before = place.review ?? place.license
  if (before?.revision !== input.revision) throw changedMeanwhile(place)
  const documentId = await documentIdOf(scope, input, place.uploadsToday)
  const { expiration } = input
  const saved = await enter(scope, place, { licenceNumber: input.licenceNumber.trim(), expiration, documentId })
  if (saved.revision !== before?.revision) await mailOthers(scope, place, saved, before ? 'changed' : 'added', services)
  return saved
}

/**
 * Removes the license of the revision, unless all are gone already, and mails the other administrators. Removes
 * the license that counts, or only the license in review, which leaves the license that counts in its place. Part of
 * the scope's transaction.
 */
export async function deleteLicense(
  scope: Scope,
  input: CallParsedInput<'deleteLicense'>,
  services: LicenseServices,
): Promise<void> {
  const place = await requirePlace(scope, input)
  const { license, review } = place
  if (license === null && review === null) return
  const seen = [review, license].find((there) => there?.revision === input.revision)
  if (!seen) throw changedMeanwhile(place)
  if (seen === review) await endReview(scope, review.id, 'removed')
  else {
    await rememberLicense(scope, place)
    await removeLicense(scope, place)
  }
  if (seen.document) await releaseDocument(scope, seen.document.id)
  await mailOthers(scope, place, savedOf(seen, 'confirmed'), 'removed', services)
}
