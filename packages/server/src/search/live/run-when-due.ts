import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'

/**
 * Runs `work` unless some process did so recently. Uses the database's clock, so that it holds across machines.
 * @param key its place in the settings
 * @param every milliseconds between two runs
 */
export async function runWhenDue(db: Db, key: string, every: number, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await db.execute(sql`
    INSERT INTO settings (key, value) VALUES (${`${key}.run`}, 'true')
    ON CONFLICT (key) DO UPDATE SET updated_at = now()
      WHERE settings.updated_at <= now() - make_interval(secs => ${every / 1000}::float8)
    RETURNING key`)
  if (rows.length > 0) await work()
}
