import type { RelatedAccount, User } from '@gauze/contract'
import { cents, dollarsFromCents, easternDate } from '@gauze/rules'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { accounts, passkeys, twoFactorLogins, userAccounts, users } from '../db/schema/index.js'
import { isApprover, readApproverRights } from './approvers.repository.js'
import { mayPaySql, paymentLimitSql } from './people.sql.js'
import type { SessionUser } from './session-user.js'

/** Rx levels that are controlled substances (schedules III to V, and II). */
const controlledLevels = new Set(['4', '5'])

/** The facts about a user that signing in needs. */
export interface UserRecord {
  readonly id: number
  readonly accountId: number
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly passwordHash: string
  readonly isAdmin: boolean
  readonly isPriceVisible: boolean
  readonly isPunchout: boolean
  readonly isParentLogin: boolean
  readonly mayPay: boolean
  /** Raised when anything that a token states changes. */
  readonly sessionVersion: number
  /**
   * The earliest day from which their company, or the account that they are in, requires a second step; null if neither
   * requires one.
   */
  readonly twoFactorFrom: string | null
  /** Whether they have an authenticator app or a passkey. */
  readonly hasTwoFactor: boolean
}

const recordColumns = {
  id: users.id,
  accountId: users.accountId,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  passwordHash: users.passwordHash,
  isAdmin: users.isAdmin,
  isPriceVisible: users.isPriceVisible,
  isPunchout: users.isPunchout,
  isParentLogin: users.isParentLogin,
  mayPay: sql<boolean>`${sql.raw(mayPaySql('users'))}`,
  sessionVersion: users.sessionVersion,
  hasTwoFactor: sql<boolean>`(EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.userId} = ${users.id})
    OR EXISTS (SELECT 1 FROM ${twoFactorLogins} WHERE ${twoFactorLogins.userId} = ${users.id} AND ${twoFactorLogins.appSecret} IS NOT NULL))`,
}

/** @param accountId the account that they are in; null for their own company */
function recordColumnsIn(accountId: number | null) {
  return {
    ...recordColumns,
    twoFactorFrom: sql<string | null>`(SELECT min(ruling.two_factor_from)::text FROM ${accounts} ruling
      WHERE ruling.id IN (${users.accountId}, ${accountId}::int))`,
  }
}

/** Whether a company requires a second step of its people by now. */
export function isRuleInForce(from: string | null, now: Date): boolean {
  return from !== null && from <= easternDate(now)
}

/**
 * Whether a login must add a second step before anything else. A punch-out session never must: its trust is the shared
 * secret of the procurement system.
 */
export function mustAddTwoFactor(
  user: Pick<UserRecord, 'isPunchout' | 'hasTwoFactor' | 'twoFactorFrom'>,
  now: Date,
): boolean {
  return !user.isPunchout && !user.hasTwoFactor && isRuleInForce(user.twoFactorFrom, now)
}

/** Usernames ignore case and blanks around them. */
export function normalizeUsername(username: string): string {
  return username.trim().toLowerCase()
}

async function findUser(db: Db, condition: SQL, accountId: number | null = null): Promise<UserRecord | null> {
  const [row] = await db
    .select(recordColumnsIn(accountId))
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(and(condition, users.active, accounts.active))
  return row ?? null
}

/** @returns the user of a username, or null when there is none, or they or their company are deactivated */
export function findUserByName(db: Db, username: string): Promise<UserRecord | null> {
  return findUser(db, eq(users.username, normalizeUsername(username)))
}

/**
 * @param accountId the account that they are in, or go to; their own company if it is not given
 * @returns the user of an id, or null when there is none, or they or their company are deactivated
 */
export function findUserById(db: Db, userId: number, accountId?: number): Promise<UserRecord | null> {
  return findUser(db, eq(users.id, userId), accountId)
}

/** The facts that a session states about itself. */
export interface SessionRecord {
  readonly sessionId: number
  readonly accountId: number
  /** Raised when it moves to another account. */
  readonly version: number
}

/** The facts that the access token states about a user in the account of a session. */
export function toSessionUser(
  user: UserRecord,
  { sessionId, accountId, version }: SessionRecord,
  now: Date,
): SessionUser {
  return {
    userId: user.id,
    accountId,
    sessionId,
    sessionVersion: user.sessionVersion + version,
    isAdmin: user.isAdmin,
    isPriceVisible: user.isPriceVisible,
    isPunchout: user.isPunchout,
    isParentLogin: user.isParentLogin,
    mayPay: user.mayPay,
    ...(mustAddTwoFactor(user, now) ? { mustAddTwoFactor: true } : {}),
  }
}

function readRelatedAccounts(db: Db, userId: number, homeAccountId: number): Promise<RelatedAccount[]> {
  return db
    .select({ id: accounts.id, parentId: accounts.parentId, accountName: accounts.accountName })
    .from(accounts)
    .leftJoin(userAccounts, and(eq(userAccounts.accountId, accounts.id), eq(userAccounts.userId, userId)))
    .where(and(accounts.active, or(eq(accounts.id, homeAccountId), sql`${userAccounts.userId} IS NOT NULL`)))
    .orderBy(asc(accounts.accountName))
}

/** The names of a user and of the account that a session is for, for the log. */
export async function namesOf(
  db: Db,
  { userId, accountId }: { readonly userId: number; readonly accountId: number },
): Promise<{ readonly user?: string; readonly company?: string }> {
  const [row] = await db
    .select({ user: users.username, company: accounts.accountName })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(eq(users.id, userId))
  return row ?? {}
}

/** The accounts a user may switch between, including their own: none unless they are a parent login. */
export async function relatedAccountsOf(
  db: Db,
  user: Pick<UserRecord, 'id' | 'accountId' | 'isParentLogin'>,
): Promise<RelatedAccount[]> {
  return user.isParentLogin ? readRelatedAccounts(db, user.id, user.accountId) : []
}

/** The ids of the accounts of {@link relatedAccountsOf}, in one statement. */
export async function relatedAccountIds(db: Db, userId: number): Promise<readonly number[]> {
  const related = db.select({ id: userAccounts.accountId }).from(userAccounts).where(eq(userAccounts.userId, userId))
  const rows = await db
    .select({ id: accounts.id })
    .from(users)
    .innerJoin(accounts, or(eq(accounts.id, users.accountId), inArray(accounts.id, related)))
    .where(and(eq(users.id, userId), users.active, users.isParentLogin, accounts.active))
  return rows.map(({ id }) => id)
}

/**
 * The user as the contract shows them, in the account that the session is for.
 * @returns null when the user or the account is gone
 */
export async function readUser(
  db: Db,
  session: { userId: number; accountId: number },
  now: Date,
): Promise<User | null> {
  const [row] = await db
    .select({
      user: {
        ...recordColumnsIn(session.accountId),
        lastName: users.lastName,
        paymentLimitCents: sql<number | null>`${sql.raw(paymentLimitSql('users'))}`,
      },
      account: { id: accounts.id, accountName: accounts.accountName, rxLevels: accounts.rxLevels },
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, session.accountId))
    .where(and(eq(users.id, session.userId), users.active, accounts.active))
  if (row === undefined) return null
  const { user, account } = row
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username,
    email: user.email,
    permissions: {
      isPriceVisible: user.isPriceVisible,
      isAdmin: user.isAdmin,
      isApprover: isApprover(await readApproverRights(db, session, now)),
      mayPay: user.mayPay,
    },
    paymentLimit: user.paymentLimitCents === null ? null : dollarsFromCents(cents(user.paymentLimitCents)),
    isPunchout: user.isPunchout,
    isParentLogin: user.isParentLogin,
    account: { ...account, controlledSubstance: account.rxLevels.some((level) => controlledLevels.has(level)) },
    relatedAccounts: await relatedAccountsOf(db, user),
    ...(mustAddTwoFactor(user, now) ? { mustAddTwoFactor: true } : {}),
  }
}
