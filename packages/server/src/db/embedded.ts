import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { bareEnvironment } from '../base/bare-environment.js'
import type { Log } from '../base/log.js'
import { StartError } from '../base/start-error.js'
import { type FolderLock, isFolderHeld, lockFolder } from './folder-lock.js'
import { type KeepRunningOptions, keepRunning } from './keep-running.js'
import {
  commandOf,
  findBinaries,
  findIdentity,
  findLauncher,
  type Identity,
  type Launcher,
} from './postgres-launcher.js'
import {
  clearAfterDeath,
  findPostmaster,
  type LaunchOptions,
  launch,
  type Postmaster,
  readText,
  stopPostmaster,
  waitUntilReady,
} from './postmaster.js'

const run = promisify(execFile)
const megabyte = 1024 * 1024
const databaseName = 'gauze'
const superuser = 'postgres'

/** A PostgreSQL that belongs to this process and is restarted whenever it dies. */
export interface EmbeddedDatabase {
  /** `postgres://…` of the store's database. */
  readonly url: string
  /** Stops PostgreSQL cleanly and frees the folder. */
  stop(): Promise<void>
}

/** Options of {@link startEmbeddedDatabase}. */
export interface EmbeddedOptions {
  /** Absolute folder: holds the cluster, its password, its log and the lock. */
  readonly dataDir: string
  /** False trades safety against a power cut for speed: for tests only. */
  readonly durable?: boolean
  /**
   * How much must be free on the disk to create the cluster, in bytes; 500 MB by default. An existing one starts with
   * less.
   */
  readonly neededBytes?: number
  /** Called before work that takes a while. */
  readonly log?: Log
  /** Takes its unexpected ends and new starts. */
  readonly events?: KeepRunningOptions['events']
}

async function assertSpace(folder: string, needed: number) {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= needed) return
  throw new StartError(
    `Only ${Math.floor(free / megabyte)} MB are free for ${folder} and the database needs ${Math.ceil(needed / megabyte)} MB. Free some space, or set GAUZE_DATA_DIR to another disk.`,
  )
}

function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** One folder at a time: where nothing can be created, as in /proc, a recursive mkdir of Node never ends. */
async function makeFolders(folder: string, mayAscend = true): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const isThere = codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()
    if (isThere) return
    if (codeOf(error) !== 'ENOENT' || !mayAscend || dirname(folder) === folder) throw error
    await makeFolders(dirname(folder))
    await makeFolders(folder, false)
  }
}

async function prepareFolder(dataDir: string, identity: Identity | null) {
  try {
    await makeFolders(dataDir)
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be made. Set GAUZE_DATA_DIR to a folder that you may write to.`,
      { cause: error },
    )
  }
  if (identity !== null) await chmod(dataDir, 0o711)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

/** Runs a program, which ends when this process does. */
async function runUntilExit(...command: Parameters<typeof run>) {
  const running = run(...command)
  const end = () => running.child.kill()
  process.once('exit', end)
  await running.finally(() => process.off('exit', end))
}

/** Creates the cluster under another name first, so that an interrupted cluster is never used. */
async function initialize(
  initdb: string,
  dataDir: string,
  options: { identity: Identity | null; launcher: Launcher; durable: boolean },
) {
  const { identity, launcher } = options
  const unfinished = join(dataDir, 'postgres.new')
  const passwordFile = join(dataDir, 'password.new')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (identity !== null) {
    await Promise.all([unfinished, passwordFile].map((path) => chown(path, identity.uid, identity.gid)))
  }
  const sync = options.durable ? [] : ['--no-sync']
  const { file, rest } = commandOf(launcher, initdb, [
    `--pgdata=${unfinished}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--lc-messages=C',
    ...sync,
  ])
  await runUntilExit(file, rest, { ...launcher.options, cwd: dataDir, env: bareEnvironment({ LC_ALL: 'C' }) })
  await rename(passwordFile, join(dataDir, 'password'))
  await rename(unfinished, join(dataDir, 'postgres'))
}

/** The store's own role owns its database and is not a superuser: a bad statement cannot read files. */
async function createDatabase(client: pg.Client, password: string) {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
            EXISTS (SELECT FROM pg_database WHERE datname = $1) AS database`,
    [databaseName],
  )
  if (!rows[0]?.role) {
    await client.query(`CREATE ROLE ${databaseName} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(password)}`)
  }
  if (!rows[0]?.database) await client.query(`CREATE DATABASE ${databaseName} OWNER ${databaseName}`)
  await client.end()
}

function urlOf(name: string, { password, port }: { password: string; port: number }) {
  return `postgres://${name}:${password}@127.0.0.1:${port}/${name}`
}

/** In the file that PostgreSQL keeps while it runs. */
const portLine = 3

/**
 * The database of a server that is running on a folder now, for commands that work alongside it.
 * @returns its URL; null when no server runs there, or its user's files cannot be read
 */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const cluster = join(dataDir, 'postgres')
  if (!(await isFolderHeld(dataDir)) || (await findPostmaster(cluster)) === null) return null
  const port = Number((await readText(join(cluster, 'postmaster.pid')))?.split('\n')[portLine])
  const password = await readText(join(dataDir, 'password'))
  return port > 0 && password !== null ? urlOf(databaseName, { password, port }) : null
}

/** Whether a folder holds an embedded database, running or not. */
export async function hasEmbeddedDatabase(dataDir: string): Promise<boolean> {
  return (await readText(join(dataDir, 'postgres', 'PG_VERSION'))) !== null
}

/** The options for starting the postmaster of an existing cluster. */
interface Startable {
  readonly postgres: string
  readonly dataDir: string
  readonly url: string
  readonly lock: FolderLock
  readonly launchOptions: LaunchOptions
}

async function launchUntilReady(
  { postgres, dataDir, url, launchOptions }: Startable,
  { isFirst, signal }: { isFirst: boolean; signal?: AbortSignal },
): Promise<{ postmaster: Postmaster; client: pg.Client }> {
  const postmaster = await launch(postgres, dataDir, launchOptions, isFirst ? 'new' : 'continued')
  try {
    const client = await waitUntilReady(postmaster, { url, dataDir, ...(signal ? { signal } : {}) })
    return { postmaster, client }
  } catch (error) {
    if (!postmaster.hasEnded()) await stopPostmaster(postmaster.pid)
    throw error
  }
}

/** Uses the same port, so that clients with the URL reconnect. Leaves a folder alone that was taken from us. */
async function startAgain(startable: Startable, signal: AbortSignal): Promise<Postmaster> {
  const { dataDir, lock } = startable
  if (!(await lock.isHeld())) {
    throw new StartError(`The data folder ${dataDir} is not held by this process any more. Start Gauze again.`)
  }
  await clearAfterDeath(join(dataDir, 'postgres'))
  const { postmaster, client } = await launchUntilReady(startable, { isFirst: false, signal })
  await client.end()
  return postmaster
}

/** Ends processes of an earlier run, and creates the cluster if there is none. */
async function prepareCluster(options: Required<EmbeddedOptions>, initdb: string, launcher: Launcher) {
  const { dataDir, durable, neededBytes, log } = options
  const cluster = join(dataDir, 'postgres')
  const orphan = await findPostmaster(cluster)
  if (orphan !== null) {
    log('Stopping the database that an earlier run left behind')
    await stopPostmaster(orphan)
  }
  if (await hasEmbeddedDatabase(dataDir)) return clearAfterDeath(cluster)
  await assertSpace(dataDir, neededBytes)
  log('Making the database')
  await initialize(initdb, dataDir, { identity: await findIdentity(), launcher, durable })
}

async function startHeld(options: Required<EmbeddedOptions>, lock: FolderLock): Promise<EmbeddedDatabase> {
  const { dataDir, durable, events } = options
  const binaries = await findBinaries()
  const launcher = await findLauncher([dataDir, dirname(binaries.postgres)], await findIdentity())
  await prepareCluster(options, binaries.initdb, launcher)
  const port = await freePort()
  const password = (await readText(join(dataDir, 'password'))) ?? ''
  const startable: Startable = {
    postgres: binaries.postgres,
    dataDir,
    url: urlOf(superuser, { password, port }),
    lock,
    launchOptions: { launcher, durable, port },
  }
  const { postmaster, client } = await launchUntilReady(startable, { isFirst: true })
  const kept = keepRunning(postmaster, { restart: (signal) => startAgain(startable, signal), events })
  try {
    await createDatabase(client, password)
  } catch (error) {
    await kept.stop()
    throw error
  }
  return {
    url: urlOf(databaseName, { password, port }),
    stop: async () => {
      await kept.stop()
      await lock.release()
    },
  }
}

async function start(options: Required<EmbeddedOptions>): Promise<EmbeddedDatabase> {
  await prepareFolder(options.dataDir, await findIdentity())
  const lock = await lockFolder(options.dataDir)
  try {
    return await startHeld(options, lock)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/**
 * Starts our own PostgreSQL 18 on a free port of the loopback interface, creating its cluster on first use. One process
 * owns the folder. A database orphaned by `kill -9` is stopped first; PostgreSQL then recovers by itself. When the
 * database dies it is restarted, on the same port.
 * @throws StartError for a folder in use, too little disk, folders closed to the database's user, a broken cluster
 * @example
 * const database = await startEmbeddedDatabase({ dataDir: '/var/lib/gauze' })
 */
export function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const events = { warn: () => undefined, error: () => undefined }
  return start({ durable: true, neededBytes: 500 * megabyte, log: () => undefined, events, ...options })
}
