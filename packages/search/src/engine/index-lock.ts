import type { Db } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'

/** Any number, the same in every process that writes the index. */
const advisoryLock = 4_728_912

/** Waits until nobody else writes the index, and blocks others until the transaction ends. */
export async function lockIndex(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock})`)
}
