import type { Notification } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'
import { isoInstant } from '../pricing/instant.sql.js'
import { isAdministratorSql } from './licenses.sql.js'

/** A license in review as an operator sees it. */
export interface ReviewRow {
  readonly id: number
  readonly accountId: number
  readonly accountName: string
  readonly accountNo: string
  readonly addressId: number
  /** What the company calls the address. */
  readonly label: string
  /** The address in one line. */
  readonly place: string
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

const columns = `r.id, a.id AS "accountId", a.account_name AS "accountName", a.account_no AS "accountNo",
  d.id AS "addressId", COALESCE(NULLIF(d.label, ''), d.line1) AS label,
  concat_ws(', ', NULLIF(d.line1, ''), NULLIF(d.line2, ''), d.city, d.state || ' ' || d.zip) AS place,
  d.deleted AS "isAddressDeleted", r.rx_level AS "rxLevel", r.licence_no AS "licenceNumber",
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
  // Read by a statement that sees what the lock waited for.
  return (await reviewQuery.all(tx, [id]))[0] ?? null
}

const decideQuery = namedQuery(
  'license-review-decide',
  `UPDATE licence_reviews SET status = $2, reason = $3, ended_at = CASE WHEN $2 = 'confirmed' THEN now() END
  WHERE id = $1`,
)

/** Writes the decision about a review; a refused one stays in its place. */
export async function writeDecision(
  tx: Db,
  id: number,
  { status, reason }: { readonly status: 'confirmed' | 'refused'; readonly reason: string },
): Promise<void> {
  await decideQuery.all(tx, [id, status, reason])
}

const administratorsQuery = namedQuery<{ id: number; email: string }>(
  'license-review-administrators',
  `SELECT w.id, w.email FROM users w WHERE ${isAdministratorSql('$1')} ORDER BY w.id`,
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
