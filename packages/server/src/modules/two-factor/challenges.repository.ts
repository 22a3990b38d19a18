import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { type StepPurpose, stepChallenges } from '../../db/schema/index.js'
import { hashToken } from '../../sessions/sessions.js'

const lifetimeMinutes = 5
/** Wrong codes that end a challenge. */
const mostAttempts = 5

/** The user or session that a challenge is for. */
export interface ChallengeOwner {
  readonly userId: number | null
  readonly sessionId?: number
  readonly sessionVersion?: number
}

/** A challenge that was found. */
export interface Challenge {
  readonly id: number
  readonly userId: number | null
  readonly sessionVersion: number | null
  readonly attempts: number
  readonly expiresAt: Date
}

const columns = {
  id: stepChallenges.id,
  userId: stepChallenges.userId,
  sessionVersion: stepChallenges.sessionVersion,
  attempts: stepChallenges.attempts,
  expiresAt: stepChallenges.expiresAt,
}

function openChallenge(secret: string, purpose: StepPurpose, now: Date) {
  return and(
    eq(stepChallenges.hash, hashToken(secret)),
    eq(stepChallenges.purpose, purpose),
    gt(stepChallenges.expiresAt, now),
  )
}

/**
 * Makes a challenge that works once, for five minutes.
 * @returns its secret, which only the browser keeps: the value of a cookie, or the text that a passkey signs
 */
export async function makeChallenge(
  db: Db,
  purpose: StepPurpose,
  owner: ChallengeOwner,
  now: Date,
): Promise<{ readonly secret: string; readonly expiresAt: Date }> {
  const secret = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetimeMinutes * 60_000)
  await db.insert(stepChallenges).values({ ...owner, hash: hashToken(secret), purpose, expiresAt })
  return { secret, expiresAt }
}

/** Finds a challenge that is open; null if there is none. */
export async function findChallenge(
  db: Db,
  purpose: StepPurpose,
  secret: string,
  now: Date,
): Promise<Challenge | null> {
  const [row] = await db
    .select(columns)
    .from(stepChallenges)
    .where(openChallenge(secret, purpose, now))
  return row ?? null
}

/**
 * Ends a challenge with its first answer, right or wrong.
 * @param sessionId the session that must have asked for it; null if there was none
 * @returns null if it was answered before, is too old, or is another session's
 */
export async function takeChallenge(
  db: Db,
  purpose: StepPurpose,
  { secret, sessionId }: { readonly secret: string; readonly sessionId: number | null },
  now: Date,
): Promise<Challenge | null> {
  const ofSession = sessionId === null ? isNull(stepChallenges.sessionId) : eq(stepChallenges.sessionId, sessionId)
  const [row] = await db
    .delete(stepChallenges)
    .where(and(openChallenge(secret, purpose, now), ofSession))
    .returning(columns)
  return row ?? null
}

/** Counts an attempt before its code is checked. @returns how many are left; null if there was none left */
export async function countStepAttempt(db: Db, id: number): Promise<number | null> {
  const [row] = await db
    .update(stepChallenges)
    .set({ attempts: sql`${stepChallenges.attempts} + 1` })
    .where(and(eq(stepChallenges.id, id), lt(stepChallenges.attempts, mostAttempts)))
    .returning({ attempts: stepChallenges.attempts })
  return row === undefined ? null : mostAttempts - row.attempts
}

/**
 * Locks a challenge until the transaction ends.
 * @param db a transaction
 * @returns whether it is open; when two answers come at once, the second one sees the effect of the first
 */
export async function lockChallenge(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: stepChallenges.id })
    .from(stepChallenges)
    .where(eq(stepChallenges.id, id))
    .for('update')
  return rows.length > 0
}

/** Ends a challenge. @returns whether it was open, so that only one of two answers at once counts */
export async function endChallenge(db: Db, id: number): Promise<boolean> {
  const ended = await db.delete(stepChallenges).where(eq(stepChallenges.id, id)).returning({ id: stepChallenges.id })
  return ended.length > 0
}
