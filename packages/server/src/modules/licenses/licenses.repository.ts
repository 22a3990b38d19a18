import type { Address, CallOutput } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import type { LicenseDocument } from './license-document.js'
import { administersSql, isOpenReviewSql, licenseJson, reviewJson } from './licenses.sql.js'

type License = Address['controlledSubstance'][number]
type LicenseInReview = NonNullable<Address['licensesInReview']>[number]

/** The level of an address whose license changes. */
export interface LicensePlace {
  readonly addressId: number
  readonly rxLevel: string
}

const lockQuery = namedQuery<{ rxLevels: string[] }>(
  'license-lock',
  `SELECT to_json(a.rx_levels) AS "rxLevels" FROM accounts a WHERE a.id = $1 FOR NO KEY UPDATE`,
)

interface PlaceState {
  readonly label: string
  /** The license that counts. */
  readonly license: License | null
  /** The license that waits for a review, or was refused. */
  readonly review: (LicenseInReview & { readonly id: number }) | null
  /** The person who last changed the license in review, or else the license that counts; null for the store. */
  readonly changedBy: string | null
  /** Whether the store has confirmed the review that the administrator saw. */
  readonly isConfirmed: boolean
  readonly uploadsToday: number
}

const stateQuery = namedQuery<PlaceState>(
  'license-state',
  `SELECT COALESCE(NULLIF(d.label, ''), d.line1) AS label,
    CASE WHEN n.address_id IS NOT NULL THEN ${licenseJson} END AS license,
    CASE WHEN r.id IS NOT NULL THEN ${reviewJson}::jsonb || jsonb_build_object('id', r.id) END AS review,
    concat_ws(' ', w.first_name, w.last_name) AS "changedBy",
    EXISTS (SELECT FROM licence_reviews s
      WHERE s.id = $4 AND s.address_id = d.id AND s.rx_level = $3 AND s.status = 'confirmed') AS "isConfirmed",
    (SELECT count(*)::int FROM licence_documents f
      WHERE f.account_id = $1 AND f.created_at > now() - interval '1 day') AS "uploadsToday"
  FROM addresses d LEFT JOIN address_licences n ON n.address_id = d.id AND n.rx_level = $3
    LEFT JOIN licence_reviews r ON r.address_id = d.id AND r.rx_level = $3 AND ${isOpenReviewSql}
    LEFT JOIN users w ON w.id = CASE WHEN r.id IS NULL THEN n.changed_by ELSE r.changed_by END
  WHERE d.account_id = $1 AND d.id = $2 AND NOT d.deleted`,
)

/**
 * Locks the company's row until the transaction ends, so that administrators and operators change licenses one after
 * the other and no licensed address moves, and reads the licenses in their place.
 * @param seenReviewId the review that the administrator saw; 0 for none
 * @returns null for an address that the company does not have
 */
export async function lockLicense(
  scope: Scope,
  { addressId, rxLevel }: LicensePlace,
  seenReviewId: number,
): Promise<(PlaceState & { readonly rxLevels: readonly string[] }) | null> {
  const [account] = await lockQuery.all(scope.db, [scope.accountId])
  // A statement of its own reads the state, so that it sees the changes that the lock waited for.
  const [state] = await stateQuery.all(scope.db, [scope.accountId, addressId, rxLevel, seenReviewId])
  return state && account ? { ...state, ...account } : null
}

const insertDocumentQuery = namedQuery<{ id: number }>(
  'license-document-insert',
  `INSERT INTO licence_documents (account_id, name, media_type, content) VALUES ($1, $2, $3, $4) RETURNING id`,
)

/** Stores a new document. @returns its id */
export async function insertDocument(scope: Scope, document: LicenseDocument): Promise<number | null> {
  const { name, mediaType, content } = document
  const [row] = await insertDocumentQuery.all(scope.db, [scope.accountId, name, mediaType, content])
  return row?.id ?? null
}

const keepDocumentQuery = namedQuery<{ id: number }>(
  'license-document-keep',
  `UPDATE licence_documents SET released_at = NULL WHERE account_id = $1 AND id = $2 RETURNING id`,
)

/** Keeps a stored document. @returns its id; null if the company does not have it */
export async function keepDocument(scope: Scope, id: number): Promise<number | null> {
  const [row] = await keepDocumentQuery.all(scope.db, [scope.accountId, id])
  return row?.id ?? null
}

const releaseDocumentQuery = namedQuery(
  'license-document-release',
  `UPDATE licence_documents SET released_at = now() WHERE account_id = $1 AND id = $2`,
)

/** Notes that a license no longer uses a document, which is deleted after a month. */
export async function releaseDocument(scope: Scope, id: number): Promise<void> {
  await releaseDocumentQuery.all(scope.db, [scope.accountId, id])
}

const documentQuery = namedQuery<{ name: string; mediaType: string; content: string }>(
  'license-document',
  `SELECT f.name, f.media_type AS "mediaType", translate(encode(f.content, 'base64'), E'\\n', '') AS content
  FROM licence_documents f WHERE f.account_id = $1 AND f.id = $2`,
)

/** Reads a document of the company; null if it has no such document. */
export async function readDocument(scope: Scope, id: number): Promise<CallOutput<'getLicenseDocument'> | null> {
  const [row] = await documentQuery.all(scope.db, [scope.accountId, id])
  // Only checked documents are stored, so the type is one of the contract's.
  return (row as CallOutput<'getLicenseDocument'> | undefined) ?? null
}

/** The part of a license that an administrator enters. */
export interface LicenseValues {
  readonly licenceNumber: string
  readonly expiration: string
  readonly documentId: number | null
}

const upsertQuery = namedQuery<{ license: License }>(
  'license-upsert',
  `INSERT INTO address_licences AS n (address_id, rx_level, licence_no, expires_on, document_id, changed_by)
  SELECT d.id, $3, $4, $5, $6, $7 FROM addresses d WHERE d.account_id = $1 AND d.id = $2
  ON CONFLICT (address_id, rx_level) DO UPDATE SET licence_no = excluded.licence_no, expires_on = excluded.expires_on,
    document_id = excluded.document_id, changed_by = excluded.changed_by, changed_at = now()
  RETURNING ${licenseJson} AS license`,
)

/**
 * Writes a license that counts in its place. Only for a license that the store has confirmed.
 * @param changedBy the administrator who entered it or brought it back; null for the store
 */
export async function writeLicense(
  scope: Scope,
  { addressId, rxLevel }: LicensePlace,
  { licenceNumber, expiration, documentId }: LicenseValues,
  changedBy: number | null,
): Promise<License | null> {
  const values = [licenceNumber, expiration, documentId, changedBy]
  const [row] = await upsertQuery.all(scope.db, [scope.accountId, addressId, rxLevel, ...values])
  return row?.license ?? null
}

const removeQuery = namedQuery(
  'license-remove',
  `DELETE FROM address_licences n USING addresses d
  WHERE d.id = n.address_id AND d.account_id = $1 AND d.id = $2 AND n.rx_level = $3`,
)

/** Removes the license that counts from its place. */
export async function removeLicense(scope: Scope, { addressId, rxLevel }: LicensePlace): Promise<void> {
  await removeQuery.all(scope.db, [scope.accountId, addressId, rxLevel])
}

const insertReviewQuery = namedQuery<{ review: LicenseInReview }>(
  'license-review-insert',
  `INSERT INTO licence_reviews AS r (address_id, rx_level, licence_no, expires_on, document_id, status, changed_by)
  SELECT d.id, $3, $4, $5, $6, 'waiting', $7 FROM addresses d WHERE d.account_id = $1 AND d.id = $2
  RETURNING ${reviewJson} AS review`,
)

/**
 * Writes a license that waits for a review, in the name of the scope's user. No other review may be open in its place.
 */
export async function insertReview(
  scope: Scope,
  { addressId, rxLevel }: LicensePlace,
  { licenceNumber, expiration, documentId }: LicenseValues,
): Promise<LicenseInReview | null> {
  const values = [licenceNumber, expiration, documentId, scope.userId]
  const [row] = await insertReviewQuery.all(scope.db, [scope.accountId, addressId, rxLevel, ...values])
  return row?.review ?? null
}

const endReviewQuery = namedQuery(
  'license-review-end',
  `UPDATE licence_reviews r SET status = $3, ended_at = now(), changed_by = $4 FROM addresses d
  WHERE d.id = r.address_id AND d.account_id = $1 AND r.id = $2`,
)

/** Ends a review: another entry replaces it, or an administrator removes it. */
export async function endReview(scope: Scope, id: number, status: 'changed' | 'removed'): Promise<void> {
  await endReviewQuery.all(scope.db, [scope.accountId, id, status, scope.userId])
}

const rememberQuery = namedQuery(
  'license-remember',
  `INSERT INTO licence_reviews (address_id, rx_level, licence_no, expires_on, document_id, status, counted, changed_by,
    ended_at)
  SELECT n.address_id, n.rx_level, n.licence_no, n.expires_on, n.document_id, 'removed', true, $4, now()
  FROM address_licences n JOIN addresses d ON d.id = n.address_id
  WHERE d.account_id = $1 AND d.id = $2 AND n.rx_level = $3`,
)

/** Keeps a license that counts for a month after its removal. */
export async function rememberLicense(scope: Scope, { addressId, rxLevel }: LicensePlace): Promise<void> {
  await rememberQuery.all(scope.db, [scope.accountId, addressId, rxLevel, scope.userId])
}

/** A license that was removed. */
export interface RemovedLicense {
  readonly id: number
  readonly counted: boolean
}

const removedQuery = namedQuery<RemovedLicense>(
  'license-removed',
  `SELECT r.id, r.counted FROM licence_reviews r JOIN addresses d ON d.id = r.address_id
  WHERE d.account_id = $1 AND d.id = $2 AND r.rx_level = $3 AND r.status = 'removed' AND r.licence_no = $4
    AND r.expires_on = $5 AND r.document_id IS NOT DISTINCT FROM $6::int
    AND r.ended_at > now() - interval '30 days'
  ORDER BY r.id DESC LIMIT 1`,
)

/** Finds a license that was removed from its place within a month, with exactly these values; null if there is none. */
export async function readRemoved(
  scope: Scope,
  { addressId, rxLevel }: LicensePlace,
  { licenceNumber, expiration, documentId }: LicenseValues,
): Promise<RemovedLicense | null> {
  const values = [licenceNumber, expiration, documentId]
  const [row] = await removedQuery.all(scope.db, [scope.accountId, addressId, rxLevel, ...values])
  return row ?? null
}

const reopenQuery = namedQuery<{ review: LicenseInReview }>(
  'license-review-reopen',
  `UPDATE licence_reviews r SET status = CASE WHEN r.reason = '' THEN 'waiting' ELSE 'refused' END, ended_at = NULL,
    changed_by = $3
  FROM addresses d WHERE d.id = r.address_id AND d.account_id = $1 AND r.id = $2 RETURNING ${reviewJson} AS review`,
)

/** Brings a removed review back: a refused license stays refused. */
export async function reopenReview(scope: Scope, id: number): Promise<LicenseInReview | null> {
  const [row] = await reopenQuery.all(scope.db, [scope.accountId, id, scope.userId])
  return row?.review ?? null
}

const forgetQuery = namedQuery(
  'license-forget',
  `UPDATE licence_reviews r SET status = 'changed' FROM addresses d
  WHERE d.id = r.address_id AND d.account_id = $1 AND d.id = $2 AND ($3::text IS NULL OR r.rx_level = $3)
    AND r.status = 'removed'`,
)

/**
 * Forgets the licenses that were removed from an address, so that none of them comes back without a review.
 * @param rxLevel null for licenses of every level
 */
export async function forgetRemoved(scope: Scope, addressId: number, rxLevel: string | null): Promise<void> {
  await forgetQuery.all(scope.db, [scope.accountId, addressId, rxLevel])
}

const otherAdministratorsQuery = namedQuery<{ email: string }>(
  'license-administrators',
  `SELECT w.email FROM users w WHERE ${administersSql('$1')} AND w.id <> $2 ORDER BY w.id`,
)

/** The mail addresses of the company's other administrators. */
export async function readOtherAdministrators(scope: Scope): Promise<string[]> {
  const rows = await otherAdministratorsQuery.all(scope.db, [scope.accountId, scope.userId])
  return rows.map(({ email }) => email)
}

/** A license in its last days, with the places that may receive its goods afterwards. */
export interface EndingLicense {
  readonly accountId: number
  readonly accountName: string
  readonly label: string
  readonly rxLevel: string
  readonly licenceNumber: string
  readonly expiration: string
  readonly administrators: { readonly id: number; readonly email: string }[]
  /** Whether a license that is to replace it waits for a review. */
  readonly isRenewalWaiting: boolean
  /** Names of other addresses whose license for the level lasts longer. */
  readonly elsewhere: string[]
}

const claimEndingQuery = namedQuery<EndingLicense>(
  'license-claim-ending',
  `UPDATE address_licences n SET warned_for = n.expires_on
  FROM addresses d JOIN accounts a ON a.id = d.account_id
  WHERE d.id = n.address_id AND NOT d.deleted AND a.active AND n.expires_on BETWEEN $1::date AND $1::date + $2::int
    AND n.warned_for IS DISTINCT FROM n.expires_on
  RETURNING a.id AS "accountId", a.account_name AS "accountName", COALESCE(NULLIF(d.label, ''), d.line1) AS label,
    n.rx_level AS "rxLevel", n.licence_no AS "licenceNumber", n.expires_on AS expiration,
    (SELECT COALESCE(json_agg(json_build_object('id', w.id, 'email', w.email) ORDER BY w.id), '[]')
      FROM users w WHERE ${administersSql('a.id')}) AS administrators,
    EXISTS (SELECT FROM licence_reviews r
      WHERE r.address_id = n.address_id AND r.rx_level = n.rx_level AND r.status = 'waiting') AS "isRenewalWaiting",
    (SELECT COALESCE(json_agg(COALESCE(NULLIF(e.label, ''), e.line1) ORDER BY e.label, e.id), '[]') FROM addresses e
      JOIN address_licences m ON m.address_id = e.id AND m.rx_level = n.rx_level AND m.expires_on > n.expires_on
      WHERE e.account_id = a.id AND e.id <> d.id AND NOT e.deleted) AS elsewhere`,
)

/**
 * Claims the licenses that expire within some days and of whose expiration nobody was warned. Part of a transaction: of
 * several claims at once, one gets each license.
 * @param today YYYY-MM-DD in Eastern time
 */
export function claimEndingLicenses(db: Db, today: string, days: number): Promise<EndingLicense[]> {
  return claimEndingQuery.all(db, [today, days])
}

const notifyQuery = namedQuery(
  'license-notify',
  `INSERT INTO notifications (account_id, user_id, notification_type, meta_data) VALUES ($1, $2, 'License Expiring',
    jsonb_build_object('addressLabel', $3::text, 'rxLevel', $4::text, 'licenceNumber', $5::text, 'expiration', $6::text))`,
)

/** Notifies a person that a license ends. */
export async function notifyOfEnding(db: Db, userId: number, license: EndingLicense): Promise<void> {
  const { accountId, label, rxLevel, licenceNumber, expiration } = license
  await notifyQuery.all(db, [accountId, userId, label, rxLevel, licenceNumber, expiration])
}
