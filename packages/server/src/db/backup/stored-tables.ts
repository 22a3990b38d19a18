import type pg from 'pg'

/** A table of the database, and its columns that hold values of their own. */
export interface StoredTable {
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * The tables of the store: all of the schema `public` except the tables of extensions, and of roles that this role may
 * not use.
 */
export async function readStoredTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND a.attgenerated = '' AND has_table_privilege(c.oid, 'SELECT')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    GROUP BY c.relname ORDER BY c.relname`)
  return rows
}

/** The names of the sequences of the store. */
export async function readSequenceNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT c.relname AS name FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid
    WHERE c.relnamespace = 'public'::regnamespace AND has_sequence_privilege(s.seqrelid, 'SELECT')
    ORDER BY c.relname`)
  return rows.map(({ name }) => name)
}

/** Settings that give values the same text in every database, and let a long statement take its time. */
const settings = [
  "SET LOCAL datestyle = 'ISO, YMD'",
  "SET LOCAL intervalstyle = 'postgres'",
  "SET LOCAL bytea_output = 'hex'",
  "SET LOCAL timezone = 'UTC'",
  "SET LOCAL search_path = 'public'",
  'SET LOCAL statement_timeout = 0',
  'SET LOCAL lock_timeout = 0',
  'SET LOCAL idle_in_transaction_session_timeout = 0',
].join(';')

/** Prepares a transaction that copies tables. */
export async function prepareCopying(client: pg.Client): Promise<void> {
  await client.query(settings)
}

/** The section of jobs that wait, which are no table of the store. */
export const jobsSection = { table: 'pgboss.job', columns: ['name', 'data'] } as const

/** The key of the setting that holds the jobs of a restored backup until a server takes them. */
export const restoredJobsKey = 'restored-jobs'
