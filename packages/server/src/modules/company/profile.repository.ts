import type { AccountSettings, CallParsedInput, Device, Profile } from '@gauze/contract'
import { type Db, namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'

const profileQuery = namedQuery<Profile>(
  'profile',
  `SELECT u.first_name AS "firstName", u.last_name AS "lastName", u.username, u.email, COALESCE(u.phone, '') AS phone,
    (SELECT c.email FROM email_changes c WHERE c.user_id = u.id AND c.expires_at > $2) AS "pendingEmail"
  FROM users u WHERE u.id = $1`,
)

/** The person of the scope; null if they are gone. */
export async function readProfile({ db, userId }: Scope, now: Date): Promise<Profile | null> {
  return (await profileQuery.all(db, [userId, now]))[0] ?? null
}

const saveQuery = namedQuery(
  'profile-save',
  'UPDATE users SET first_name = $2, last_name = $3, phone = $4 WHERE id = $1',
)

/** Changes name and phone of the person of the scope. */
export async function writeProfile(
  { db, userId }: Scope,
  { firstName, lastName, phone }: Pick<Profile, 'firstName' | 'lastName' | 'phone'>,
): Promise<void> {
  await saveQuery.all(db, [userId, firstName, lastName, phone || null])
}

const pendingQuery = namedQuery<{ id: number }>(
  'email-change',
  `INSERT INTO email_changes AS c (user_id, email, token_hash, expires_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id) DO UPDATE SET email = $2, token_hash = $3, expires_at = $4
    WHERE c.expires_at < $4::timestamptz - interval '1 minute'
  RETURNING c.user_id AS id`,
)

/**
 * Keeps a new mail address until it is confirmed; it takes the place of an earlier one.
 * @returns false if the person changed it less than a minute ago
 */
export async function keepEmailChange(
  { db, userId }: Scope,
  change: { readonly email: string; readonly tokenHash: string; readonly expiresAt: Date },
): Promise<boolean> {
  const rows = await pendingQuery.all(db, [userId, change.email, change.tokenHash, change.expiresAt])
  return rows.length > 0
}

/** A confirmed change of a mail address. */
interface EmailChange {
  readonly userId: number
  readonly email: string
  readonly firstName: string
  readonly previous: string
  /** Whether people sign in with the address. */
  readonly isUsername: boolean
}

const takeQuery = namedQuery<EmailChange>(
  'email-change-take',
  `DELETE FROM email_changes c USING users u WHERE u.id = c.user_id AND u.active AND c.token_hash = $1
    AND c.expires_at > $2
  RETURNING c.user_id AS "userId", c.email, u.first_name AS "firstName", u.email AS previous,
    u.username = lower(u.email) AS "isUsername"`,
)

/** Takes the change that a link confirms, once; null for a link that does not work (any more). */
export async function takeEmailChange(db: Db, tokenHash: string, now: Date): Promise<EmailChange | null> {
  return (await takeQuery.all(db, [tokenHash, now]))[0] ?? null
}

const emailQuery = namedQuery(
  'email-change-done',
  'UPDATE users SET email = $2, username = CASE WHEN $3::boolean THEN $2 ELSE username END WHERE id = $1',
)

/** Sets a confirmed mail address. */
export async function writeEmail(db: Db, { userId, email, isUsername }: EmailChange): Promise<void> {
  await emailQuery.all(db, [userId, email, isUsername])
  await endResetLinks(db, userId)
}

const passwordQuery = namedQuery<{ sessionVersion: number }>(
  'password-change',
  'UPDATE users SET password_hash = $2 WHERE id = $1 RETURNING session_version AS "sessionVersion"',
)

const forgetEmailQuery = namedQuery('email-change-forget', 'DELETE FROM email_changes WHERE user_id = $1')

/** Forgets a new mail address that waits for its confirmation, because the login may have been in other hands. */
export async function forgetEmailChange(db: Db, userId: number): Promise<void> {
  await forgetEmailQuery.all(db, [userId])
}

const endLinksQuery = namedQuery(
  'reset-links-end',
  'UPDATE password_resets SET used_at = now() WHERE user_id = $1 AND used_at IS NULL',
)

/** Ends every link that sets the password of a person, such as links in a mailbox that the person no longer uses. */
export async function endResetLinks(db: Db, userId: number): Promise<void> {
  await endLinksQuery.all(db, [userId])
}

/** Sets a password, which lets a trigger end every session. @returns the version of sessions from then on */
export async function writePassword({ db, userId }: Scope, passwordHash: string): Promise<number | null> {
  await forgetEmailChange(db, userId)
  await endResetLinks(db, userId)
  return (await passwordQuery.all(db, [userId, passwordHash]))[0]?.sessionVersion ?? null
}

const devicesQuery = namedQuery<Device>(
  'devices',
  `SELECT s.id, s.device, to_char(s.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "signedInAt",
    to_char(COALESCE((SELECT max(t.created_at) FROM refresh_tokens t WHERE t.session_id = s.id), s.created_at)
      AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "seenAt", s.id = $2 AS "isCurrent"
  FROM sessions s WHERE s.user_id = $1 ORDER BY s.id = $2 DESC, 4 DESC, s.id LIMIT 100`,
)

/** The browsers in which a person is signed in, the current one first. */
export function readDevices(db: Db, userId: number, currentId: number): Promise<Device[]> {
  return devicesQuery.all(db, [userId, currentId])
}

const signOutQuery = namedQuery(
  'devices-sign-out',
  `DELETE FROM sessions WHERE user_id = $1 AND id <> $2 AND (id = $3 OR $3::int IS NULL
    AND id IS DISTINCT FROM (SELECT parent_id FROM sessions WHERE id = $2))`,
)

/**
 * Signs a person out of another browser, or of every other one. On another site, the session of the store behind it is of
 * the same browser.
 */
export async function signOut(scope: Scope, currentId: number, id: number | null): Promise<void> {
  await signOutQuery.all(scope.db, [scope.userId, currentId, id])
}

const payNoticeQuery = namedQuery<{ isShown: boolean }>(
  'pay-notice',
  'SELECT a.shows_pay_notice AS "isShown" FROM accounts a WHERE a.id = $1',
)

/** Whether administrators of the company have yet to read about the right to pay. */
export async function readPayNotice(scope: Scope): Promise<{ isShown: boolean }> {
  return (await payNoticeQuery.all(scope.db, [scope.accountId]))[0] ?? { isShown: false }
}

const endPayNoticeQuery = namedQuery('pay-notice-end', 'UPDATE accounts SET shows_pay_notice = false WHERE id = $1')

/** Ends the notice about the right to pay, for every administrator of the company. */
export async function endPayNotice(scope: Scope): Promise<void> {
  await endPayNoticeQuery.all(scope.db, [scope.accountId])
}

const settingsColumns = `a.statement_frequency AS "statementFrequency", a.statement_method AS "statementMethod",
  a.statement_emails AS "statementEmails", a.statement_include_invoices AS "includeInvoices",
  a.approvals_notification AS "approvalsNotification"`

const settingsQuery = namedQuery<AccountSettings>(
  'account-settings',
  `SELECT ${settingsColumns} FROM accounts a WHERE a.id = $1`,
)

/** The settings of the company; null if it is gone. */
export async function readSettings(scope: Scope): Promise<AccountSettings | null> {
  return (await settingsQuery.all(scope.db, [scope.accountId]))[0] ?? null
}

const saveSettingsQuery = namedQuery<AccountSettings>(
  'account-settings-save',
  `UPDATE accounts a SET statement_frequency = COALESCE($2, a.statement_frequency),
    statement_method = COALESCE($3, a.statement_method),
    statement_include_invoices = COALESCE($4, a.statement_include_invoices),
    approvals_notification = COALESCE($5, a.approvals_notification),
    statement_emails = COALESCE($6, a.statement_emails)
  WHERE a.id = $1 RETURNING ${settingsColumns}`,
)

/** Changes settings of the company; omitted settings stay. @returns all settings as they are now; null if it is gone */
export async function writeSettings(
  scope: Scope,
  changed: CallParsedInput<'saveAccountSettings'>,
): Promise<AccountSettings | null> {
  const { statementFrequency, statementMethod, includeInvoices, approvalsNotification, statementEmails } = changed
  const values = [statementFrequency, statementMethod, includeInvoices, approvalsNotification, statementEmails]
  const [settings] = await saveSettingsQuery.all(scope.db, [scope.accountId, ...values.map((value) => value ?? null)])
  return settings ?? null
}
