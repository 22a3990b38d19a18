import { fileURLToPath } from 'node:url'
import { getTableName, is } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { StartError } from '../base/start-error.js'
import { lockForConnection } from './advisory-locks.js'
import { applyFunctions } from './functions.js'
import * as schema from './schema/index.js'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

const oldestVersion = 150_000

/** The target of a database URL, without the password. */
export function placeOf(url: string): string {
  const parsed = URL.parse(url)
  return parsed === null ? 'DATABASE_URL' : `${parsed.host}${parsed.pathname}`
}

/**
 * Opens one connection, without limits of time.
 * @throws StartError when the database cannot be reached
 */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'gauze' })
  // Its queries fail with the same error; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message || 'no answer' : String(error)
    throw new StartError(
      `The database at ${placeOf(url)} cannot be reached (${reason}). Start it or correct DATABASE_URL; unset it to use the embedded one.`,
      { cause: error },
    )
  }
  return client
}

/** Where the migrator records the migrations that were done, each by its creation time. */
const doneTable = 'drizzle.__drizzle_migrations'

/** When each migration of this release was made, in milliseconds. */
export function migrationTimes(): number[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
}

/** When the last migration of this release was made, by which the database knows it. */
export function lastMigration(): number {
  return Math.max(...migrationTimes())
}

/** The time of the last migration that a database had, in milliseconds; null for a database without migrations. */
export async function readMigration(client: pg.Client): Promise<number | null> {
  const { rows: tables } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
    doneTable,
  ])
  if (!tables[0]?.exists) return null
  const { rows } = await client.query<{ last: string | null }>(`SELECT max(created_at) AS last FROM ${doneTable}`)
  const last = rows[0]?.last ?? null
  return last === null ? null : Number(last)
}

/** A table of another program may have the name of one of ours, and the first migration would stop there. */
async function assertUnused(client: pg.Client, url: string) {
  const names = Object.values(schema).flatMap((part) => (is(part, PgTable) ? [getTableName(part)] : []))
  const { rows } = await client.query<{ name: string }>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = ANY($1) ORDER BY 1 LIMIT 1',
    [names],
  )
  const [table] = rows
  if (table) {
    throw new StartError(
      `The database at ${placeOf(url)} belongs to another program: it has a table '${table.name}' that Gauze did not make. Create an empty database for Gauze and name that one in DATABASE_URL.`,
    )
  }
}

/**
 * A newer release may have dropped columns that this one reads, and its changes cannot be undone. An older release's
 * steps to the first migration of this one are no longer known.
 */
async function assertUsable(client: pg.Client, url: string) {
  const last = await readMigration(client)
  if (last === null) return assertUnused(client, url)
  if (last > lastMigration()) {
    throw new StartError(
      `The database at ${placeOf(url)} was brought up to date by a newer release of Gauze, which this one cannot use. Start that release or a later one, or restore the backup made before the upgrade.`,
    )
  }
  if (last < Math.min(...migrationTimes())) {
    throw new StartError(
      `The database at ${placeOf(url)} was last used by a release of Gauze that this one does not know. Start the release before this one once, which brings it up to date, then this one.`,
    )
  }
}

async function assertVersion(client: pg.Client, url: string) {
  const { rows } = await client.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  )
  const version = rows[0]?.version ?? 0
  if (version >= oldestVersion) return
  throw new StartError(
    `The database at ${placeOf(url)} is PostgreSQL ${Math.floor(version / 10_000)}, too old. Use PostgreSQL 15 or newer.`,
  )
}

/** Keeps other processes from migrating until the connection ends. Waits first for a process that migrates now. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await lockForConnection(client, 'migrations')
}

/**
 * Accepts a database without tables of Gauze, or with the tables of this release.
 * @throws StartError for a database that is too old, belongs to another program or to another release
 */
export async function assertFresh(client: pg.Client, url: string): Promise<void> {
  await assertVersion(client, url)
  await assertUsable(client, url)
  const last = await readMigration(client)
  if (last === null || last === lastMigration()) return
  throw new StartError(
    `The database at ${placeOf(url)} was made by an older release of Gauze. Use an empty database instead.`,
  )
}

/** Forgets which migrations a database had, on the transaction of a connection. */
export async function dropMigrations(client: pg.Client): Promise<void> {
  await client.query(`DROP TABLE IF EXISTS ${doneTable}`)
}

/** Runs some of the migrations on the transaction of a connection, and records them as the migrator does. */
export async function runMigrations(client: pg.Client, isWanted: (time: number) => boolean): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${doneTable} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  )
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (!isWanted(folderMillis)) continue
    for (const statement of sql) await client.query(statement)
    await client.query(`INSERT INTO ${doneTable} (hash, created_at) VALUES ($1, $2)`, [hash, folderMillis])
  }
}

/**
 * Brings the database to the current schema. Safe to run from several processes at once: one process works, and the
 * other processes wait.
 * @throws StartError when the database cannot be reached, is older than PostgreSQL 15, or belongs to another program,
 * to a newer release or to a release that is too old
 */
export async function migrate(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await assertVersion(client, url)
    await lockMigrations(client)
    await assertUsable(client, url)
    await applyMigrations(drizzle(client), { migrationsFolder })
    await applyFunctions(client)
  } finally {
    await client.end()
  }
}
