import type { AccountApplication } from '@gauze/rules/forms'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, createdAt, identity, moment } from './columns.js'
import { accounts } from './company.js'

/** People who sign in. `username` is stored trimmed and in lower case. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    username: text('username').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    contactRole: text('contact_role'),
    passwordHash: text('password_hash').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    isPriceVisible: boolean('is_price_visible').notNull().default(false),
    isPunchout: boolean('is_punchout').notNull().default(false),
    isParentLogin: boolean('is_parent_login').notNull().default(false),
    /** When a colleague invited them; null once they have chosen a password. */
    invitedAt: moment('invited_at'),
    /** Orders above this amount wait for an admin; null means none do. */
    approvalLimitCents: cents('approval_limit_cents'),
    /** An administrator lets them pay invoices. Administrators may without it; see `sessions/may-pay.sql.ts`. */
    mayPay: boolean('may_pay').notNull().default(false),
    /** The most that one of their payments may charge, with its fee; null means any amount. */
    paymentLimitCents: cents('payment_limit_cents'),
    active: boolean('active').notNull().default(true),
    /**
     * Raised by a trigger when the password, the permissions, the company or `active` change; older access tokens are
     * refused.
     */
    sessionVersion: integer('session_version').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('users_username_idx').on(table.username), index('users_account_idx').on(table.accountId)],
)

/** Accounts beyond their own that a parent login may switch to. */
export const userAccounts = pgTable(
  'user_accounts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.accountId] })],
)

/**
 * A sign-in, for one account at a time. Its tokens are valid while its row exists; whatever ends it deletes the row,
 * and triggers do so when the password changes or the user is deactivated.
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

/** Counts failures by what was tried (a username, a network, both), known or not, so that it reveals nothing. */
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

/** A new mail address that waits for its confirmation, one for each person; only the hash of the mailed token is stored. */
export const emailChanges = pgTable('email_changes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
})

export const accessRequests = pgTable('access_requests', {
  id: identity(),
  company: text('company').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  createdAt: createdAt(),
})

/** Numbers shown to people: `APP-` + nextval. */
export const applicationNoSequence = pgSequence('application_no_seq', { startWith: 1001 })

/** An application as it was sent, with the names of its choices at that time. */
export interface StoredApplication extends AccountApplication {
  readonly businessTypeName: string
  readonly contactRoleName: string
}

/** Companies that applied for an account, which a person of the store opens or declines. */
export const accountApplications = pgTable(
  'account_applications',
  {
    id: identity(),
    applicationNo: text('application_no').notNull().unique(),
    email: text('email').notNull(),
    form: jsonb('form').$type<StoredApplication>().notNull(),
    status: text('status').$type<'new' | 'opened' | 'declined'>().notNull().default('new'),
    /** When the applicant was last mailed that the store has the application. */
    mailedAt: moment('mailed_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    /** Why it was declined; empty otherwise. */
    reason: text('reason').notNull().default(''),
    /** The company whose account was opened. */
    openedAccountId: integer('opened_account_id').references(() => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('account_applications_new_idx').on(table.email).where(sql`${table.status} = 'new'`)],
)

export const businessTypes = pgTable('business_types', {
  id: identity(),
  name: text('name').notNull().unique(),
})

export const contactRoles = pgTable('contact_roles', {
  id: identity(),
  name: text('name').notNull().unique(),
})
