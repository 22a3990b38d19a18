import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from './client.js'

/**
 * The keys of the advisory locks, the same in every process that uses the database. A lock has its holders work one after
 * another.
 */
const keys = {
  /** Processes that migrate the schema. */
  migrations: 4_728_911,
  /** Writers of the search index. */
  searchIndex: 4_728_912,
  /** Processes that fill an empty database with the demonstration. */
  demoSeed: 4_728_915,
  /** Refreshes of the popularity of products. */
  popularity: 4_728_916,
  /** Imports of spreadsheets. */
  imports: 4_728_919,
  /** Publications of recalls. */
  recalls: 4_728_921,
  /** Test runs that copy a template database. */
  testTemplates: 4_728_922,
} as const

/** A lock by its purpose. */
type AdvisoryLock = keyof typeof keys

/** Takes a lock, waits until nobody else holds it, and keeps it until the transaction ends. */
export async function lockForTransaction(tx: Db, lock: AdvisoryLock): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${keys[lock]})`)
}

/** Takes a lock, waits until nobody else holds it, and keeps it until the connection ends. */
export async function lockForConnection(client: pg.Client, lock: AdvisoryLock): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [keys[lock]])
}
