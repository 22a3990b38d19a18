import { type Db, inTransaction, lockForTransaction } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { areFarApart, loadTiers, type PopularityCount, saveTiers, type Tiers, tiersOf } from './tiers.js'

async function loadCounts(tx: Db): Promise<readonly PopularityCount[]> {
  const { rows } = await tx.execute<{ popularity: number; products: number }>(sql`
    SELECT popularity, count(*)::int AS products FROM search_documents WHERE place = 0 GROUP BY 1 ORDER BY 1 DESC`)
  return rows
}

async function noteMoved(tx: Db, before: Tiers, after: Tiers) {
  const tier = (tiers: Tiers) =>
    sql`(SELECT count(*) FROM unnest(${sql.param([...tiers])}::int[]) AS t (start) WHERE d.popularity < t.start)`
  await tx.execute(sql`
    SELECT search_note_changes(ARRAY(SELECT d.product_id FROM search_documents d WHERE d.place = 0 AND ${tier(before)} <> ${tier(after)}))`)
}

/**
 * Recounts where popularity tiers begin when the first has become far too large or too small, and marks the products
 * that change theirs: they are indexed like any change, a few at a time. This is how a catalogue that grew piece by
 * piece gets its tiers.
 * @example
 * await refreshTiers(db)
 */
export function refreshTiers(db: Db): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockForTransaction(tx, 'searchIndex')
    const counts = await loadCounts(tx)
    const [before, after] = [await loadTiers(tx), tiersOf(counts)]
    if (!areFarApart(counts, before, after)) return
    await saveTiers(tx, after)
    await noteMoved(tx, before, after)
  })
}
