import { sql } from 'drizzle-orm'
import { type Db, inTransaction } from '../db/client.js'
import type { SearchPlugin } from '../ports/search.types.js'
import { generateCatalogue } from './catalogue/index.js'
import { catalogueRows } from './catalogue-rows.js'
import { readSeedMark, writeSeedMark } from './seed-mark.js'
import { writeCatalogue } from './write-catalogue.js'
import { writeCompanies } from './write-companies.js'

/** Any number, the same in every process that seeds. */
const advisoryLock = 4_728_915

/**
 * Fills an empty database with the demonstration: catalogue, companies and their history, search index. Safe to call
 * from several processes at once, and at every start.
 * @param search whose index is built
 * @param log called before work that takes a while
 * @param options.multiply how many times the catalogue is repeated, for benchmarks
 * @param options.now the time up to which the companies have traded
 */
export async function seedIfEmpty(
  db: Db,
  search: Pick<SearchPlugin, 'rebuild'>,
  log: (line: string) => void,
  { multiply = 1, now = new Date() }: { multiply?: number; now?: Date } = {},
): Promise<void> {
  if ((await readSeedMark(db)) !== null) return
  const seeded = await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock})`)
    if ((await readSeedMark(tx)) !== null) return false
    const { rows: found } = await tx.execute(sql`SELECT 1 FROM items LIMIT 1`)
    if (found.length > 0) return false
    log('filling the store with the demonstration data')
    const rows = catalogueRows(generateCatalogue({ multiply }))
    await writeCatalogue(tx, rows)
    await writeCompanies(tx, rows, now)
    await writeSeedMark(tx, { at: now.toISOString(), multiply })
    return true
  })
  if (!seeded) return
  log('analysing and building the search index')
  await db.execute(sql`ANALYZE`)
  await search.rebuild(db, now)
}
