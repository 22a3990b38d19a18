import { type AnyPgColumn, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
    /** The other site that the session is for; null for the store's own pages. Its tokens are renewed from there alone. */
    origin: text('origin'),
    /** The session of the store in which the person let the other site in; it takes this one along when it ends. */
    parentId: integer('parent_id').references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
    /** The partner whose server signed the person in. */
    partnerId: integer('partner_id').references(() => partners.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('sessions_user_idx').on(table.userId),
    index('sessions_account_idx').on(table.accountId),
    index('sessions_parent_idx').on(table.parentId),
    index('sessions_partner_idx').on(table.partnerId),
  ],
)

/** An authorization code: one sign-in on another site that the person allowed and the site has yet to fetch. */
export const siteCodes = pgTable(
  'site_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    /** The session of the store in which the person allowed it. */
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** The SHA-256 of the verifier that only the page that asked has, in base64url (RFC 7636). */
    challenge: text('challenge').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** The session that the code opened; a second use of the code ends it. */
    openedId: integer('opened_id').references(() => sessions.id, { onDelete: 'cascade' }),
  },
  (table) => [index('site_codes_session_idx').on(table.sessionId), index('site_codes_opened_idx').on(table.openedId)],
)

/** A company whose own server signs its people in, by assertions that it signs with its private key. */
export const partners = pgTable(
  'partners',
  {
    id: identity(),
    /** The issuer of its assertions, such as `https://buyer.example`. */
    issuer: text('issuer').notNull().unique(),
    name: text('name').notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The public key, PEM (SPKI). */
    publicKey: text('public_key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('partners_account_idx').on(table.accountId)],
)

/** The assertions that were used, until they expire: each counts once. */
export const partnerAssertions = pgTable(
  'partner_assertions',
  {
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    assertionId: text('assertion_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.assertionId] })],
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
