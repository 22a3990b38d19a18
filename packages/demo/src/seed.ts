import { type Db, inTransaction, type Log, lockForTransaction } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { generateCatalogue } from './catalogue/index.js'
import { catalogueRows } from './catalogue-rows.js'
import { readSeedMark, writeSeedMark } from './seed-mark.js'
import { writeCatalogue } from './write-catalogue.js'
import { writeCompanies } from './write-companies.js'

/**
 * Fills an empty database with the demonstration: catalogue, companies and their history. Safe to call from several
 * processes at once, and at every start.
 * @param log called before work that takes a while
 * @param now the time up to which the companies have traded
 * @returns whether it did
 */
export async function seedIfEmpty(db: Db, log: Log, now: Date): Promise<boolean> {
  if ((await readSeedMark(db)) !== null) return false
  return inTransaction(db, async (tx) => {
    await lockForTransaction(tx, 'demoSeed')
    if ((await readSeedMark(tx)) !== null) return false
    const { rows: found } = await tx.execute(sql`SELECT 1 FROM items LIMIT 1`)
    if (found.length > 0) return false
    log('filling the store with the demonstration data')
    const rows = catalogueRows(generateCatalogue())
    await writeCatalogue(tx, rows)
    await writeCompanies(tx, rows, now)
    await writeSeedMark(tx, { at: now.toISOString() })
    return true
  })
}
