import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { conflict } from '../../base/problem.js'
import { type Db, inTransaction } from '../../db/client.js'
import { sqlState } from '../../db/database-errors.js'
import { emailChanges, passwordResets, users } from '../../db/schema/index.js'
import { hashToken } from '../../sessions/sessions.js'
import { normalizeUsername } from '../../sessions/users.repository.js'
import { hashPassword } from './password.js'
import { unlockUser } from './throttle.js'

const lifetimeMinutes = 60
const inviteDays = 7
/** Nobody gets more than one reset mail in this time. */
const pauseSeconds = 60

/**
 * Creates a reset link's secret.
 * @returns null when one was created a moment ago
 */
export function createReset(db: Db, userId: number, now: Date): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const since = new Date(now.getTime() - pauseSeconds * 1000)
    const [recent] = await tx
      .select({ id: passwordResets.id })
      .from(passwordResets)
      .where(and(eq(passwordResets.userId, userId), gt(passwordResets.createdAt, since)))
      .limit(1)
    if (recent !== undefined) return null
    const secret = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + lifetimeMinutes * 60_000)
    await tx.insert(passwordResets).values({ userId, tokenHash: hashToken(secret), expiresAt, createdAt: now })
    return secret
  })
}

/**
 * Creates the secret of an invitation, which works as a reset link does, and ends the links before it.
 * @param now the link works for a week from then on
 */
export async function createInvite(db: Db, userId: number, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + inviteDays * 86_400_000)
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
  await db.insert(passwordResets).values({ userId, tokenHash: hashToken(secret), expiresAt, createdAt: now })
  return secret
}

/** An invited person is named by the email address, which becomes the username when they accept. */
function goodReset(username: string, secret: string, now: Date) {
  const name = normalizeUsername(username)
  return and(
    eq(passwordResets.tokenHash, hashToken(secret)),
    or(eq(users.username, name), and(isNotNull(users.invitedAt), eq(sql`lower(${users.email})`, name))),
    users.active,
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  )
}

/** Whether a reset link still works: known, for this user, unused and not too old. */
export async function isResetValid(db: Db, username: string, secret: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(goodReset(username, secret, now))
  return row !== undefined
}

/** Begins the username of a person who was invited and has not accepted yet. */
export const INVITED_PREFIX = 'invited:'

function loginElsewhere() {
  return conflict(
    'email-in-use',
    'Your email address has a login of another company by now, and one address has one login. Ask the person who invited you to invite another address of yours.',
  )
}

/**
 * Uses a reset link: sets the password, which ends every session of the user, and ends every other link. An invited
 * person accepts by it, and signs in with the email address from then on.
 * @returns the user, or null when the link does not work (any more)
 * @throws ProblemError 409 `email-in-use` when the address of an invited person has become another login
 */
export async function useReset(
  db: Db,
  reset: { username: string; secret: string; password: string },
  now: Date,
): Promise<number | null> {
  const passwordHash = await hashPassword(reset.password)
  const used = inTransaction(db, async (tx) => {
    const [row] = await tx
      .select({ userId: users.id, username: users.username, email: users.email })
      .from(passwordResets)
      .innerJoin(users, eq(users.id, passwordResets.userId))
      .where(goodReset(reset.username, reset.secret, now))
      .for('update', { of: passwordResets })
    if (row === undefined) return null
    const username = row.username.startsWith(INVITED_PREFIX) ? normalizeUsername(row.email) : row.username
    await tx.update(users).set({ username, passwordHash, invitedAt: null }).where(eq(users.id, row.userId))
    await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, row.userId), isNull(passwordResets.usedAt)))
    await tx.delete(emailChanges).where(eq(emailChanges.userId, row.userId))
    await unlockUser(tx, username)
    return row.userId
  })
  return used.catch((error: unknown) => {
    throw sqlState(error) === '23505' ? loginElsewhere() : error
  })
}
