import { createHash } from 'node:crypto'
import type { Db } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { defaultSynonyms } from './default-synonyms.js'

/** The setting that names the stored synonyms: a store without it has the default ones. */
export const synonymsVersionKey = 'search.synonyms.version'
const synonymsKey = 'search.synonyms'

/** Synonyms as text, and the name of this text; null for the default synonyms. */
export interface StoredSynonyms {
  readonly text: string
  readonly version: string | null
}

/**
 * The synonyms of a store: its own, or the default ones.
 * @example
 * const { text } = await readSynonyms(db)
 */
export async function readSynonyms(db: Db): Promise<StoredSynonyms> {
  const { rows } = await db.execute<{ key: string; value: string }>(sql`
    SELECT key, value #>> '{}' AS value FROM settings WHERE key IN (${synonymsKey}, ${synonymsVersionKey})`)
  const stored = (key: string) => rows.find((row) => row.key === key)?.value
  const version = stored(synonymsVersionKey)
  return version === undefined
    ? { text: defaultSynonyms, version: null }
    : { text: stored(synonymsKey) ?? defaultSynonyms, version }
}

/**
 * Replaces the synonyms of a store. Every server uses them from its next search on.
 * @param text lines for `parseSynonyms`, without faults; null for the default synonyms
 */
export async function saveSynonyms(db: Db, text: string | null): Promise<void> {
  if (text === null) {
    await db.execute(sql`DELETE FROM settings WHERE key IN (${synonymsKey}, ${synonymsVersionKey})`)
    return
  }
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16)
  await db.execute(sql`
    INSERT INTO settings (key, value) VALUES
      (${synonymsKey}, ${JSON.stringify(text)}::jsonb), (${synonymsVersionKey}, ${JSON.stringify(version)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`)
}
