import type { Notification } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'
import { isoInstant } from '../records/instant.sql.js'
import type { LicensePlace } from './licenses.repository.js'
import { administersSql, isOpenReviewSql } from './licenses.sql.js'

/** A license in review as an operator sees it. */
export interface ReviewRow {
  readonly id: number
  readonly accountId: number
  readonly accountName: string
  readonly accountNo: string
  readonly addressId: number
  /** The company's name of the address. */
  readonly label: string
  /** Street and city, each part as the company typed it. */
  readonly place: readonly string[]
  /** Whether the company has deleted the address. */
  readonly isAddressDeleted: boolean
  readonly rxLevel: string
  readonly licenceNumber: string
  readonly expiration: string
  readonly documentId: number | null
  readonly documentName: string | null
  readonly status: 'waiting' | 'refused' | 'confirmed' | 'changed' | 'removed'
  /** The administrator who entered it. */
  readonly userId: number | null
  /** When it was entered, in RFC 3339. */
  readonly createdAt: string
  /** The license that counts in its place. */
  readonly replaced: {
    readonly licenceNumber: string
    readonly expiration: string
    readonly documentId: number | null
  } | null
}

const placeColumns = `a.id AS "accountId", a.account_name AS "accountName", a.account_no AS "accountNo",
  d.id AS "addressId", COALESCE(NULLIF(d.label, ''), d.line1) AS label,
  json_build_array(d.line1, d.line2, d.city, d.state || ' ' || d.zip) AS place, d.deleted AS "isAddressDeleted"`

const columns = `r.id, ${placeColumns}, r.rx_level AS "rxLevel", r.licence_no AS "licenceNumber",
  r.expires_on AS expiration, r.document_id AS "documentId",
  (SELECT f.name FROM licence_documents f WHERE f.id = r.document_id) AS "documentName", r.status,
  r.changed_by AS "userId", ${isoInstant('r.created_at')} AS "createdAt",
  (SELECT json_build_object('licenceNumber', n.licence_no, 'expiration', n.expires_on, 'documentId', n.document_id)
    FROM address_licences n WHERE n.address_id = r.address_id AND n.rx_level = r.rx_level) AS replaced`

const source = 'FROM licence_reviews r JOIN addresses d ON d.id = r.address_id JOIN accounts a ON a.id = d.account_id'

const waitingQuery = namedQuery<ReviewRow>(
  'license-reviews-waiting',
  `SELECT ${columns} ${source} WHERE r.status = 'waiting' AND NOT d.deleted ORDER BY r.id`,
)

/** The licenses that wait for a review, the oldest first. */
export function readWaitingReviews(db: Db): Promise<ReviewRow[]> {
  return waitingQuery.all(db, [])
}

const lockQuery = namedQuery(
  'license-review-lock',
  `SELECT FROM accounts a WHERE a.id = (
    SELECT d.account_id FROM licence_reviews r JOIN addresses d ON d.id = r.address_id WHERE r.id = $1)
  FOR NO KEY UPDATE`,
)

const reviewQuery = namedQuery<ReviewRow>('license-review', `SELECT ${columns} ${source} WHERE r.id = $1`)

/**
 * Locks the company of a review until the transaction ends, so that no administrator changes the license meanwhile, and
 * reads the review; null if there is none with this number.
 */
export async function lockReview(tx: Db, id: number): Promise<ReviewRow | null> {
  await lockQuery.all(tx, [id])
  // A statement of its own reads the row, so that it sees the changes that the lock waited for.
  return (await reviewQuery.all(tx, [id]))[0] ?? null
}

const decideQuery = namedQuery(
  'license-review-decide',
  `UPDATE licence_reviews SET status = $2, reason = $3, ended_at = CASE WHEN $2 = 'confirmed' THEN now() END
  WHERE id = $1`,
)

/** Writes the decision about a review; a refused license stays in its place. */
export async function writeDecision(
  tx: Db,
  id: number,
  { status, reason }: { readonly status: 'confirmed' | 'refused'; readonly reason: string },
): Promise<void> {
  await decideQuery.all(tx, [id, status, reason])
}

/** A license that the store has confirmed: it counts, or its company removed it and can bring it back. */
export interface ConfirmedRow
  extends Pick<
    ReviewRow,
    | 'accountId'
    | 'accountName'
    | 'accountNo'
    | 'addressId'
    | 'label'
    | 'place'
    | 'isAddressDeleted'
    | 'rxLevel'
    | 'licenceNumber'
    | 'expiration'
    | 'documentId'
    | 'documentName'
  > {
  /** The number of the removed license; null for a license that counts. */
  readonly removedId: number | null
  /** Whether another license waits in its place, or was refused there. */
  readonly isReviewOpen: boolean
  /** When it was confirmed or removed, in RFC 3339. */
  readonly changedAt: string
}

const confirmedSql = `SELECT ${placeColumns}, c.rx_level AS "rxLevel", c.licence_no AS "licenceNumber",
  c.expires_on AS expiration, c.document_id AS "documentId",
  (SELECT f.name FROM licence_documents f WHERE f.id = c.document_id) AS "documentName", c.removed_id AS "removedId",
  EXISTS (SELECT FROM licence_reviews r
    WHERE r.address_id = c.address_id AND r.rx_level = c.rx_level AND ${isOpenReviewSql}) AS "isReviewOpen",
  ${isoInstant('c.changed_at')} AS "changedAt"
FROM (
  SELECT n.address_id, n.rx_level, n.licence_no, n.expires_on, n.document_id, n.changed_at, NULL::int AS removed_id
  FROM address_licences n
  UNION ALL
  SELECT r.address_id, r.rx_level, r.licence_no, r.expires_on, r.document_id, r.ended_at, r.id
  FROM licence_reviews r WHERE r.status = 'removed' AND r.counted AND r.ended_at > now() - interval '30 days'
) c JOIN addresses d ON d.id = c.address_id JOIN accounts a ON a.id = d.account_id`

const confirmedQuery = namedQuery<ConfirmedRow>(
  'license-confirmed-list',
  `${confirmedSql} WHERE a.account_no = $1 ORDER BY d.id, c.rx_level`,
)

/** The licenses of a company that the store has confirmed, by address and level. */
export function readConfirmed(db: Db, accountNo: string): Promise<ConfirmedRow[]> {
  return confirmedQuery.all(db, [accountNo])
}

const lockAddressQuery = namedQuery(
  'license-address-lock',
  `SELECT FROM accounts a WHERE a.id = (SELECT d.account_id FROM addresses d WHERE d.id = $1) FOR NO KEY UPDATE`,
)

const confirmedAtQuery = namedQuery<ConfirmedRow>(
  'license-confirmed',
  `${confirmedSql} WHERE d.id = $1 AND c.rx_level = $2 ORDER BY c.removed_id DESC NULLS FIRST LIMIT 1`,
)

/**
 * Locks the company of an address until the transaction ends, as for a review, and reads the license that the store has
 * confirmed there for a level; null if there is none.
 */
export async function lockConfirmed(tx: Db, { addressId, rxLevel }: LicensePlace): Promise<ConfirmedRow | null> {
  await lockAddressQuery.all(tx, [addressId])
  // A statement of its own reads the row, so that it sees the changes that the lock waited for.
  return (await confirmedAtQuery.all(tx, [addressId, rxLevel]))[0] ?? null
}

const revokeQuery = namedQuery(
  'license-revoke',
  `WITH ended AS (
    DELETE FROM address_licences n WHERE n.address_id = $1 AND n.rx_level = $2 RETURNING n.*)
  INSERT INTO licence_reviews (address_id, rx_level, licence_no, expires_on, document_id, status, reason, created_at,
    ended_at)
  SELECT n.address_id, n.rx_level, n.licence_no, n.expires_on, n.document_id, $3, $4, n.changed_at,
    CASE WHEN $3 = 'removed' THEN now() END
  FROM ended n`,
)

/**
 * Ends a license that counts and keeps it with the reason, in its place or among the removed licenses. If its company
 * brings it back, it is still refused.
 */
export async function writeRevocation(
  tx: Db,
  { addressId, rxLevel }: LicensePlace,
  { status, reason }: { readonly status: 'refused' | 'removed'; readonly reason: string },
): Promise<void> {
  await revokeQuery.all(tx, [addressId, rxLevel, status, reason])
}

const revokeRemovedQuery = namedQuery(
  'license-revoke-removed',
  `UPDATE licence_reviews SET counted = false, reason = $2 WHERE id = $1`,
)

/** Keeps the reason with a license that its company removed. If the company brings it back, it is still refused. */
export async function revokeRemoved(tx: Db, id: number, reason: string): Promise<void> {
  await revokeRemovedQuery.all(tx, [id, reason])
}

const administratorsQuery = namedQuery<{ id: number; email: string }>(
  'license-review-administrators',
  `SELECT w.id, w.email FROM users w WHERE ${administersSql('$1')} ORDER BY w.id`,
)

/** The administrators of a company. */
export function readAdministrators(tx: Db, accountId: number): Promise<{ id: number; email: string }[]> {
  return administratorsQuery.all(tx, [accountId])
}

type Reviewed = Extract<Notification, { notificationType: 'License Reviewed' }>['metaData']

const notifyQuery = namedQuery(
  'license-review-notify',
  `INSERT INTO notifications (account_id, user_id, notification_type, meta_data) VALUES ($1, $2, 'License Reviewed', $3::jsonb)`,
)

/** Notifies a person that the store has decided about a license. */
export async function notifyOfReview(tx: Db, accountId: number, userId: number, data: Reviewed): Promise<void> {
  await notifyQuery.all(tx, [accountId, userId, JSON.stringify(data)])
}
