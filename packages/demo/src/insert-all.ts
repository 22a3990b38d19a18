import type { Db } from '@gauze/server/plugin'
import type { PgTable } from 'drizzle-orm/pg-core'

const rowsAtOnce = 1000

/** Writes any number of rows in batches, because one statement takes a limited number of values. */
export async function insertAll<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db.insert(table).values(rows.slice(start, start + rowsAtOnce))
  }
}
