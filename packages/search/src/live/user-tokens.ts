import { type Db, namedQuery } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'

/** A signed-in user. */
export interface TokenOwner {
  readonly userId: number
  readonly accountId: number
}

/**
 * Remembers the person who searches with a token. Another company or person takes over the token; writing at most
 * hourly saves writes.
 */
export async function learnUserToken(db: Db, userToken: string, { accountId, userId }: TokenOwner): Promise<void> {
  await db.execute(sql`
    INSERT INTO search_user_tokens AS t (user_token, account_id, user_id)
    VALUES (${userToken}, ${accountId}, ${userId})
    ON CONFLICT (user_token) DO UPDATE
      SET account_id = excluded.account_id, user_id = excluded.user_id, seen_at = now()
      WHERE (t.account_id, t.user_id) <> (excluded.account_id, excluded.user_id)
        OR t.seen_at < now() - interval '1 hour'`)
}

const ownerQuery = namedQuery<TokenOwner>(
  'search-token-owner',
  'SELECT user_id AS "userId", account_id AS "accountId" FROM search_user_tokens WHERE user_token = $1',
)

/** The person who searches with a token, if known. */
export async function ownerOfUserToken(db: Db, userToken: string | undefined): Promise<TokenOwner | null> {
  return userToken === undefined ? null : ((await ownerQuery.all(db, [userToken]))[0] ?? null)
}
