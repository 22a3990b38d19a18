import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, identity, moment } from './columns.js'
import { accounts, users } from './company.js'

/** Passkeys (WebAuthn credentials): only the public key, which proves nothing by itself. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, as the browser sends it. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** How often the device signed, if it counts; a lower number than before is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull(),
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_idx').on(table.userId)],
)

/** The authenticator app of a person, and the name by which their devices know them. */
export const twoFactorLogins = pgTable('two_factor_logins', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Random, base64url; passkeys return it, so it must not identify the person. */
  handle: text('handle').notNull().unique(),
  /** Encrypted; null without an app. */
  appSecret: text('app_secret'),
  appSince: moment('app_since'),
  /** The time step of the latest code that was used; neither this code nor an earlier one is used again. */
  appLastStep: bigint('app_last_step', { mode: 'number' }),
  /** An encrypted secret that no code has confirmed yet, the session that asked for it, and until when it waits. */
  newAppSecret: text('new_app_secret'),
  newAppSession: integer('new_app_session'),
  newAppUntil: moment('new_app_until'),
})

/** Codes for a person without their device; only their hashes. A used code is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique(),
  },
  (table) => [index('recovery_codes_user_idx').on(table.userId)],
)

/**
 * The purpose of a challenge: the second step of a login, or a passkey that signs in, is added, or stands in for the
 * password.
 */
export type StepPurpose = 'twoFactor' | 'signIn' | 'addPasskey' | 'proof'

/** Challenges that wait for their answer. Each is deleted with its first answer, or after a few minutes. */
export const stepChallenges = pgTable(
  'step_challenges',
  {
    id: identity(),
    /** The hash of the cookie of a second step, or of the text that a passkey signs. */
    hash: text('hash').notNull().unique(),
    purpose: text('purpose').$type<StepPurpose>().notNull(),
    /** The user that it is for; null if any person may sign in with it. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The session that asked for it; null before there is one. */
    sessionId: integer('session_id'),
    /** The version of the person's sessions when the password was checked. */
    sessionVersion: integer('session_version'),
    /** How many codes were tried. */
    attempts: integer('attempts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('step_challenges_expires_idx').on(table.expiresAt),
    index('step_challenges_user_idx').on(table.userId),
  ],
)

/** A change or a use of two-factor sign-in. These words are in the audit trail, which nobody can change: they stay. */
export type SecurityEventKind =
  | 'app-added'
  | 'app-removed'
  | 'codes-renewed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-renamed'
  | 'rule-changed'
  | 'second-step-reset'
  | 'second-step-refused'
  | 'signed-in-with-app'
  | 'signed-in-with-passkey'
  | 'signed-in-with-recovery-code'

/** The audit trail of second steps; rows are never changed or deleted. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The person whose login it concerns; null for a rule of the company. */
    userId: integer('user_id'),
    /** The person who did it; null for an operator of the store, or for an unknown person. */
    actorId: integer('actor_id'),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    /** The name of a passkey, or the day of a rule; never a secret. */
    detail: text('detail').notNull().default(''),
    /** Where the request came from; empty for an operator. */
    ip: text('ip').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('security_events_user_idx').on(table.userId),
    index('security_events_account_idx').on(table.accountId, table.createdAt),
  ],
)
