import { createHash, randomBytes } from 'node:crypto'
import { and, eq, or, sql } from 'drizzle-orm'
import { type Db, inTransaction } from '../../db/client.js'
import { accounts, refreshTokens, searchUserTokens, sessions, userAccounts, users } from '../../db/schema/index.js'
import type { SessionTokens } from './tokens.js'

const lifetimeDays = 14
/** How long an old token still answers with its successor, for two tabs that refresh at once. */
const graceSeconds = 10

/** What the refresh cookie is to hold. */
export interface RefreshToken {
  readonly token: string
  readonly expires: Date
}

/** A session that began. */
export interface OpenedSession {
  readonly sessionId: number
  readonly refresh: RefreshToken
}

/** A rotated session, or null when the session is over. */
export type Rotated = (OpenedSession & { readonly userId: number; readonly accountId: number }) | null

/** Only the hash is kept; the token is random enough that no salt is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const expiryFrom = (now: Date) => new Date(now.getTime() + lifetimeDays * 86_400_000)

/**
 * Begins a session, with its first refresh token.
 * @param owner as it was when the password was checked
 * @returns null when the user has changed since, or the company is switched off
 */
export const openSession = (
  db: Db,
  owner: { userId: number; accountId: number; sessionVersion: number },
  now: Date,
): Promise<OpenedSession | null> =>
  inTransaction(db, async (tx) => {
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
    const { userId, accountId } = owner
    const [session] = await tx
      .insert(sessions)
      .values({ userId, accountId, createdAt: now })
      .returning({ id: sessions.id })
    if (session === undefined) throw new Error('The session was not made.')
    const token = randomBytes(32).toString('base64url')
    const expires = expiryFrom(now)
    await tx
      .insert(refreshTokens)
      .values({ tokenHash: hashToken(token), sessionId: session.id, expiresAt: expires, createdAt: now })
    return { sessionId: session.id, refresh: { token, expires } }
  })

const isLive = sql`session_version_of(${sessions.id}, ${sessions.userId}, ${sessions.accountId}) IS NOT NULL`

/** Whether the user of a session may still be in its account. */
const mayEnter = or(
  eq(sessions.accountId, users.accountId),
  and(
    users.isParentLogin,
    sql`EXISTS (SELECT 1 FROM ${userAccounts} WHERE ${userAccounts.userId} = ${sessions.userId}
      AND ${userAccounts.accountId} = ${sessions.accountId})`,
  ),
)

/**
 * Replaces a refresh token. One that was used before ends its whole session, because then someone else holds a copy;
 * within some seconds it answers with the same successor instead, because then it was a second tab.
 */
export const rotateSession = (db: Db, tokens: SessionTokens, token: string, now: Date): Promise<Rotated> =>
  inTransaction(db, async (tx) => {
    const ofToken = eq(refreshTokens.tokenHash, hashToken(token))
    // Of a rotation and an end of the session one waits for the other; so do two rotations.
    const [session] = await tx
      .select({ id: sessions.id, userId: sessions.userId, accountId: sessions.accountId })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(ofToken, isLive, mayEnter))
      .for('no key update', { of: sessions })
    const [row] = session === undefined ? [] : await tx.select().from(refreshTokens).where(ofToken)
    if (session === undefined || row === undefined || row.expiresAt <= now) return null
    const { id: sessionId, userId, accountId } = session
    const { usedAt } = row
    if (usedAt !== null && now.getTime() - usedAt.getTime() > graceSeconds * 1000) {
      await tx.delete(sessions).where(eq(sessions.id, sessionId))
      return null
    }
    const refresh = { token: tokens.successorOf(token), expires: expiryFrom(now) }
    if (usedAt === null) {
      await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.id, row.id))
      await tx
        .insert(refreshTokens)
        .values({ tokenHash: hashToken(refresh.token), sessionId, expiresAt: refresh.expires, createdAt: now })
    }
    return { sessionId, userId, accountId, refresh }
  })

/** @returns the session of a refresh token, or null for an unknown one */
export const findSession = async (db: Db, token: string): Promise<number | null> => {
  const [row] = await db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(token)))
  return row?.id ?? null
}

/** Ends a session, and with it the knowledge of who searches; one that is over already is no error. */
export const closeSession = async (db: Db, sessionId: number): Promise<void> => {
  const [ended] = await db.delete(sessions).where(eq(sessions.id, sessionId)).returning({ userId: sessions.userId })
  if (ended !== undefined) await db.delete(searchUserTokens).where(eq(searchUserTokens.userId, ended.userId))
}
