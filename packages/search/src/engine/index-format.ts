import type { Db } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'

/**
 * The format of this release's index. Raise it whenever the same catalogue would give a different document, vocabulary
 * or stored count: the next start rebuilds an index of another format.
 */
export const indexFormat = 6

const settingsKey = 'search.format'

/** SQL that is true while the index in the database is one of this release. */
export const isOwnFormat = `EXISTS (SELECT FROM settings WHERE key = '${settingsKey}' AND value = '${indexFormat}'::jsonb)`

/** Whether the index in the database is one of this release. */
export async function isIndexCurrent(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ current: boolean }>(sql`SELECT ${sql.raw(isOwnFormat)} AS current`)
  return rows[0]?.current ?? false
}

/** Records that the whole index is one of this release. */
export async function saveIndexFormat(tx: Db): Promise<void> {
  await tx.execute(sql`
    INSERT INTO settings (key, value) VALUES (${settingsKey}, ${JSON.stringify(indexFormat)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`)
}
