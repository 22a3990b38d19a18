import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import type { Cells, Sheet } from './spreadsheet.types.js'

/** Names a record within its kind. @param cells of its key at least */
export function keyOf({ key }: Pick<Sheet, 'key'>, cells: Cells): string {
  return key.map((name) => cells[name] ?? '').join('\t')
}

/** The records that the key cells of some rows name, by {@link keyOf}. */
export async function findRecords(tx: Db, sheet: Sheet, keys: readonly Cells[]): Promise<ReadonlyMap<string, Cells>> {
  const columns = sheet.key.map((name) => `"${name}"`).join(', ')
  const types = sheet.key.map((name) => `"${name}" text`).join(', ')
  const select = sheet.selectNamed ?? `SELECT found.* FROM named JOIN (${sheet.select}) found USING (${columns})`
  const { rows } = await tx.execute<Record<string, string>>(sql`
    WITH named AS (SELECT * FROM json_to_recordset(${JSON.stringify(keys)}::json) AS key (${sql.raw(types)}))
    ${sql.raw(select)}`)
  return new Map(rows.map((cells) => [keyOf(sheet, cells), cells]))
}
