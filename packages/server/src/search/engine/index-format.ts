import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'

/**
 * What an index of this release is like. Raise it whenever a document, the vocabulary or what is kept beside them would be
 * made otherwise from the same catalogue: an index of another format is built again by the next start.
 */
export const indexFormat = 3

const settingsKey = 'search.format'

/** SQL that holds while the index in the database is one of this release. */
export const isOwnFormat = `EXISTS (SELECT FROM settings WHERE key = '${settingsKey}' AND value = '${indexFormat}'::jsonb)`

/** Whether the index in the database is one of this release. */
export const isIndexCurrent = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute<{ current: boolean }>(sql`SELECT ${sql.raw(isOwnFormat)} AS current`)
  return rows[0]?.current ?? false
}

/** Notes that the whole index is one of this release. */
export const saveIndexFormat = async (tx: Db): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO settings (key, value) VALUES (${settingsKey}, ${JSON.stringify(indexFormat)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`)
}
