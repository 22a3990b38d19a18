import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.js'
import { users } from './auth.js'
import { createdAt, identity, moment } from './columns.js'

/** How a procurement system talks to the store. */
export type PunchoutProtocol = 'cxml' | 'oci'

/** Procurement systems whose users may shop, each for one company. */
export const punchoutBuyers = pgTable(
  'punchout_buyers',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    protocol: text('protocol').$type<PunchoutProtocol>().notNull(),
    /** The domain of the cXML credential, such as DUNS; empty for OCI. */
    domain: text('domain').notNull().default(''),
    /** The identity of the cXML credential, or the OCI user name. */
    identity: text('identity').notNull(),
    /** Only the hash of the shared secret is stored. */
    secretHash: text('secret_hash').notNull(),
    /** Origins to which carts may return, such as https://buyer.example. */
    returnOrigins: text('return_origins').array().notNull(),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('punchout_buyers_identity_idx')
      .on(table.protocol, sql`lower(${table.domain})`, sql`lower(${table.identity})`)
      .where(sql`${table.active}`),
  ],
)

/** Visits of people from procurement systems. Each has a user of its own, and so a cart of its own. */
export const punchoutSessions = pgTable(
  'punchout_sessions',
  {
    id: identity(),
    buyerId: integer('buyer_id')
      .notNull()
      .references(() => punchoutBuyers.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operation: text('operation').$type<'create' | 'edit' | 'inspect'>().notNull(),
    /** The procurement system's own name of the visit; it proves nothing. */
    buyerCookie: text('buyer_cookie').notNull(),
    returnUrl: text('return_url').notNull(),
    /** What the returned message repeats, such as credentials. */
    echo: jsonb('echo').$type<Record<string, string>>().notNull().default({}),
    startPath: text('start_path').notNull(),
    /** Numbers of items that were sent and are not in the cart. */
    missing: jsonb('missing').$type<string[]>().notNull().default([]),
    /** Numbers of items of which the cart has another quantity than was sent. */
    adjusted: jsonb('adjusted').$type<string[]>().notNull().default([]),
    /** Only the hash of the start page's secret is stored. */
    startHash: text('start_hash').notNull().unique(),
    startExpiresAt: moment('start_expires_at').notNull(),
    startedAt: moment('started_at'),
    /** Only the hash of the return page's secret is stored. */
    returnHash: text('return_hash').unique(),
    returnExpiresAt: moment('return_expires_at'),
    /** The fields of the form that returns the cart. */
    returned: jsonb('returned').$type<Record<string, string>>(),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('punchout_sessions_buyer_idx').on(table.buyerId, table.createdAt),
    uniqueIndex('punchout_sessions_user_idx').on(table.userId),
  ],
)
