import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { getTableName, is } from 'drizzle-orm'
import { isPgSequence, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartError } from '../../base/start-error.js'
import { isConnectionLost } from '../database-errors.js'
import { installFunctions } from '../functions.js'
import {
  assertFresh,
  connect,
  dropMigrations,
  lastMigration,
  lockMigrations,
  migrationTimes,
  placeOf,
  runMigrations,
} from '../migrate.js'
import * as schema from '../schema/index.js'
import { type BackupHeader, type BackupSection, type BackupSummary, readBackup } from './backup-file.js'
import { jobsSection, prepareCopying, readSequenceNames, readStoredTables, restoredJobsKey } from './stored-tables.js'

/** A file that {@link checkBackup} has read. */
export interface CheckedBackup extends BackupSummary {
  readonly path: string
}

const nothingChanged = 'Nothing has changed.'

/**
 * Reads a whole backup without a database, and checks that this release can restore it.
 * @throws StartError when it is not whole, or was made by a release that this one does not know
 * @example
 * const { header, rows } = await checkBackup('/backups/gauze-2026-11-26.backup')
 */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  const summary = await readBackup(path, async () => undefined)
  const { migration } = summary.header
  if (migration > lastMigration()) {
    throw new StartError(`The backup ${path} was made by a newer release of Gauze. Restore it with that release.`)
  }
  if (!migrationTimes().includes(migration)) {
    throw new StartError(
      `The backup ${path} was made by a release of Gauze that this one does not know. Restore it with that release, then upgrade.`,
    )
  }
  return { path, ...summary }
}

/** How long the connections of a store that has just stopped may take to end, in milliseconds. */
const stopGrace = 3_000
const stopPolling = 100

async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`
    SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'gauze' AND pid <> pg_backend_pid()`)
  return rows.length > 0
}

/** A running store would lose the work that it does during the restore. */
async function assertStopped(client: pg.Client, url: string) {
  for (let waited = 0; await isInUse(client); waited += stopPolling) {
    if (waited >= stopGrace) {
      throw new StartError(
        `A store runs on the database at ${placeOf(url)}. ${nothingChanged} Stop each of its processes, then restore.`,
      )
    }
    await pause(stopPolling)
  }
}

/** Whether a store without goods and customers writes the table by itself when it starts. */
function isOwnWork(table: string) {
  return table === 'settings' || (table.startsWith('search_') && !table.startsWith('search_pushed_'))
}

function ownTables(): string[] {
  return Object.values(schema).flatMap((part) => (is(part, PgTable) ? [getTableName(part)] : []))
}

async function tableNames(client: pg.Client): Promise<string[]> {
  return (await readStoredTables(client)).map(({ name }) => name)
}

/** The tables that tell an operator most about a database come first. */
async function contentTables(client: pg.Client): Promise<string[]> {
  const own = new Set(ownTables())
  const present = await tableNames(client)
  const telling = ['orders', 'accounts', 'items'].filter((name) => present.includes(name))
  return [...new Set([...telling, ...present])].filter((name) => own.has(name) && !isOwnWork(name))
}

async function assertEmpty(client: pg.Client, url: string) {
  for (const name of await contentTables(client)) {
    const { rowCount } = await client.query(`SELECT 1 FROM public.${pg.escapeIdentifier(name)} LIMIT 1`)
    if (rowCount === 0) continue
    throw new StartError(
      `The database at ${placeOf(url)} is not empty: its table '${name}' has rows. ${nothingChanged} Set GAUZE_DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
    )
  }
}

/** Removes the tables of an empty store, so that the migrations can make them as they were. */
async function dropTables(client: pg.Client) {
  const names = Object.values(schema).flatMap((part) => (isPgSequence(part) ? [part.seqName ?? ''] : []))
  const quoted = (all: readonly string[]) => all.map((name) => `public.${pg.escapeIdentifier(name)}`).join(', ')
  await client.query(`DROP TABLE IF EXISTS ${quoted(ownTables())} CASCADE`)
  await client.query(`DROP SEQUENCE IF EXISTS ${quoted(names)}`)
  await dropMigrations(client)
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** Rows come in the order of the tables' names, so that foreign keys can only be checked at the end. */
async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`)
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  return rows
}

async function addForeignKeys(client: pg.Client, keys: readonly ForeignKey[]) {
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  }
}

function copyInto(client: pg.Client, { table, columns }: BackupSection, rows: AsyncIterable<Buffer>) {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  return pipeline(rows, client.query(copyFrom(`COPY ${pg.escapeIdentifier(table)} (${names}) FROM STDIN`)))
}

/** Stores jobs in a setting: their queues exist when a server has started. */
async function keepJobs(client: pg.Client, rows: AsyncIterable<Buffer>) {
  await client.query('CREATE TEMP TABLE restored_jobs (name text, data jsonb) ON COMMIT DROP')
  await copyInto(client, { table: 'restored_jobs', columns: [...jobsSection.columns] }, rows)
  await client.query(
    `INSERT INTO settings (key, value)
    SELECT $1, jsonb_agg(jsonb_build_object('queue', name, 'data', data)) FROM restored_jobs HAVING count(*) > 0
    ON CONFLICT (key) DO UPDATE SET value = settings.value || excluded.value`,
    [restoredJobsKey],
  )
}

/**
 * @param others names in the database that Gauze did not make
 * @returns the tables that were left out because the store does not have them
 */
async function loadRows(
  client: pg.Client,
  { path, sha256 }: CheckedBackup,
  others: ReadonlySet<string>,
): Promise<string[]> {
  const missing = new Set((await tableNames(client)).filter((name) => !others.has(name)))
  const leftOut: string[] = []
  // The jobs come after all tables, and are stored in one of them.
  const loaded = await readBackup(path, async (section, rows) => {
    if (section.table === jobsSection.table) return keepJobs(client, rows)
    if (missing.delete(section.table)) return copyInto(client, section, rows)
    leftOut.push(section.table)
  })
  if (loaded.sha256 !== sha256) {
    throw new StartError(`Another file took the place of ${path} while it was read. ${nothingChanged} Restore again.`)
  }
  const [lacking] = missing
  if (lacking !== undefined) throw new StartError(`The backup ${path} lacks the table '${lacking}'. ${nothingChanged}`)
  return leftOut
}

async function setSequences(client: pg.Client, { sequences }: BackupHeader, others: ReadonlySet<string>) {
  const own = new Set((await readSequenceNames(client)).filter((name) => !others.has(name)))
  for (const { name, value, isCalled } of sequences) {
    if (own.has(name))
      await client.query('SELECT setval($1::regclass, $2, $3)', [pg.escapeIdentifier(name), value, isCalled])
  }
}

/** The database as the release of the backup made it, then with its rows, then brought up to date. */
async function rebuild(client: pg.Client, backup: CheckedBackup): Promise<string[]> {
  const { migration } = backup.header
  await client.query('BEGIN')
  await prepareCopying(client)
  await dropTables(client)
  const others = new Set([...(await tableNames(client)), ...(await readSequenceNames(client))])
  await runMigrations(client, (time) => time <= migration)
  const keys = await dropForeignKeys(client)
  const leftOut = await loadRows(client, backup, others)
  await addForeignKeys(client, keys)
  await setSequences(client, backup.header, others)
  await runMigrations(client, (time) => time > migration)
  // A session may have ended after the backup, and must not come back to life.
  await client.query('DELETE FROM sessions')
  await installFunctions(client)
  await client.query('ANALYZE')
  await client.query('COMMIT')
  return leftOut
}

function restoreFailure(path: string, error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    return new StartError(`The database refused the backup ${path}: ${error.message}. ${nothingChanged}`, {
      cause: error,
    })
  }
  if (!isConnectionLost(error)) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new StartError(
    `The connection to the database was lost: ${reason}. Restore again: the database is empty, or refuses because everything is in it.`,
    { cause: error },
  )
}

/**
 * Puts a backup into an empty database, in one transaction: all of it, or nothing. A backup of an older release is
 * brought up to date. Everybody has to sign in again; jobs that waited go on when a server starts.
 * @param url of a database that is empty, or has the tables of this release without rows
 * @param backup the result of {@link checkBackup}
 * @returns the tables of the file that Gauze did not make, which were left out
 * @throws StartError when the database is in use, not empty or of another release, or refuses the rows
 * @example
 * const leftOut = await restoreBackup('postgres://localhost/gauze', await checkBackup('gauze.backup'))
 */
export async function restoreBackup(url: string, backup: CheckedBackup): Promise<string[]> {
  const client = await connect(url)
  try {
    await lockMigrations(client)
    await assertStopped(client, url)
    await assertFresh(client, url)
    await assertEmpty(client, url)
    return await rebuild(client, backup)
  } catch (error) {
    throw restoreFailure(backup.path, error)
  } finally {
    // This rolls an unfinished transaction back.
    await client.end()
  }
}
