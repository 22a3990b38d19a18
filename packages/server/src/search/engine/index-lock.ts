import { sql } from 'drizzle-orm'
import type { Db } from '../../plugin.js'

/** Any number, the same in every process that writes the index. */
const advisoryLock = 4_728_912

/** Waits until nobody else writes the index, and blocks others until the transaction ends. */
export async function lockIndex(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock})`)
}
