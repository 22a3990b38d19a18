import { easternDate } from '@gauze/rules'
import { type Db, namedQuery } from '../db/client.js'

/**
 * FROM and WHERE of the administrators `n` of an account for whom a user is the substitute on a day, all given as SQL.
 * @example
 * `EXISTS (SELECT ${substitutedSql('a.id', 'w.id', '$1::date')})`
 */
export function substitutedSql(account: string, user: string, day: string): string {
  return `FROM approval_substitutes s JOIN users n ON n.id = s.user_id AND n.is_admin AND n.active
      JOIN users k ON k.id = s.substitute_id AND k.account_id = s.account_id AND k.active AND k.is_price_visible
        AND NOT k.is_punchout
    WHERE s.account_id = ${account} AND s.substitute_id = ${user} AND ${day} BETWEEN s.from_day AND s.to_day`
}

/** The rights of a user to decide about orders. */
export interface ApproverRights {
  readonly isAdmin: boolean
  /** The administrators for whom the user is the substitute today. */
  readonly standsInFor: readonly number[]
}

const rightsQuery = namedQuery<ApproverRights>(
  'approver-rights',
  `SELECT w.is_admin AS "isAdmin",
    ARRAY(SELECT n.id ${substitutedSql('$1', 'w.id', '$3::date')} ORDER BY s.from_day, n.id) AS "standsInFor"
  FROM users w WHERE w.id = $2 AND w.active`,
)

/** Reads the rights of a user in an account to decide about orders, in one statement. */
export async function readApproverRights(
  db: Db,
  { accountId, userId }: { readonly accountId: number; readonly userId: number },
  now: Date,
): Promise<ApproverRights> {
  const [rights] = await rightsQuery.all(db, [accountId, userId, easternDate(now)])
  return rights ?? { isAdmin: false, standsInFor: [] }
}

/** Whether a user with these rights decides about orders. */
export function isApprover({ isAdmin, standsInFor }: ApproverRights): boolean {
  return isAdmin || standsInFor.length > 0
}
