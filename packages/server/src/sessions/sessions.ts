import { createHash, randomBytes } from 'node:crypto'
import type { RelatedAccount } from '@gauze/contract'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { ProblemError } from '../base/problem.js'
import { type Db, inTransaction } from '../db/client.js'
import { accounts, refreshTokens, searchUserTokens, sessions, userAccounts, users } from '../db/schema/index.js'
import { requireSession } from '../db/scope.js'
import type { SessionUser } from './session-user.js'
import type { SessionTokens } from './tokens.js'
import {
  findUserById,
  mustAddTwoFactor,
  relatedAccountsOf,
  type SessionRecord,
  type UserRecord,
} from './users.repository.js'

const lifetimeDays = 14
/** How long an old token still gets the same successor, for tabs that refresh at once. */
const raceSeconds = 10
/** How long it gets another successor while the first was not used, for a browser that never got the answer. */
const lostAnswerSeconds = 3600

/** The new value of the refresh cookie. */
export interface RefreshToken {
  readonly token: string
  readonly expires: Date
}

/** A new session. */
export interface OpenedSession {
  readonly session: SessionRecord
  readonly refresh: RefreshToken
}

/** A renewed session. */
export interface RotatedSession {
  readonly session: SessionRecord
  readonly user: UserRecord
  /** Null when the browser already has a newer one. */
  readonly refresh: RefreshToken | null
}

/** Only the hash is stored; the token is random enough that no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function expiryFrom(now: Date) {
  return new Date(now.getTime() + lifetimeDays * 86_400_000)
}

const sessionColumns = { sessionId: sessions.id, accountId: sessions.accountId, version: sessions.version }

async function keepToken(db: Db, sessionId: number, token: string, now: Date): Promise<RefreshToken> {
  const expires = expiryFrom(now)
  await db.insert(refreshTokens).values({ tokenHash: hashToken(token), sessionId, expiresAt: expires, createdAt: now })
  return { token, expires }
}

/** The person and the browser of a new session. */
export interface NewSession {
  readonly userId: number
  readonly accountId: number
  /** As it was when the identity was proved. */
  readonly sessionVersion: number
  /** The browser in words. */
  readonly device?: string
  /** The other site that the session is for. */
  readonly origin?: string
  /** The session of the store that let the other site in. */
  readonly parentId?: number
  /** The partner whose server proved the identity. */
  readonly partnerId?: number
}

/**
 * Begins a session that nobody can renew.
 * @returns null when the user has changed since, or the company is deactivated
 */
export function beginSession(db: Db, owner: NewSession, now: Date): Promise<SessionRecord | null> {
  return inTransaction(db, async (tx) => {
    // A change of the user waits for this session, and then ends it.
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .innerJoin(accounts, eq(accounts.id, owner.accountId))
      .where(
        and(eq(users.id, owner.userId), users.active, eq(users.sessionVersion, owner.sessionVersion), accounts.active),
      )
      .for('share', { of: users })
    if (user === undefined) return null
    const { sessionVersion: _proved, ...row } = owner
    const [session] = await tx
      .insert(sessions)
      .values({ ...row, createdAt: now })
      .returning(sessionColumns)
    if (session === undefined) throw new Error('The session was not made.')
    return session
  })
}

/**
 * Begins a session, with its first refresh token.
 * @returns null when the user has changed since, or the company is deactivated
 */
export function openSession(db: Db, owner: NewSession, now: Date): Promise<OpenedSession | null> {
  return inTransaction(db, async (tx) => {
    const session = await beginSession(tx, owner, now)
    if (session === null) return null
    return { session, refresh: await keepToken(tx, session.sessionId, randomBytes(32).toString('base64url'), now) }
  })
}

/** SQL of whether a session goes on. */
export const isLive = sql`session_version_of(${sessions.id}, ${sessions.userId}, ${sessions.accountId}) IS NOT NULL`

/** Whether the user of a session may still be in its account. */
const mayEnter = or(
  eq(sessions.accountId, users.accountId),
  and(
    users.isParentLogin,
    sql`EXISTS (SELECT 1 FROM ${userAccounts} WHERE ${userAccounts.userId} = ${sessions.userId}
      AND ${userAccounts.accountId} = ${sessions.accountId})`,
  ),
)

type TokenRow = typeof refreshTokens.$inferSelect

function isWithin(from: Date, now: Date, seconds: number) {
  return now.getTime() - from.getTime() <= seconds * 1000
}

function markUsed(db: Db, id: number, now: Date) {
  return db.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.id, id))
}

async function findToken(db: Db, token: string): Promise<TokenRow | undefined> {
  const [row] = await db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(token)))
  return row
}

/**
 * The token that replaces a refresh token: null when the browser has a newer one.
 * @returns undefined when somebody else must hold a copy
 */
async function successorFor(
  tx: Db,
  tokens: SessionTokens,
  { token, row }: { token: string; row: TokenRow },
  now: Date,
): Promise<RefreshToken | null | undefined> {
  const { id, sessionId, usedAt } = row
  if (usedAt !== null) {
    const before = tokens.successorOf(token, usedAt)
    const successor = await findToken(tx, before)
    // Another successor replaced its own, so two clients have used the token before.
    if (successor === undefined) return undefined
    const isRace = isWithin(usedAt, now, raceSeconds)
    if (successor.usedAt !== null) return isRace ? null : undefined
    if (isRace) return { token: before, expires: successor.expiresAt }
    if (!isWithin(usedAt, now, lostAnswerSeconds)) return undefined
    await markUsed(tx, successor.id, now)
  }
  await markUsed(tx, id, now)
  return keepToken(tx, sessionId, tokens.successorOf(token, now), now)
}

/**
 * Replaces a refresh token (RFC 9700, section 4.14.2). A token that was used before ends its whole session, because
 * somebody else then holds a copy. There are two exceptions, which a browser with a bad connection needs:
 * - Within some seconds it gets the same successor again, because it was probably a second tab.
 * - Within an hour, if its successor was never used, the answer was lost. It gets another successor, and using the lost
 * one ends the session. So if a thief and the owner both use a token, the later user is not refused at once, but the
 * session ends when the earlier user refreshes next, at the latest when its access token expires.
 *
 * The user is read in the same transaction, so that nothing is replaced when the answer cannot be made.
 * @param origin the other site that asks; null for the store's own pages. A token of another place was copied, so its
 * session ends
 * @returns null when the session is over
 */
export function rotateSession(
  db: Db,
  tokens: SessionTokens,
  { token, origin }: { readonly token: string; readonly origin: string | null },
  now: Date,
): Promise<RotatedSession | null> {
  return inTransaction(db, async (tx) => {
    const ofToken = eq(refreshTokens.tokenHash, hashToken(token))
    // A rotation, a move and an end of the session wait for each other; their results are visible below.
    await tx
      .select({ id: sessions.id })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(ofToken)
      .for('no key update', { of: sessions })
    const [found] = await tx
      .select({ session: sessionColumns, origin: sessions.origin, userId: sessions.userId, row: refreshTokens })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(ofToken, isLive, mayEnter))
    const user = found === undefined ? null : await findUserById(tx, found.userId, found.session.accountId)
    if (found === undefined || user === null || found.row.expiresAt <= now) return null
    const { session, row } = found
    const isCopied = found.origin !== origin
    const refresh = isCopied ? undefined : await successorFor(tx, tokens, { token, row }, now)
    if (refresh !== undefined) return { session, user, refresh }
    await tx.delete(sessions).where(eq(sessions.id, session.sessionId))
    return null
  })
}

function stepMissingIn({ accountName }: RelatedAccount) {
  return new ProblemError({
    slug: 'two-factor-missing',
    status: 403,
    detail: `${accountName} requires a second step. Add one on Security, then switch.`,
  })
}

function partnersOnly() {
  return new ProblemError({
    slug: 'partner-session',
    status: 403,
    detail: 'Your company has signed you in to this account alone. Log in to the store to switch.',
  })
}

/**
 * Moves a session to another account of its user. Waits for its changes in the earlier account; tokens for that account
 * are refused from then on. The refresh token stays the same, so that a browser that never gets the answer finds the
 * other account by its next refresh.
 * @returns null when the user has no such account
 * @throws when the session is over, or by now another account's; it is answered 401
 * @throws ProblemError 403 when the account requires a second step that the user does not have, or when a partner's
 * server opened the session
 */
export function moveSession(db: Db, owner: SessionUser, accountId: number, now: Date): Promise<SessionRecord | null> {
  return inTransaction(db, async (tx) => {
    const { userId, sessionId } = owner
    const ofSession = eq(sessions.id, sessionId)
    // First, so that removing the account from the login ends the session there, and neither waits for the other.
    await tx
      .select({ userId: userAccounts.userId })
      .from(userAccounts)
      .where(and(eq(userAccounts.userId, userId), eq(userAccounts.accountId, accountId)))
      .for('key share')
    // Calls that change something hold a weaker lock on the session: if two moves upgraded that one, they would
    // deadlock.
    await tx.select({ id: sessions.id }).from(sessions).where(ofSession).for('update')
    await requireSession(tx, owner)
    const [moving] = await tx.select({ partnerId: sessions.partnerId }).from(sessions).where(ofSession)
    if (moving?.partnerId !== null) throw partnersOnly()
    const user = await findUserById(tx, userId, accountId)
    const related = user === null ? [] : await relatedAccountsOf(tx, user)
    const target = related.find(({ id }) => id === accountId)
    if (user === null || target === undefined) return null
    if (mustAddTwoFactor(user, now)) throw stepMissingIn(target)
    const [moved] = await tx.update(sessions).set({ accountId }).where(ofSession).returning(sessionColumns)
    await forgetSearches(tx, userId)
    return moved ?? null
  })
}

/** Forgets the searcher: the browser now belongs to another company or to nobody. */
function forgetSearches(db: Db, userId: number) {
  return db.delete(searchUserTokens).where(eq(searchUserTokens.userId, userId))
}

/** @returns the session of a refresh token, or null for an unknown one */
export async function findSession(db: Db, token: string): Promise<number | null> {
  return (await findToken(db, token))?.sessionId ?? null
}

/**
 * @param sessionId the session of an access token, for a token that is one
 * @returns the session of another site or of a partner's server that holds the token; null for the store's own
 */
export async function findOtherSession(db: Db, token: string, sessionId: number | null): Promise<number | null> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .leftJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
    .where(
      and(
        or(isNotNull(sessions.origin), isNotNull(sessions.partnerId)),
        or(eq(refreshTokens.tokenHash, hashToken(token)), sessionId === null ? undefined : eq(sessions.id, sessionId)),
      ),
    )
    .limit(1)
  return row?.id ?? null
}

/**
 * Ends a session, and forgets the person who searched with it; ending it again is no error. A session of another site
 * takes along the session of the store in which the person let the site in: the next person at this computer must not
 * come in by it.
 */
export function closeSession(db: Db, sessionId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select({ parentId: sessions.parentId }).from(sessions).where(eq(sessions.id, sessionId))
    const first = row?.parentId ?? sessionId
    const [ended] = await tx.delete(sessions).where(eq(sessions.id, first)).returning({ userId: sessions.userId })
    if (ended !== undefined) await forgetSearches(tx, ended.userId)
  })
}

/**
 * Ends the session that a new one of the same browser replaces. Other sites that the same person has let in go on with
 * the new one, so that signing out there ends it.
 */
export function replaceSession(db: Db, before: number, next: { sessionId: number; userId: number }): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx
      .update(sessions)
      .set({ parentId: next.sessionId })
      .where(and(eq(sessions.parentId, before), eq(sessions.userId, next.userId)))
    await tx.delete(sessions).where(eq(sessions.id, before))
  })
}
