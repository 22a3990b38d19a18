import type { CallOutput, CallParsedInput } from '@gauze/contract'
import { easternDate } from '@gauze/rules'
import { refused } from '../../base/problem.js'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { seesAmountsSql } from '../../sessions/people.sql.js'

type Substitute = CallOutput<'getSubstitute'>

const colleague = `k.account_id = $1 AND k.id <> $2 AND ${seesAmountsSql('k')}`

const substituteQuery = namedQuery<Substitute>(
  'approval-substitute',
  `SELECT (
      SELECT json_build_object('userId', k.id, 'name', concat_ws(' ', k.first_name, k.last_name),
        'fromDate', s.from_day, 'toDate', s.to_day)
      FROM approval_substitutes s JOIN users k ON k.id = s.substitute_id
      WHERE s.account_id = $1 AND s.user_id = $2 AND s.to_day >= $3::date AND ${colleague}) AS current,
    (SELECT COALESCE(json_agg(json_build_object('id', k.id, 'name', concat_ws(' ', k.first_name, k.last_name))
        ORDER BY k.first_name, k.last_name, k.id), '[]')
      FROM users k WHERE ${colleague}) AS colleagues`,
)

const saveQuery = namedQuery<{ saved: number }>(
  'approval-substitute-save',
  `INSERT INTO approval_substitutes (account_id, user_id, substitute_id, from_day, to_day)
  SELECT $1, $2, k.id, $4, $5 FROM users k WHERE k.id = $3 AND ${colleague}
  ON CONFLICT (account_id, user_id) DO UPDATE
    SET substitute_id = excluded.substitute_id, from_day = excluded.from_day, to_day = excluded.to_day
  RETURNING substitute_id AS saved`,
)

const endQuery = namedQuery(
  'approval-substitute-end',
  'DELETE FROM approval_substitutes WHERE account_id = $1 AND user_id = $2',
)

/** Reads the substitute of the caller and the colleagues who could be the substitute, in one statement. */
export async function readSubstitute({ db, accountId, userId }: Scope, now: Date): Promise<Substitute> {
  const [row] = await substituteQuery.all(db, [accountId, userId, easternDate(now)])
  return row ?? { current: null, colleagues: [] }
}

/**
 * Names the substitute of the caller, in place of an earlier substitute.
 * @param now tells which days are over
 * @throws ProblemError 422 for days in the wrong order or over, and for a user who is no possible substitute
 */
export async function saveSubstitute(
  scope: Scope,
  { userId, fromDate, toDate }: CallParsedInput<'saveSubstitute'>,
  now: Date,
): Promise<Substitute> {
  if (toDate < fromDate) {
    throw refused('validation', 'The last day is before the first one. Choose a later last day.', {
      toDate: ['must not be before the first day'],
    })
  }
  if (toDate < easternDate(now)) {
    throw refused('validation', 'The last day is over. Choose today or a later day.', { toDate: ['must not be over'] })
  }
  const saved = await saveQuery.all(scope.db, [scope.accountId, scope.userId, userId, fromDate, toDate])
  if (saved.length === 0) {
    throw refused('validation', 'Your company has no such colleague who may see prices. Choose one from the list.', {
      userId: ['is not one of the colleagues'],
    })
  }
  return readSubstitute(scope, now)
}

/** Ends the substitution of the caller, if there is one. */
export async function endSubstitute(scope: Scope, now: Date): Promise<Substitute> {
  await endQuery.all(scope.db, [scope.accountId, scope.userId])
  return readSubstitute(scope, now)
}
