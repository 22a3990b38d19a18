import type { AccountSettings } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { cents, createdAt, identity, moment, percent } from './columns.js'

/** Numbers of the accounts that the store opens: `G-` + nextval. */
export const accountNoSequence = pgSequence('account_no_seq', { startWith: 20001 })

/** A company that buys. A parent has children; users with a parent login may switch between them. */
export const accounts = pgTable(
  'accounts',
  {
    id: identity(),
    parentId: integer('parent_id').references((): AnyPgColumn => accounts.id),
    accountNo: text('account_no').notNull().unique(),
    accountName: text('account_name').notNull(),
    industry: text('industry').notNull().default('general'),
    phone: text('phone'),
    rxLevels: text('rx_levels').array().notNull().default(sql`ARRAY['1']::text[]`),
    priceLevel: text('price_level').notNull().default('List Price'),
    hasTerms: boolean('has_terms').notNull().default(false),
    terms: text('terms'),
    termsDays: integer('terms_days'),
    creditLimitCents: cents('credit_limit_cents').notNull().default(0),
    /** The company's debt on open invoices; updated with each posted invoice, payment or credit. */
    balanceCents: cents('balance_cents').notNull().default(0),
    convenienceFee: boolean('convenience_fee').notNull().default(false),
    convenienceFeePercent: percent('convenience_fee_percent').notNull().default('0'),
    taxExempt: boolean('tax_exempt').notNull().default(false),
    /** Days of the week on which the company takes deliveries, 1 Monday to 5 Friday; empty means any. */
    deliveryDays: integer('delivery_days').array().notNull().default(sql`ARRAY[]::integer[]`),
    statementFrequency: text('statement_frequency')
      .$type<AccountSettings['statementFrequency']>()
      .notNull()
      .default('monthly'),
    /** The last day of the latest statement that was mailed; null before the first one. */
    lastStatementOn: date('last_statement_on', { mode: 'string' }),
    /** The day of the latest reminder of overdue invoices; null before the first one. */
    lastRemindedOn: date('last_reminded_on', { mode: 'string' }),
    statementMethod: text('statement_method').$type<AccountSettings['statementMethod']>().notNull().default('email'),
    /** Further addresses that get the statement, separated by commas. */
    statementEmails: text('statement_emails').notNull().default(''),
    statementIncludeInvoices: boolean('statement_include_invoices').notNull().default(false),
    approvalsNotification: text('approvals_notification')
      .$type<AccountSettings['approvalsNotification']>()
      .notNull()
      .default('each'),
    /** The day, in New York, from which a login needs a second step; null if the company requires none. */
    twoFactorFrom: date('two_factor_from', { mode: 'string' }),
    /** Administrators have yet to read that seeing prices no longer includes the right to pay. */
    showsPayNotice: boolean('shows_pay_notice').notNull().default(false),
    /** When false, nobody of the company can sign in and its sessions are refused. */
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [index('accounts_parent_idx').on(table.parentId)],
)

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
    /** An administrator lets them pay invoices. Administrators may without it; see `sessions/people.sql.ts`. */
    mayPay: boolean('may_pay').notNull().default(false),
    /** The largest amount that one payment of the user may charge, with its fee; null means any amount. */
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
 * A new mail address that waits for its confirmation, one for each person; only the hash of the mailed token is stored.
 */
export const emailChanges = pgTable('email_changes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
})
