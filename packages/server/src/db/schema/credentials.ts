import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.js'
import { users } from './company.js'

/**
 * Counts failures by the attempted username, the network, or both. Unknown usernames count too, so that a count reveals
 * nothing.
 */
export const authThrottles = pgTable('auth_throttles', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull().default(0),
  lastFailureAt: moment('last_failure_at').notNull().defaultNow(),
  lockedUntil: moment('locked_until'),
})

/** Networks and devices that a user signed in from; other people's failed attempts do not lock these out. */
export const knownOrigins = pgTable(
  'known_origins',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.origin] }), index('known_origins_seen_idx').on(table.seenAt)],
)

/** Single-use, expiring; only the hash of the mailed token is stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_user_idx').on(table.userId)],
)
