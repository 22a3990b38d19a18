import { accountPath, easternDate, formatDate, isExpired } from '@gauze/rules'
import { conflict, notFound, refused } from '../../base/problem.js'
import { quoted } from '../../base/quoted.js'
import { type Db, inTransaction } from '../../db/client.js'
import { createScope } from '../../db/scope.js'
import { composeMail } from '../../jobs/compose-mail.js'
import { type Mail, queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { forgetRemoved, type LicensePlace, readDocument, releaseDocument, writeLicense } from './licenses.repository.js'
import {
  lockConfirmed,
  lockReview,
  notifyOfReview,
  type ReviewRow,
  readAdministrators,
  revokeRemoved,
  writeDecision,
  writeRevocation,
} from './review-licenses.repository.js'

type ReviewServices = Pick<Services, 'now' | 'jobs' | 'publicUrl'>

/** A decision of an operator; the reason is empty for a confirmed license. A revoked one had been confirmed. */
interface Decision {
  readonly status: 'confirmed' | 'refused' | 'revoked'
  readonly reason: string
}

/** The result of a decision about a license. */
export interface LicenseDecision {
  readonly accountName: string
  readonly licenceNumber: string
  /** How many administrators of the company are mailed. */
  readonly mailed: number
}

/** A license that no longer counts. */
export interface RevokedLicense extends LicenseDecision {
  /** The name of its address. */
  readonly label: string
}

const statusWords = {
  refused: 'was refused already',
  confirmed: 'was confirmed already',
  changed: 'was changed by its company, which made it another license with another number',
  removed: 'was removed by its company',
}

/** @throws ProblemError 404 for an unknown number, 409 for a license that no longer waits as the operator saw it */
async function lockWaiting(tx: Db, id: number): Promise<ReviewRow> {
  const review = await lockReview(tx, id)
  if (review === null) throw notFound(`There is no license ${id}.`)
  const words = review.status === 'waiting' ? null : statusWords[review.status]
  if (words !== null) throw conflict('license-decided', `License ${id} ${words}. Nothing has changed.`)
  if (!review.isAddressDeleted) return review
  throw conflict('license-decided', `The company has deleted the address of license ${id}. Nothing has changed.`)
}

/** A license that an operator decided about. */
type DecidedLicense = Pick<
  ReviewRow,
  'accountId' | 'accountName' | 'label' | 'rxLevel' | 'licenceNumber' | 'expiration' | 'documentName'
> & {
  /** The license that counts in its place. */
  readonly replaced: Pick<NonNullable<ReviewRow['replaced']>, 'licenceNumber'> | null
}

function effectOf({ rxLevel, expiration, replaced }: DecidedLicense, status: Decision['status']): string {
  if (status === 'confirmed')
    return `Items of Rx level ${rxLevel} can ship to this address through ${formatDate(expiration)}.`
  return replaced
    ? `License ${replaced.licenceNumber}, which it was to replace, stays as it was.`
    : `Items of Rx level ${rxLevel} cannot ship to this address. Enter another license, or call us.`
}

function decisionMail(
  license: DecidedLicense,
  { status, reason }: Decision,
  recipient: string,
  storeUrl: string,
): Mail {
  const { label, rxLevel, licenceNumber, expiration, documentName, accountName } = license
  const effect = effectOf(license, status)
  return composeMail({
    kind: 'license-reviewed',
    recipient,
    subject: `License ${licenceNumber} at ${label} was ${status}`,
    parts: [
      { kind: 'text', text: `We have ${status} a license of ${accountName}. ${effect}` },
      {
        kind: 'facts',
        facts: [
          ...(status === 'confirmed' ? [] : [['Reason', reason] as const]),
          ['Address', label],
          ['Rx level', rxLevel],
          ['Number', licenceNumber],
          ['Expires', formatDate(expiration)],
          ['Document', documentName ?? 'None'],
        ],
      },
      { kind: 'link', label: 'See the addresses', href: `${storeUrl}${accountPath('addresses')}` },
    ],
  })
}

/** Mails and notifies the administrators of a decision. @returns how many they are */
async function tellAdministrators(
  tx: Db,
  license: DecidedLicense,
  decision: Decision,
  { jobs, publicUrl }: ReviewServices,
): Promise<number> {
  const { accountId, label: addressLabel, rxLevel, licenceNumber } = license
  const status = decision.status === 'confirmed' ? 'confirmed' : 'refused'
  const people = await readAdministrators(tx, accountId)
  for (const { id: userId, email } of people) {
    await queueMail(tx, jobs, decisionMail(license, decision, email, publicUrl()))
    await notifyOfReview(tx, accountId, userId, {
      addressLabel,
      rxLevel,
      licenceNumber,
      status,
      reason: decision.reason,
    })
  }
  return people.length
}

async function decide(
  tx: Db,
  review: ReviewRow,
  decision: Decision & { readonly status: 'confirmed' | 'refused' },
  services: ReviewServices,
): Promise<LicenseDecision> {
  const { accountName, licenceNumber } = review
  await writeDecision(tx, review.id, decision)
  return { accountName, licenceNumber, mailed: await tellAdministrators(tx, review, decision, services) }
}

/**
 * Confirms a license that waits: from now on it counts, in place of the previous license. One transaction under the
 * lock of its company. Each entry of an administrator has a number of its own, so an operator confirms the license that
 * the list showed, or nothing.
 * @param id the number of the license in the list
 * @throws ProblemError for an unknown number, a license that no longer waits, and an expired one
 * @example await confirmLicense(db, 12, services)
 */
export function confirmLicense(db: Db, id: number, services: ReviewServices): Promise<LicenseDecision> {
  return inTransaction(db, async (tx) => {
    const review = await lockWaiting(tx, id)
    const { accountId, addressId, rxLevel, licenceNumber, expiration, documentId, userId, replaced } = review
    if (isExpired(expiration, easternDate(services.now()))) {
      throw refused(
        'license-expired',
        `License ${id} expired on ${formatDate(expiration)}. Nothing has changed. Refuse it, so that the company enters the renewed one.`,
      )
    }
    // Only writes records of the company.
    const scope = createScope(tx, { accountId, userId: 0 })
    await writeLicense(scope, { addressId, rxLevel }, { licenceNumber, expiration, documentId }, userId)
    await forgetRemoved(scope, addressId, rxLevel)
    const before = replaced?.documentId ?? null
    if (before !== null && before !== documentId) await releaseDocument(scope, before)
    return decide(tx, review, { status: 'confirmed', reason: '' }, services)
  })
}

/**
 * Refuses a license that waits, and tells the administrators why. The previous license still counts.
 * @param id the number of the license in the list
 * @throws ProblemError for an unknown number, and a license that no longer waits
 * @example await refuseLicense(db, 12, 'The document is of another company.', services)
 */
export function refuseLicense(db: Db, id: number, reason: string, services: ReviewServices): Promise<LicenseDecision> {
  return inTransaction(db, async (tx) => decide(tx, await lockWaiting(tx, id), { status: 'refused', reason }, services))
}

/**
 * Takes the confirmation of a license back: it no longer counts, and no Undo makes it count again. It stays in view as
 * a refused license, or among the removed licenses if another license is in review in its place. One transaction under
 * the lock of its company. Orders that were placed by it stay.
 * @param place the address and level of the license
 * @throws ProblemError 404 when no license counts there
 * @example await revokeLicense(db, { addressId: 2, rxLevel: '3' }, 'The state has revoked it.', services)
 */
export function revokeLicense(
  db: Db,
  place: LicensePlace,
  reason: string,
  services: ReviewServices,
): Promise<RevokedLicense> {
  return inTransaction(db, async (tx) => {
    const license = await lockConfirmed(tx, place)
    if (license === null) {
      throw notFound(
        `No license for Rx level ${quoted(place.rxLevel)} counts at address ${place.addressId}. Nothing has changed.`,
      )
    }
    const { accountId, accountName, label, rxLevel, licenceNumber, documentId, removedId, isReviewOpen } = license
    if (removedId === null) {
      const scope = createScope(tx, { accountId, userId: 0 })
      await forgetRemoved(scope, place.addressId, rxLevel)
      await writeRevocation(tx, place, { status: isReviewOpen ? 'removed' : 'refused', reason })
      if (isReviewOpen && documentId !== null) await releaseDocument(scope, documentId)
    } else await revokeRemoved(tx, removedId, reason)
    const mailed = await tellAdministrators(tx, { ...license, replaced: null }, { status: 'revoked', reason }, services)
    return { accountName, licenceNumber, label, mailed }
  })
}

/**
 * Reads the document of a license that waits.
 * @returns its bytes
 * @throws ProblemError for an unknown number, a license that no longer waits, and one without a document
 * @example await readReviewedDocument(db, 12)
 */
export function readReviewedDocument(db: Db, id: number): Promise<Buffer> {
  return inTransaction(db, async (tx) => {
    const { accountId, documentId } = await lockWaiting(tx, id)
    const scope = createScope(tx, { accountId, userId: 0 })
    const document = documentId === null ? null : await readDocument(scope, documentId)
    if (document === null) throw refused('no-document', `License ${id} has no document. Ask its company for one.`)
    return Buffer.from(document.content, 'base64')
  })
}
