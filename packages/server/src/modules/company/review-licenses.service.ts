import { easternDate, formatDate, isExpired } from '@gauze/rules'
import { conflict, notFound, refused } from '../../base/problem.js'
import { type Db, inTransaction } from '../../db/client.js'
import { createScope } from '../../db/scope.js'
import { composeMail } from '../../jobs/compose-mail.js'
import { type Mail, queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { forgetRemoved, readDocument, releaseDocument, writeLicense } from './licenses.repository.js'
import {
  lockReview,
  notifyOfReview,
  type ReviewRow,
  readAdministrators,
  readWaitingReviews,
  writeDecision,
} from './review-licenses.repository.js'

type ReviewServices = Pick<Services, 'now' | 'jobs' | 'publicUrl'>

/** A decision of an operator; the reason is empty for a confirmed license. */
interface Decision {
  readonly status: 'confirmed' | 'refused'
  readonly reason: string
}

function lineOf({ id, createdAt, accountName, accountNo, label, place, rxLevel, ...review }: ReviewRow): string {
  const { licenceNumber, expiration, documentName, replaced } = review
  const facts = [
    `${accountName} (${accountNo})`,
    `${label}: ${place}`,
    `Rx level ${rxLevel}`,
    `number ${licenceNumber}`,
    `expires ${formatDate(expiration)}`,
    documentName === null ? 'no document' : `document ${documentName}`,
    replaced === null
      ? 'replaces none'
      : `replaces ${replaced.licenceNumber}, which expires ${formatDate(replaced.expiration)}`,
  ]
  return `${id}  ${easternDate(new Date(createdAt))}  ${facts.join('; ')}`
}

/** The licenses that wait for a review, a line for each, the oldest first. */
export async function listLicenses(db: Db): Promise<string> {
  const rows = await readWaitingReviews(db)
  return rows.length === 0 ? 'No license waits.' : rows.map(lineOf).join('\n')
}

const statusWords = {
  refused: 'was refused already',
  confirmed: 'was confirmed already',
  changed: 'was changed by its company, which made it another license with another number',
  removed: 'was removed by its company',
}

const LIST = 'See the licenses that wait with: gauze licenses list'

/** @throws ProblemError 404 for an unknown number, 409 for a license that no longer waits as the operator saw it */
async function lockWaiting(tx: Db, id: number): Promise<ReviewRow> {
  const review = await lockReview(tx, id)
  if (review === null) throw notFound(`There is no license ${id}. ${LIST}`)
  const words = review.status === 'waiting' ? null : statusWords[review.status]
  if (words !== null) throw conflict('license-decided', `License ${id} ${words}. Nothing has changed. ${LIST}`)
  if (!review.isAddressDeleted) return review
  throw conflict(
    'license-decided',
    `The company has deleted the address of license ${id}. Nothing has changed. ${LIST}`,
  )
}

function decisionMail(review: ReviewRow, { status, reason }: Decision, recipient: string, storeUrl: string): Mail {
  const { label, rxLevel, licenceNumber, expiration, documentName, accountName, replaced } = review
  const isRefused = status === 'refused'
  const effect = isRefused
    ? replaced
      ? `License ${replaced.licenceNumber}, which it was to replace, stays as it was.`
      : `Items of Rx level ${rxLevel} cannot ship to this address. Enter another license, or call us.`
    : `Items of Rx level ${rxLevel} can ship to this address through ${formatDate(expiration)}.`
  return composeMail({
    kind: 'license-reviewed',
    recipient,
    subject: `License ${licenceNumber} at ${label} was ${status}`,
    parts: [
      { kind: 'text', text: `We have ${status} a license of ${accountName}. ${effect}` },
      {
        kind: 'facts',
        facts: [
          ...(isRefused ? [['Reason', reason] as const] : []),
          ['Address', label],
          ['Rx level', rxLevel],
          ['Number', licenceNumber],
          ['Expires', formatDate(expiration)],
          ['Document', documentName ?? 'None'],
        ],
      },
      { kind: 'link', label: 'See the addresses', href: `${storeUrl}/myaccount/menu/addresses` },
    ],
  })
}

async function decide(
  tx: Db,
  review: ReviewRow,
  decision: Decision,
  { jobs, publicUrl }: ReviewServices,
): Promise<string> {
  const { id, accountId, accountName, label: addressLabel, rxLevel, licenceNumber } = review
  await writeDecision(tx, id, decision)
  const people = await readAdministrators(tx, accountId)
  for (const { id: userId, email } of people) {
    await queueMail(tx, jobs, decisionMail(review, decision, email, publicUrl()))
    await notifyOfReview(tx, accountId, userId, { addressLabel, rxLevel, licenceNumber, ...decision })
  }
  const told = people.length === 0 ? 'Nobody is an administrator' : 'The administrators are mailed'
  return `License ${id}, number ${licenceNumber} of ${accountName}, is ${decision.status}. ${told}.`
}

/**
 * Confirms a license that waits: from now on it counts, in the place of the one before. One transaction under the lock
 * of its company. Each entry of an administrator has a number of its own, so an operator confirms the license that the
 * list showed, or nothing.
 * @param id the number of the license in the list
 * @returns a sentence for the operator
 * @throws ProblemError for an unknown number, a license that no longer waits, and an expired one
 * @example await confirmLicense(db, 12, services)
 */
export function confirmLicense(db: Db, id: number, services: ReviewServices): Promise<string> {
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
 * Refuses a license that waits, and tells the administrators why. The license before counts as it did.
 * @param id the number of the license in the list
 * @returns a sentence for the operator
 * @throws ProblemError for an unknown number, and a license that no longer waits
 * @example await refuseLicense(db, 12, 'The document is of another company.', services)
 */
export function refuseLicense(db: Db, id: number, reason: string, services: ReviewServices): Promise<string> {
  return inTransaction(db, async (tx) => decide(tx, await lockWaiting(tx, id), { status: 'refused', reason }, services))
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
    if (document === null) throw notFound(`License ${id} has no document. Ask its company for one.`)
    return Buffer.from(document.content, 'base64')
  })
}
