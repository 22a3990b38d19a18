import type { Contact } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { offsetOf } from '../../http/list-answer.js'
import { isAdministratorSql, loginStatusSql } from '../../sessions/people.sql.js'
import { INVITED_PREFIX } from '../credentials/password-reset.js'
import { containing } from '../records/containing.js'

/** A person of the company as stored; the limits are in cents. */
export interface ContactRow extends Omit<Contact, 'approvalLimit' | 'paymentLimit' | 'isSelf'> {
  readonly username: string
  readonly approvalLimitCents: number | null
  readonly paymentLimitCents: number | null
}

const revision = `md5(concat_ws('|', u.first_name, u.last_name, u.phone, u.contact_role, u.is_price_visible, u.is_admin,
  COALESCE(u.approval_limit_cents, -1), u.active, u.may_pay, COALESCE(u.payment_limit_cents, -1)))`

const status = loginStatusSql('u')

const columns = `u.id, u.username, u.first_name AS "firstName", u.last_name AS "lastName", u.email,
  COALESCE(u.phone, '') AS phone, COALESCE(u.contact_role, '') AS "contactRole",
  json_build_object('isPriceVisible', u.is_price_visible, 'isAdmin', u.is_admin, 'mayPay', u.may_pay) AS permissions,
  u.approval_limit_cents::float8 AS "approvalLimitCents", u.payment_limit_cents::float8 AS "paymentLimitCents",
  ${status} AS status, ${revision} AS revision`

const listQuery = namedQuery<ContactRow & { total: number }>(
  'contacts',
  `SELECT ${columns}, count(*) OVER ()::int AS total FROM users u
  WHERE u.account_id = $1 AND NOT u.is_punchout
    AND ($2::text IS NULL OR concat_ws(' ', u.first_name, u.last_name, u.email, u.contact_role) ILIKE $2)
    AND ($3::text IS NULL OR ${status} = $3)
  ORDER BY CASE WHEN $4::boolean THEN lower(concat_ws(' ', u.last_name, u.first_name)) END DESC,
    lower(concat_ws(' ', u.last_name, u.first_name)), u.id
  LIMIT $5 OFFSET $6`,
)

/** The filters and the window of a page of contacts. */
export interface ContactChoice {
  readonly search: string | null
  readonly status: Contact['status'] | null
  readonly isDescending: boolean
  readonly page: number
  readonly limit: number
}

/** A page of the company's people, by last name. */
export async function readContacts(scope: Scope, choice: ContactChoice) {
  const { search, status, isDescending, limit } = choice
  const pattern = search === null ? null : containing(search)
  const window = [limit, offsetOf(choice)]
  const rows = await listQuery.all(scope.db, [scope.accountId, pattern, status, isDescending, ...window])
  if (rows.length > 0 || choice.page === 1) return { rows, total: rows[0]?.total ?? 0 }
  // A page behind the last one has no row to tell the total.
  const [first] = await listQuery.all(scope.db, [scope.accountId, pattern, status, isDescending, 1, 0])
  return { rows, total: first?.total ?? 0 }
}

const oneQuery = namedQuery<ContactRow>(
  'contact',
  `SELECT ${columns} FROM users u WHERE u.account_id = $1 AND u.id = $2 AND NOT u.is_punchout`,
)

/** A person of the company; null for anybody else. */
export async function readContact(scope: Scope, id: number): Promise<ContactRow | null> {
  return (await oneQuery.all(scope.db, [scope.accountId, id]))[0] ?? null
}

const lockQuery = namedQuery<{ administrators: number }>(
  'contacts-lock',
  `SELECT (SELECT count(*)::int FROM users u WHERE u.account_id = a.id AND ${isAdministratorSql('u')}) AS administrators FROM accounts a WHERE a.id = $1 FOR NO KEY UPDATE OF a`,
)

const countQuery = namedQuery<{ administrators: number; people: number; invited: number }>(
  'contacts-count',
  `SELECT count(*) FILTER (WHERE ${isAdministratorSql('u')})::int AS administrators,
    count(*)::int AS people, count(*) FILTER (WHERE u.invited_at > now() - interval '1 day')::int AS invited
  FROM users u WHERE u.account_id = $1`,
)

/**
 * Locks the people of the company until the transaction ends.
 * @returns how many administrators can sign in, how many people there are, and how many were invited within a day
 */
export async function lockContacts(scope: Scope): Promise<{ administrators: number; people: number; invited: number }> {
  await lockQuery.all(scope.db, [scope.accountId])
  // A statement of its own counts, so that it sees the changes that the lock waited for.
  const [counts] = await countQuery.all(scope.db, [scope.accountId])
  return counts ?? { administrators: 0, people: 0, invited: 0 }
}

/** The part of a person that an administrator enters. */
export interface ContactValues {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly contactRole: string
  readonly isPriceVisible: boolean
  readonly isAdmin: boolean
  readonly mayPay: boolean
  readonly approvalLimitCents: number | null
  readonly paymentLimitCents: number | null
}

function valuesOf(values: ContactValues) {
  const { firstName, lastName, phone, contactRole, isPriceVisible, isAdmin, mayPay } = values
  const limits = [values.approvalLimitCents, values.paymentLimitCents]
  return [firstName, lastName, phone || null, contactRole || null, isPriceVisible, isAdmin, mayPay, ...limits]
}

const insertQuery = namedQuery<{ id: number }>(
  'contact-insert',
  `INSERT INTO users (account_id, username, email, password_hash, invited_at, first_name, last_name, phone, contact_role,
    is_price_visible, is_admin, may_pay, approval_limit_cents, payment_limit_cents)
  VALUES ($1, '${INVITED_PREFIX}' || gen_random_uuid(), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
)

/** An invitation to write; nobody can sign in with its password. */
export interface NewInvite {
  readonly email: string
  readonly passwordHash: string
  readonly now: Date
}

/**
 * Adds an invited person. The email address becomes their username when they accept: an invitation alone does not take
 * the address from another login, and does not reveal such a login to its sender.
 * @returns the id
 */
export async function insertContact(
  { db, accountId }: Pick<Scope, 'db' | 'accountId'>,
  { email, passwordHash, now }: NewInvite,
  values: ContactValues,
): Promise<number> {
  const [row] = await insertQuery.all(db, [accountId, email, passwordHash, now, ...valuesOf(values)])
  if (!row) throw new Error('The invitation was not written. The database answered no row for it.')
  return row.id
}

const loginQuery = namedQuery('contact-login', 'SELECT FROM users u WHERE u.username = $1 AND u.id <> $2')

/**
 * Whether somebody signs in with an email address, which is in lower case.
 * @param exceptId of the person whom the question is about; 0 for nobody
 */
export async function isLogin(db: Scope['db'], email: string, exceptId: number): Promise<boolean> {
  return (await loginQuery.all(db, [email, exceptId])).length > 0
}

const knownQuery = namedQuery(
  'contact-known',
  'SELECT FROM users u WHERE u.account_id = $1 AND lower(u.email) = $2 AND NOT u.is_punchout LIMIT 1',
)

/** Whether the company has a person with an email address, which is in lower case. */
export async function hasContact(scope: Scope, email: string): Promise<boolean> {
  return (await knownQuery.all(scope.db, [scope.accountId, email])).length > 0
}

const updateQuery = namedQuery(
  'contact-update',
  `UPDATE users SET first_name = $3, last_name = $4, phone = $5, contact_role = $6, is_price_visible = $7,
    is_admin = $8, may_pay = $9, approval_limit_cents = $10, payment_limit_cents = $11 WHERE account_id = $1 AND id = $2`,
)

/** Changes a person. */
export async function updateContact(scope: Scope, id: number, values: ContactValues): Promise<void> {
  await updateQuery.all(scope.db, [scope.accountId, id, ...valuesOf(values)])
}

const activeQuery = namedQuery('contact-active', 'UPDATE users SET active = $3 WHERE account_id = $1 AND id = $2')

/** Deactivates a person, which a trigger lets end their sessions, or lets them sign in again. */
export async function setContactActive(scope: Scope, id: number, isActive: boolean): Promise<void> {
  await activeQuery.all(scope.db, [scope.accountId, id, isActive])
}

const invitedQuery = namedQuery<{ id: number }>(
  'contact-invited',
  `UPDATE users SET invited_at = $3 WHERE account_id = $1 AND id = $2
    AND invited_at < $3::timestamptz - interval '1 minute' RETURNING id`,
)

/** Notes a further invitation. @returns false if the last one was sent less than a minute ago */
export async function noteInvite(scope: Scope, id: number, now: Date): Promise<boolean> {
  return (await invitedQuery.all(scope.db, [scope.accountId, id, now])).length > 0
}
