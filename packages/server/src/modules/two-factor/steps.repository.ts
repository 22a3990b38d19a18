import { randomBytes } from 'node:crypto'
import { and, asc, count, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { passkeys, recoveryCodes, sessions, stepChallenges, twoFactorLogins, users } from '../../db/schema/index.js'
import { hashToken } from '../../sessions/sessions.js'
import { makeRecoveryCodes, tidyRecoveryCode } from './recovery-codes.js'

/** A passkey as it is stored. */
export type PasskeyRow = typeof passkeys.$inferSelect

/** The app of a person, and the name by which their devices know them. */
export type StepsRow = typeof twoFactorLogins.$inferSelect

const minutesForApp = 15

/**
 * Locks the second step of a person until the transaction ends, so that two changes at once see each other.
 * @param db a transaction
 */
export async function lockSteps(db: Db, userId: number): Promise<StepsRow> {
  const handle = randomBytes(32).toString('base64url')
  await db.insert(twoFactorLogins).values({ userId, handle }).onConflictDoNothing()
  const [row] = await db.select().from(twoFactorLogins).where(eq(twoFactorLogins.userId, userId)).for('update')
  if (row === undefined) throw new Error('The second step was not stored.')
  return row
}

export async function readSteps(db: Db, userId: number): Promise<StepsRow | null> {
  const [row] = await db.select().from(twoFactorLogins).where(eq(twoFactorLogins.userId, userId))
  return row ?? null
}

export function readPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

/** A passkey with its owner, who is active; null if there is none. */
export async function findPasskey(db: Db, credentialId: string) {
  const [row] = await db
    .select({ passkey: passkeys, handle: twoFactorLogins.handle })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .innerJoin(twoFactorLogins, eq(twoFactorLogins.userId, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), users.active))
  return row ?? null
}

/** @returns whether it was added; false if somebody has this passkey already */
export async function insertPasskey(db: Db, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const added = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
  return added.length > 0
}

/** Notes a use of a passkey. @returns false if another use came in between, or the passkey is gone */
export async function noteUse(
  db: Db,
  { id, counter: before }: Pick<PasskeyRow, 'id' | 'counter'>,
  { counter, now }: { readonly counter: number; readonly now: Date },
): Promise<boolean> {
  const noted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, before)))
    .returning({ id: passkeys.id })
  return noted.length > 0
}

function ownPasskey(userId: number, id: number) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, userId))
}

/** Renames a passkey of a person. @returns whether they have it */
export async function renamePasskey(db: Db, userId: number, { id, name }: { id: number; name: string }) {
  const renamed = await db.update(passkeys).set({ name }).where(ownPasskey(userId, id)).returning({ id: passkeys.id })
  return renamed.length > 0
}

/** Removes a passkey of a person. @returns its name; null if they do not have it */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<string | null> {
  const [row] = await db.delete(passkeys).where(ownPasskey(userId, id)).returning({ name: passkeys.name })
  return row?.name ?? null
}

/** Stores a secret that waits for a code of it, from this session. */
export async function keepNewApp(
  db: Db,
  userId: number,
  { sealed, sessionId, now }: { readonly sealed: string; readonly sessionId: number; readonly now: Date },
): Promise<void> {
  const newAppUntil = new Date(now.getTime() + minutesForApp * 60_000)
  await db
    .update(twoFactorLogins)
    .set({ newAppSecret: sealed, newAppSession: sessionId, newAppUntil })
    .where(eq(twoFactorLogins.userId, userId))
}

const noNewApp = { newAppSecret: null, newAppSession: null, newAppUntil: null }

/** Makes a confirmed secret the app of a person; the code that confirmed it is not used again. */
export async function keepApp(
  db: Db,
  userId: number,
  { sealed, step, now }: { readonly sealed: string; readonly step: number; readonly now: Date },
): Promise<void> {
  await db
    .update(twoFactorLogins)
    .set({ appSecret: sealed, appSince: now, appLastStep: step, ...noNewApp })
    .where(eq(twoFactorLogins.userId, userId))
}

export async function deleteApp(db: Db, userId: number): Promise<void> {
  await db
    .update(twoFactorLogins)
    .set({ appSecret: null, appSince: null, appLastStep: null, ...noNewApp })
    .where(eq(twoFactorLogins.userId, userId))
}

/** Uses the code of a time step. @returns false if it, or a later one, was used before */
export async function takeAppStep(db: Db, userId: number, step: number): Promise<boolean> {
  const taken = await db
    .update(twoFactorLogins)
    .set({ appLastStep: step })
    .where(
      and(
        eq(twoFactorLogins.userId, userId),
        isNotNull(twoFactorLogins.appSecret),
        or(isNull(twoFactorLogins.appLastStep), lt(twoFactorLogins.appLastStep, step)),
      ),
    )
    .returning({ userId: twoFactorLogins.userId })
  return taken.length > 0
}

/** Replaces the recovery codes of a person. @returns the codes, which nobody can read again */
export async function replaceRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await deleteRecoveryCodes(db, userId)
  await db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashToken(`${userId} ${tidyRecoveryCode(code)}`) })))
  return codes
}

export async function deleteRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Uses a recovery code. @returns whether it was an unused code of the person */
export async function takeRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashToken(`${userId} ${tidyRecoveryCode(code)}`)),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return taken.length > 0
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

/** Signs a person out of every browser but one; null for every one. */
export async function endOtherSessions(db: Db, userId: number, kept: number | null): Promise<void> {
  const isElsewhere = and(
    ne(sessions.id, kept ?? 0),
    // The session of the store behind a site is of the same browser.
    sql`${sessions.id} IS DISTINCT FROM (SELECT parent_id FROM sessions WHERE id = ${kept})`,
  )
  await db.delete(sessions).where(and(eq(sessions.userId, userId), kept === null ? undefined : isElsewhere))
}

/** Removes all second steps of a person, their recovery codes, and their open challenges. */
export async function deleteSteps(db: Db, userId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
  await deleteApp(db, userId)
  await deleteRecoveryCodes(db, userId)
  await db.delete(stepChallenges).where(eq(stepChallenges.userId, userId))
}

/** Whether a person logged in to the store itself for this session, after a moment. */
export async function beganAfter(db: Db, sessionId: number, moment: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        gt(sessions.createdAt, moment),
        isNull(sessions.origin),
        isNull(sessions.partnerId),
      ),
    )
  return row !== undefined
}
