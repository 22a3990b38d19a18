import { isAdministratorSql } from '../../sessions/people.sql.js'
import { isoInstant } from '../records/instant.sql.js'

const revision = `md5(concat_ws('|', n.licence_no, n.expires_on, n.document_id))`

function documentJson(id: string): string {
  return `(SELECT json_build_object('id', f.id, 'name', f.name) FROM licence_documents f WHERE f.id = ${id})`
}

/** A license `n` that counts as JSON in the shape of the contract, with the parts that administrators maintain. */
export const licenseJson = `json_build_object('rxLevel', n.rx_level, 'licenceNumber', n.licence_no,
  'expiration', n.expires_on, 'revision', ${revision}, 'document', ${documentJson('n.document_id')})`

/** The licenses of an address that count as a list in JSON. */
export function licensesJson(addressId: string): string {
  return `(SELECT COALESCE(json_agg(${licenseJson} ORDER BY n.rx_level), '[]')
    FROM address_licences n WHERE n.address_id = ${addressId})`
}

/**
 * The beginning of the revision of a license in review: the number of the review follows, so it never equals another
 * revision.
 */
export const REVIEW_PREFIX = 'review-'

/** Condition on a review `r`: the store has not confirmed the license, and nobody has changed or removed it. */
export const isOpenReviewSql = `r.status IN ('waiting', 'refused')`

/** A license in review `r` as JSON in the shape of the contract. */
export const reviewJson = `json_build_object('rxLevel', r.rx_level, 'licenceNumber', r.licence_no,
  'expiration', r.expires_on, 'revision', '${REVIEW_PREFIX}' || r.id, 'document', ${documentJson('r.document_id')},
  'status', r.status, 'reason', r.reason, 'since', ${isoInstant('r.created_at')})`

/** The licenses of an address that wait for a review or were refused as a list in JSON. */
export function reviewsJson(addressId: string): string {
  return `(SELECT COALESCE(json_agg(${reviewJson} ORDER BY r.rx_level), '[]')
    FROM licence_reviews r WHERE r.address_id = ${addressId} AND ${isOpenReviewSql})`
}

/** Condition on a user `w`: an administrator of the company `account` who can sign in. */
export function administersSql(account: string): string {
  return `w.account_id = ${account} AND ${isAdministratorSql('w')} AND NOT w.is_punchout`
}
