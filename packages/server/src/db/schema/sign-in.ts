import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.js'
import { accounts, users } from './company.js'

/**
 * A sign-in, for one account at a time. Its tokens are valid while its row exists; every end of the session deletes the
 * row, and triggers do so when the password changes or the user is deactivated.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Raised by a trigger when it moves to another account; earlier access tokens are refused. */
    version: integer('version').notNull().default(0),
    /** Browser and system in words; empty if not known. */
    device: text('device').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('sessions_user_idx').on(table.userId), index('sessions_account_idx').on(table.accountId)],
)

/** One row per refresh token of a session; only the browser knows the token itself. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: identity(),
    tokenHash: text('token_hash').notNull().unique(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('refresh_tokens_session_idx').on(table.sessionId),
    index('refresh_tokens_expires_idx').on(table.expiresAt),
  ],
)
