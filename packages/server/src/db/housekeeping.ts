import { lt, sql } from 'drizzle-orm'
import type { Db } from './client.js'
import {
  authThrottles,
  idempotencyKeys,
  insightsEvents,
  passwordResets,
  refreshTokens,
  searchActivity,
  searchUserTokens,
} from './schema/index.js'

const everyHour = 3_600_000

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

/** Drops what has served its time. Several processes may do so at once. */
const tidy = async (db: Db) => {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, daysAgo(1)))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, daysAgo(7)))
  await db.delete(authThrottles).where(lt(authThrottles.lastFailureAt, daysAgo(1)))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, daysAgo(7)))
  await db.delete(searchUserTokens).where(lt(searchUserTokens.seenAt, daysAgo(90)))
  await db.delete(insightsEvents).where(lt(insightsEvents.createdAt, daysAgo(100)))
  await db.delete(searchActivity).where(lt(searchActivity.createdAt, daysAgo(180)))
}

/**
 * Tidies now and every hour.
 * @returns ends it
 */
export const keepTidy = (db: Db, onError: (error: unknown) => void): (() => void) => {
  const run = () => tidy(db).catch(onError)
  run()
  const timer = setInterval(run, everyHour)
  timer.unref()
  return () => clearInterval(timer)
}
