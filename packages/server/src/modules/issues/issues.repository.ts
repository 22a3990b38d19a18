import type { CallParsedInput } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { isoInstant } from '../records/instant.sql.js'

const lockQuery = namedQuery('issue-lock-writer', 'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE')

/** The latest issues of a person. */
export interface LatestIssues {
  readonly count: number
  /** When the first issue was reported; null if there is none. */
  readonly first: Date | null
}

const latestQuery = namedQuery<{ count: number; first: string | null }>(
  'issues-latest',
  `SELECT count(*)::int AS count, ${isoInstant('min(created_at)')} AS first
  FROM issues WHERE user_id = $1 AND created_at > $2`,
)

/**
 * Counts the issues of the person since a time, and lets no other request of the person report one until the
 * transaction ends.
 */
export async function lockIssues({ db, userId }: Scope, since: Date): Promise<LatestIssues> {
  await lockQuery.all(db, [userId])
  const [row] = await latestQuery.all(db, [userId, since])
  return { count: row?.count ?? 0, first: row?.first ? new Date(row.first) : null }
}

const insertQuery = namedQuery<{ id: number; number: string }>(
  'issue-insert',
  `INSERT INTO issues (issue_no, account_id, user_id, message, page, phone, facts, created_at, order_id, return_status)
  VALUES ('IS-' || nextval('issue_no_seq'), $1, $2, $3, $4, $5, $6::jsonb, $7, $8,
    CASE WHEN $8::int IS NOT NULL THEN 'Requested' END) RETURNING id, issue_no AS number`,
)

/** Writes an issue of the person, which is a return if it names an order, and returns its id and number. */
export async function insertIssue(
  { db, accountId, userId }: Scope,
  { message, page, phone = '', facts = {}, orderReturn }: CallParsedInput<'submitIssue'>,
  now: Date,
): Promise<{ id: number; number: string }> {
  const words = [message, page, phone, JSON.stringify(facts)]
  const [row] = await insertQuery.all(db, [accountId, userId, ...words, now, orderReturn?.orderId ?? null])
  if (row === undefined) throw new Error('The issue was not written. The database answered no row for it.')
  return row
}
