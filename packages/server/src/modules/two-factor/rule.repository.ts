import type { TwoFactorRule } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { isRuleInForce } from '../../sessions/users.repository.js'

const ruleQuery = namedQuery<{ requiredFrom: string | null }>(
  'two-factor-rule',
  `SELECT a.two_factor_from::text AS "requiredFrom" FROM accounts a WHERE a.id = $1`,
)

const peopleQuery = namedQuery<TwoFactorRule['people'][number]>(
  'two-factor-people',
  `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email,
    EXISTS (SELECT 1 FROM two_factor_logins s WHERE s.user_id = u.id AND s.app_secret IS NOT NULL) AS "hasApp",
    (SELECT count(*)::int FROM passkeys p WHERE p.user_id = u.id) AS passkeys, u.id = $2 AS "isSelf"
  FROM users u WHERE u.account_id = $1 AND u.active AND NOT u.is_punchout
  ORDER BY u.last_name, u.first_name, u.id LIMIT 2000`,
)

/** The rule of the company, and its people who sign in. */
export async function readRule({ db, accountId, userId }: Scope, now: Date): Promise<TwoFactorRule> {
  const [rule] = await ruleQuery.all(db, [accountId])
  const requiredFrom = rule?.requiredFrom ?? null
  const people = await peopleQuery.all(db, [accountId, userId])
  return { requiredFrom, isRequired: isRuleInForce(requiredFrom, now), people }
}

const writeRuleQuery = namedQuery('two-factor-rule-write', 'UPDATE accounts SET two_factor_from = $2 WHERE id = $1')

/** Requires a second step from a day on; null requires none. */
export async function writeRule({ db, accountId }: Scope, requiredFrom: string | null): Promise<void> {
  await writeRuleQuery.all(db, [accountId, requiredFrom])
}
