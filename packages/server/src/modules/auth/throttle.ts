import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { authThrottles } from '../../db/schema/index.js'
import { ProblemError } from '../../http/problem.js'

/** Failures that cost nothing yet. */
const freeFailures = { user: 5, ip: 50 }
const firstLockSeconds = 15
const longestLockSeconds = 15 * 60
/** Failures older than this are forgotten. */
const memoryMinutes = 60

const tooMany = (seconds: number) =>
  new ProblemError({
    slug: 'too-many-attempts',
    status: 429,
    detail: `Too many failed attempts. Please try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
    retryAfter: seconds,
  })

const keysOf = (username: string, ip: string) => ({ user: `user:${username}`, ip: `ip:${ip}` })

/**
 * Counts an attempt before the password is looked at, so that attempts in parallel count too. From the last free
 * failure on, each allowed attempt locks the key for twice as long as the one before; while it is locked nothing counts.
 * A name nobody has is counted the same (AUTH-13).
 * @returns whether the attempt may go on
 */
const count = async (db: Db, key: string, free: number, now: Date): Promise<boolean> => {
  const at = sql`${now.toISOString()}::timestamptz`
  const failures = sql`CASE
    WHEN ${authThrottles.lastFailureAt} < ${at} - make_interval(mins => ${memoryMinutes}) THEN 1
    ELSE ${authThrottles.failures} + 1 END`
  const lockSeconds = sql`LEAST(${longestLockSeconds}, ${firstLockSeconds} * power(2, LEAST(${failures} - ${free}, 20)))`
  const counted = await db
    .insert(authThrottles)
    .values({ key, failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: authThrottles.key,
      set: {
        failures,
        lockedUntil: sql`CASE WHEN ${failures} >= ${free} THEN ${at} + make_interval(secs => ${lockSeconds}) END`,
        lastFailureAt: now,
      },
      setWhere: sql`${authThrottles.lockedUntil} IS NULL OR ${authThrottles.lockedUntil} <= ${at}`,
    })
    .returning({ key: authThrottles.key })
  return counted.length > 0
}

/** Seconds until a key is open again. */
const waitOf = async (db: Db, key: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ lockedUntil: authThrottles.lockedUntil })
    .from(authThrottles)
    .where(eq(authThrottles.key, key))
  const until = row?.lockedUntil?.getTime() ?? now.getTime()
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}

/**
 * Lets an attempt to sign in go on, or refuses it for a while.
 * @throws ProblemError 429 with Retry-After
 */
export const countAttempt = async (db: Db, username: string, ip: string, now: Date): Promise<void> => {
  const keys = keysOf(username, ip)
  for (const kind of ['user', 'ip'] as const) {
    if (!(await count(db, keys[kind], freeFailures[kind], now))) throw tooMany(await waitOf(db, keys[kind], now))
  }
}

/** Forgets the failures after a success. */
export const clearAttempts = async (db: Db, username: string, ip: string): Promise<void> => {
  const keys = keysOf(username, ip)
  await db.delete(authThrottles).where(inArray(authThrottles.key, [keys.user, keys.ip]))
}

/** Lets a user in again who proved to own the mail address. */
export const unlockUser = async (db: Db, username: string): Promise<void> => {
  await db.delete(authThrottles).where(eq(authThrottles.key, keysOf(username, '').user))
}
