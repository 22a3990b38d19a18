import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.js'

/** Everything that the database holds, as text, to search for texts that it must not hold. */
export async function everyRow(db: Db): Promise<string> {
  const { rows } = await db.execute<{ held: string }>(sql`
    SELECT string_agg(query_to_xml(format('SELECT * FROM %I.%I', schemaname, tablename), true, false, '')::text, '') AS held
    FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`)
  return rows[0]?.held ?? ''
}
