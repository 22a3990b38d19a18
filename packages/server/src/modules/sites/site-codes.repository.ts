import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { isSameSecret } from '../../base/same-secret.js'
import { type Db, inTransaction } from '../../db/client.js'
import { sessions, siteCodes } from '../../db/schema/index.js'

import { requireSession } from '../../db/scope.js'
import type { SessionUser } from '../../sessions/session-user.js'
import { hashToken, isLive, type OpenedSession, openSession } from '../../sessions/sessions.js'
import { findUserById, type UserRecord } from '../../sessions/users.repository.js'

/** Seconds in which the site has to fetch its tokens. */
const codeSeconds = 60

/** The sign-in that a person allowed. */
export interface AllowedSignIn {
  readonly origin: string
  readonly redirectUri: string
  readonly challenge: string
}

/** The request of a site for the tokens of a code. */
export interface CodeRequest {
  readonly code: string
  readonly verifier: string
  readonly redirectUri: string
  /** The site, as its browser says. */
  readonly origin: string
  /** The browser in words. */
  readonly device: string
}

/** A session that a code opened. */
export interface SiteSession extends OpenedSession {
  readonly user: UserRecord
}

/**
 * Makes the code of a sign-in that a person allowed.
 * @returns the code; only its hash is stored
 * @throws when the person's session is over; it is answered 401
 */
export function openCode(db: Db, user: SessionUser, allowed: AllowedSignIn, now: Date): Promise<string> {
  return inTransaction(db, async (tx) => {
    await requireSession(tx, user)
    const code = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + codeSeconds * 1000)
    await tx.insert(siteCodes).values({ ...allowed, codeHash: hashToken(code), sessionId: user.sessionId, expiresAt })
    return code
  })
}

function challengeOf(verifier: string) {
  return createHash('sha256').update(verifier).digest('base64url')
}

/**
 * Opens the session of a code, for the page that asked for it (RFC 6749 section 4.1.3, RFC 7636). Each attempt uses the
 * code up. A second attempt ends the session of the first, because somebody else then holds a copy of the code.
 * @returns null when the code is unknown, used, too old, or another page's, or when the person's session has ended
 */
export function useCode(db: Db, asked: CodeRequest, now: Date): Promise<SiteSession | null> {
  return inTransaction(db, async (tx) => {
    const ofCode = eq(siteCodes.codeHash, hashToken(asked.code))
    // The session of the store first: a logout locks it, and then its codes.
    const [found] = await tx.select({ sessionId: siteCodes.sessionId }).from(siteCodes).where(ofCode)
    const [parent] = await tx
      .select({ id: sessions.id, userId: sessions.userId, accountId: sessions.accountId })
      .from(sessions)
      .where(and(eq(sessions.id, found?.sessionId ?? 0), isLive))
      .for('key share')
    const [row] = await tx.select().from(siteCodes).where(ofCode).for('update')
    if (row === undefined) return null
    if (row.usedAt !== null) {
      if (row.openedId !== null) await tx.delete(sessions).where(eq(sessions.id, row.openedId))
      return null
    }
    await tx.update(siteCodes).set({ usedAt: now }).where(ofCode)
    const isMeant =
      row.expiresAt > now &&
      row.origin === asked.origin &&
      row.redirectUri === asked.redirectUri &&
      isSameSecret(row.challenge, challengeOf(asked.verifier))
    if (!isMeant) return null
    const user = parent === undefined ? null : await findUserById(tx, parent.userId, parent.accountId)
    if (parent === undefined || user === null) return null
    const opened = await openSession(
      tx,
      {
        userId: parent.userId,
        accountId: parent.accountId,
        sessionVersion: user.sessionVersion,
        device: asked.device,
        origin: asked.origin,
        parentId: parent.id,
      },
      now,
    )
    if (opened === null) return null
    await tx.update(siteCodes).set({ openedId: opened.session.sessionId }).where(ofCode)
    return { ...opened, user }
  })
}
