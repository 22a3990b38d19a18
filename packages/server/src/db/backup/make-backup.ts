import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartError } from '../../base/start-error.js'
import { isConnectionLost } from '../database-errors.js'
import { connect, placeOf, readMigration } from '../migrate.js'
import {
  type BackupHeader,
  type BackupSection,
  countRows,
  endOfRows,
  headerLine,
  sectionLine,
  withEnd,
} from './backup-file.js'
import { jobsSection, prepareCopying, readSequenceNames, readStoredTables, type StoredTable } from './stored-tables.js'

/** A backup that was made. */
export interface MadeBackup {
  /** The number of rows of each table. */
  readonly rows: Readonly<Record<string, number>>
  /** The size of the file. */
  readonly bytes: number
}

/** Only its owner may read the file, which has the data of customers. */
const mode = 0o600

async function readSequences(client: pg.Client): Promise<BackupHeader['sequences']> {
  const names = await readSequenceNames(client)
  if (names.length === 0) return []
  const each = names.map(
    (name) =>
      `SELECT ${client.escapeLiteral(name)} AS name, last_value::text AS value, is_called AS "isCalled" FROM ${client.escapeIdentifier(name)}`,
  )
  return (await client.query<BackupHeader['sequences'][number]>(each.join(' UNION ALL '))).rows
}

/** Jobs that wait or run, but not the jobs of a schedule, which come again by themselves. */
const waitingJobs = `
  SELECT name, data FROM pgboss.job j
  WHERE state::text IN ('created', 'retry', 'active') AND name NOT LIKE '\\_\\_pgboss%'
    AND NOT EXISTS (SELECT FROM pgboss.schedule s WHERE s.name = j.name)`

async function hasJobs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('pgboss.schedule') IS NOT NULL AS exists",
  )
  return rows[0]?.exists === true
}

function identifiers(names: readonly string[]): string {
  return names.map((name) => pg.escapeIdentifier(name)).join(', ')
}

/** Fixes the state of the database that this connection sees, and keeps migrations away from its tables. */
async function beginSnapshot(client: pg.Client): Promise<StoredTable[]> {
  const tables = await readStoredTables(client)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await prepareCopying(client)
  if (tables.length > 0)
    await client.query(`LOCK TABLE ${identifiers(tables.map(({ name }) => name))} IN ACCESS SHARE MODE`)
  return readStoredTables(client)
}

async function* contentOf(client: pg.Client, url: string, rows: Record<string, number>): AsyncGenerator<Buffer> {
  const tables = await beginSnapshot(client)
  const migration = await readMigration(client)
  if (migration === null) {
    throw new StartError(
      `The database at ${placeOf(url)} holds no store. Set GAUZE_DATA_DIR or DATABASE_URL to the store's own.`,
    )
  }
  yield headerLine({ migration, takenAt: new Date().toISOString(), sequences: await readSequences(client) })
  for (const { name, columns } of tables) {
    const copy = `COPY ${identifiers([name])} (${identifiers(columns)}) TO STDOUT`
    yield* sectionOf(client, { table: name, columns: [...columns] }, copy, rows)
  }
  if (await hasJobs(client)) {
    const { table, columns } = jobsSection
    yield* sectionOf(client, { table, columns: [...columns] }, `COPY (${waitingJobs}) TO STDOUT`, rows)
  }
}

async function* sectionOf(
  client: pg.Client,
  section: BackupSection,
  copy: string,
  rows: Record<string, number>,
): AsyncGenerator<Buffer> {
  yield sectionLine(section)
  let count = 0
  for await (const bytes of client.query(copyTo(copy))) {
    count += countRows(bytes)
    yield bytes
  }
  rows[section.table] = count
  yield Buffer.from(endOfRows)
}

const nothingMade = 'No backup was made.'

/** Says in a sentence why a file cannot be written. */
function writeFailure(path: string, error: unknown): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error
  const folder = dirname(path)
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof pg.DatabaseError || isConnectionLost(error)) {
    return new StartError(`The database stopped the backup: ${error.message}. ${nothingMade} Try again.`, {
      cause: error,
    })
  }
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return new StartError(
      `There is no folder ${folder}. ${nothingMade} Make the folder, or name a file in another one.`,
    )
  }
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) {
    return new StartError(`You may not write into ${folder}. ${nothingMade} Name a file in another folder.`)
  }
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) {
    return new StartError(
      `There is no more space for ${path}. ${nothingMade} Free some space, or name a file on another disk.`,
    )
  }
  return code === ''
    ? error
    : new StartError(`${path} could not be written: ${error.message}. ${nothingMade}`, { cause: error })
}

async function assertFree(path: string) {
  const exists = await stat(path).then(
    () => true,
    () => false,
  )
  if (exists) throw new StartError(`${path} exists already, and a backup never replaces a file. Name another one.`)
}

/** The error codes of a disk without hard links, such as a USB stick. */
const noLinks: readonly unknown[] = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

/** Gives a complete file its name, unless another backup took the name meanwhile. */
async function giveName(part: string, path: string) {
  try {
    await link(part, path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'EEXIST' && !noLinks.includes(code)) throw error
    await assertFree(path)
    await rename(part, path)
  }
  await rm(part, { force: true })
}

/** Makes the new name of a file survive a power cut. Windows knows no such thing. */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return
  const folder = await open(dirname(path))
  await folder.sync().finally(() => folder.close())
}

/**
 * Writes everything that a store would lose into one file, while the store runs: each table as of one moment, the
 * sequences, and the jobs that wait. The file appears under its name when it is complete and on the disk.
 * @param url of the database, which may be of an earlier release
 * @param path of a file that does not exist
 * @throws StartError when the file exists or cannot be written, or the database cannot be read
 * @example
 * const { bytes } = await makeBackup('postgres://localhost/gauze', '/backups/gauze-2026-11-26.backup')
 */
export async function makeBackup(url: string, path: string): Promise<MadeBackup> {
  await assertFree(path)
  const part = `${path}.${randomUUID()}.part`
  const rows: Record<string, number> = {}
  const client = await connect(url)
  try {
    const file = createWriteStream(part, { flags: 'wx', mode, flush: true })
    await pipeline(withEnd(contentOf(client, url, rows), rows), createGzip(), file)
    await giveName(part, path)
    await syncFolder(path)
    return { rows, bytes: file.bytesWritten }
  } catch (error) {
    await rm(part, { force: true })
    throw writeFailure(path, error)
  } finally {
    await client.end()
  }
}
