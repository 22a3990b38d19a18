import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { type Db, inTransaction } from '../../db/client.js'
import { refreshTokens, searchUserTokens, users } from '../../db/schema/index.js'
import type { SessionTokens } from './tokens.js'

const lifetimeDays = 14
/** How long an old token still answers with its successor, for two tabs that refresh at once. */
const graceSeconds = 10

/** What the refresh cookie is to hold. */
export interface RefreshToken {
  readonly token: string
  readonly expires: Date
}

/** A rotated session, or null when the session is over. */
export type Rotated = { readonly userId: number; readonly accountId: number; readonly refresh: RefreshToken } | null

/** Only the hash is kept; the token is random enough that no salt is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const expiryFrom = (now: Date) => new Date(now.getTime() + lifetimeDays * 86_400_000)

/**
 * Begins a session: the first refresh token of a new family.
 */
export const openSession = async (
  db: Db,
  owner: { userId: number; accountId: number },
  now: Date,
): Promise<RefreshToken> => {
  const token = randomBytes(32).toString('base64url')
  const expires = expiryFrom(now)
  await db.insert(refreshTokens).values({
    tokenHash: hashToken(token),
    family: randomUUID(),
    userId: owner.userId,
    accountId: owner.accountId,
    expiresAt: expires,
    createdAt: now,
  })
  return { token, expires }
}

const endFamily = async (db: Db, family: string, now: Date) => {
  await db
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(refreshTokens.family, family), isNull(refreshTokens.revokedAt)))
}

/**
 * Replaces a refresh token. One that was used before ends its whole family, because then someone else holds a copy;
 * within some seconds it answers with the same successor instead, because then it was a second tab.
 */
export const rotateSession = (db: Db, tokens: SessionTokens, token: string, now: Date): Promise<Rotated> =>
  inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ token: refreshTokens, active: users.active })
      .from(refreshTokens)
      .innerJoin(users, eq(users.id, refreshTokens.userId))
      .where(eq(refreshTokens.tokenHash, hashToken(token)))
      .for('update', { of: refreshTokens })
    if (row === undefined || !row.active) return null
    const { id, family, userId, accountId, usedAt, revokedAt, expiresAt } = row.token
    if (revokedAt !== null || expiresAt <= now) return null
    if (usedAt !== null && now.getTime() - usedAt.getTime() > graceSeconds * 1000) {
      await endFamily(tx, family, now)
      return null
    }
    const refresh = { token: tokens.successorOf(token), expires: expiryFrom(now) }
    if (usedAt === null) {
      await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.id, id))
      await tx.insert(refreshTokens).values({
        tokenHash: hashToken(refresh.token),
        family,
        userId,
        accountId,
        expiresAt: refresh.expires,
        createdAt: now,
      })
    }
    return { userId, accountId, refresh }
  })

/** Ends the session of a refresh token, and with it the knowledge of who searches; an unknown one is no error. */
export const closeSession = async (db: Db, token: string, now: Date): Promise<void> => {
  const [row] = await db
    .select({ family: refreshTokens.family, userId: refreshTokens.userId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(token)))
  if (row === undefined) return
  await endFamily(db, row.family, now)
  await db.delete(searchUserTokens).where(eq(searchUserTokens.userId, row.userId))
}

/** Ends every session of a user, as after a password reset. */
export const closeAllSessions = async (db: Db, userId: number, now: Date): Promise<void> => {
  await db
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revokedAt)))
}
