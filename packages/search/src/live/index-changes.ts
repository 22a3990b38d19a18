import { type Db, inTransaction, lockForTransaction, sqlState } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { buildIndex, type IndexReport, isIndexCurrent } from '../engine/index.js'
import { refreshSuggestions } from './suggestions.js'

const batchSize = 250

/** Values that the index cannot hold: data, constraint and size errors. Trying again would fail in the same way. */
function isUnfit(error: unknown): boolean {
  return /^(?:22|23|54)/.test(sqlState(error) ?? '')
}

async function takeChanges(tx: Db, limit: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    WITH taken AS (
      DELETE FROM search_changes WHERE id IN (
        SELECT id FROM search_changes ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING item_id)
    SELECT DISTINCT item_id AS id FROM taken`)
  return rows.map((row) => row.id)
}

/** Taking notes and indexing are one transaction: if a process dies, the next takes its notes again. */
function indexSome(db: Db, limit: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ids = await takeChanges(tx, limit)
    if (ids.length > 0) await buildIndex(tx, ids)
    return ids.length
  })
}

/**
 * After a failed batch, the products are indexed one by one, so that a bad product does not block the other products.
 */
function indexSingly(db: Db, onUnfit: (error: unknown) => void): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [id] = await takeChanges(tx, 1)
    if (id === undefined) return 0
    try {
      // In a savepoint, so that this note stays taken even if others take notes meanwhile.
      await tx.transaction((part) => buildIndex(part, [id]))
    } catch (error) {
      if (!isUnfit(error)) throw error
      onUnfit(new Error(`Product ${id} could not be indexed and stays as it was in the index.`, { cause: error }))
    }
    return 1
  })
}

async function indexBatch(db: Db, onUnfit: (error: unknown) => void): Promise<boolean> {
  try {
    return (await indexSome(db, batchSize)) > 0
  } catch (error) {
    if (!isUnfit(error)) throw error
    for (let left = batchSize; left > 0; left -= 1) if ((await indexSingly(db, onUnfit)) === 0) break
    return true
  }
}

/**
 * Updates the index with the changes that the catalogue's triggers noted. Several processes may do so at once: each
 * takes its own notes.
 * @param options.onUnfit called with the error for a product that cannot be indexed
 * @param options.goesOn asked between batches
 */
export async function indexChanges(
  db: Db,
  { onUnfit, goesOn = () => true }: { onUnfit: (error: unknown) => void; goesOn?: () => boolean },
): Promise<void> {
  while (goesOn() && (await indexBatch(db, onUnfit))) {
    // Until no notes are left.
  }
}

/**
 * Rebuilds the whole index and discards the changes noted before, which it contains.
 * @example
 * await rebuildIndex(db) // after a large import
 */
export function rebuildIndex(db: Db): Promise<IndexReport> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`
      DELETE FROM search_changes WHERE id IN (SELECT id FROM search_changes FOR UPDATE SKIP LOCKED)`)
    return buildIndex(tx)
  })
}

/**
 * Builds the index before anybody searches, if there are items but no index: a first start was interrupted, or another
 * program filled the catalogue.
 */
export async function buildMissingIndex(db: Db, log: (line: string) => void): Promise<void> {
  const { rows } = await db.execute<{ missing: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM items) AND NOT EXISTS (SELECT 1 FROM search_documents) AS missing`)
  if (rows[0]?.missing !== true || (await isIndexCurrent(db))) return
  log('building the search index, which is missing')
  await renewIndex(db, log)
}

/**
 * Rebuilds an index from another release, which this one may misread. Of several processes one does it.
 * @param log called unless the index was empty
 */
export async function renewIndex(db: Db, log: (line: string) => void): Promise<void> {
  if (await isIndexCurrent(db)) return
  await inTransaction(db, async (tx) => {
    await lockForTransaction(tx, 'searchIndex')
    if (await isIndexCurrent(tx)) return
    const { rows: old } = await tx.execute(sql`SELECT 1 FROM search_documents LIMIT 1`)
    if (old.length > 0) log('Building the search index again: another release made it')
    const { documents } = await rebuildIndex(tx)
    if (old.length > 0) log(`Indexed ${documents.toLocaleString('en-US')} products again`)
  })
  await refreshSuggestions(db)
}
