import type { AccountApplication } from '@gauze/rules/forms'
import { eq, sql } from 'drizzle-orm'
import { type Db, namedQuery } from '../../db/client.js'
import { accountApplications, accounts, type StoredApplication } from '../../db/schema/index.js'
import { isoInstant } from '../records/instant.sql.js'

const choicesQuery = namedQuery<{ businessTypeName: string | null; contactRoleName: string | null }>(
  'application-choices',
  `SELECT (SELECT name FROM business_types WHERE id = $1) AS "businessTypeName",
    (SELECT name FROM contact_roles WHERE id = $2) AS "contactRoleName"`,
)

/** The names of the kind of business and of the role that an application chose; null for an id that is not offered. */
export async function readChoices(db: Db, { businessType, contactRole }: AccountApplication) {
  const [row] = await choicesQuery.all(db, [businessType, contactRole])
  return row ?? { businessTypeName: null, contactRoleName: null }
}

/** The login that has an email address as its username. */
export interface ApplicantLogin {
  readonly id: number
  readonly username: string
  /** The address that the login's mails go to. */
  readonly email: string
  readonly firstName: string
  /** Whether the person and the company are not deactivated. */
  readonly isActive: boolean
}

const loginQuery = namedQuery<ApplicantLogin>(
  'application-login',
  `SELECT u.id, u.username, u.email, u.first_name AS "firstName", u.active AND a.active AS "isActive"
  FROM users u JOIN accounts a ON a.id = u.account_id WHERE u.username = $1`,
)

/** The login of an email address, deactivated ones too; null if there is none. */
export async function findLogin(db: Db, email: string): Promise<ApplicantLogin | null> {
  return (await loginQuery.all(db, [email]))[0] ?? null
}

const insertQuery = namedQuery<{ number: string }>(
  'application-insert',
  `INSERT INTO account_applications (application_no, email, form, mailed_at, created_at)
  VALUES ('APP-' || nextval('application_no_seq'), $1, $2::jsonb, $3, $3)
  ON CONFLICT (email) WHERE status = 'new' DO NOTHING RETURNING application_no AS number`,
)

/** Writes an application. @returns its number; null if one of the email address waits already */
export async function insertApplication(db: Db, form: StoredApplication, now: Date): Promise<string | null> {
  const [row] = await insertQuery.all(db, [form.email, JSON.stringify(form), now])
  return row?.number ?? null
}

const repeatQuery = namedQuery<{ number: string }>(
  'application-repeat',
  `UPDATE account_applications SET mailed_at = $2 WHERE email = $1 AND status = 'new'
    AND mailed_at <= $2::timestamptz - make_interval(hours => $3) RETURNING application_no AS number`,
)

/**
 * Notes that the applicant of a waiting application is mailed again.
 * @param pauseHours how long after the last mail the next one may follow
 * @returns the number of the application; null if the last mail is too recent
 */
export async function noteRepeat(db: Db, email: string, now: Date, pauseHours: number): Promise<string | null> {
  return (await repeatQuery.all(db, [email, now, pauseHours]))[0]?.number ?? null
}

/** An application as an operator sees it. */
export interface ApplicationRow {
  readonly id: number
  readonly number: string
  readonly status: 'new' | 'opened' | 'declined'
  readonly form: StoredApplication
  /** When it was sent, in RFC 3339. */
  readonly createdAt: string
}

const columns = `id, application_no AS number, status, form, ${isoInstant('created_at')} AS "createdAt"`

const waitingQuery = namedQuery<ApplicationRow>(
  'applications-waiting',
  `SELECT ${columns} FROM account_applications WHERE status = 'new' ORDER BY id`,
)

/** The applications that nobody has decided yet, the oldest first. */
export function readWaitingApplications(db: Db): Promise<ApplicationRow[]> {
  return waitingQuery.all(db, [])
}

const lockQuery = namedQuery<ApplicationRow>(
  'application-lock',
  `SELECT ${columns} FROM account_applications WHERE application_no = $1 FOR UPDATE`,
)

/** Locks an application until the transaction ends; null if there is none with this number. */
export async function lockApplication(tx: Db, number: string): Promise<ApplicationRow | null> {
  return (await lockQuery.all(tx, [number]))[0] ?? null
}

/** How an application was decided. */
export type Decision =
  | { readonly status: 'opened'; readonly openedAccountId: number }
  | { readonly status: 'declined'; readonly reason: string }

/** Writes the decision about an application. */
export async function writeDecision(tx: Db, id: number, decision: Decision, now: Date): Promise<void> {
  await tx
    .update(accountApplications)
    .set({ ...decision, decidedAt: now })
    .where(eq(accountApplications.id, id))
}

/** The terms that the store grants a company with its account. */
export interface AccountGrant {
  /** The Rx levels that the company may buy, `1` among them. */
  readonly rxLevels: readonly string[]
  /** Payment terms; null if the company pays by card. */
  readonly terms: { readonly days: number; readonly creditLimitCents: number } | null
}

/** Adds the account of a company. @returns its id and its number */
export async function insertAccount(
  tx: Db,
  { company, phone, businessTypeName }: StoredApplication,
  { rxLevels, terms }: AccountGrant,
  now: Date,
): Promise<{ id: number; accountNo: string }> {
  const [row] = await tx
    .insert(accounts)
    .values({
      accountNo: sql`'G-' || nextval('account_no_seq')`,
      accountName: company,
      industry: businessTypeName.toLowerCase(),
      phone,
      rxLevels: [...rxLevels],
      createdAt: now,
      ...(terms === null
        ? {}
        : {
            hasTerms: true,
            terms: `Net ${terms.days}`,
            termsDays: terms.days,
            creditLimitCents: terms.creditLimitCents,
          }),
    })
    .returning({ id: accounts.id, accountNo: accounts.accountNo })
  if (row === undefined) throw new Error('The account was not written. The database answered no row for it.')
  return row
}
