import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { StartError } from '../start-error.js'
import { isFolderHeld, isRunning, lockFolder } from './folder-lock.js'
import {
  commandOf,
  findBinaries,
  findIdentity,
  findLauncher,
  type Identity,
  type Launcher,
} from './postgres-launcher.js'

const run = promisify(execFile)
const megabyte = 1024 * 1024
const startTimeout = 60_000
const stopTimeout = 20_000
const databaseName = 'gauze'
const superuser = 'postgres'

/** A PostgreSQL that belongs to this process. */
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
  /** How much must be free on the disk, in bytes; 500 MB unless told. */
  readonly neededBytes?: number
  /** Told what takes a while. */
  readonly log?: (line: string) => void
}

const assertSpace = async (folder: string, needed: number) => {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= needed) return
  throw new StartError(
    `Only ${Math.floor(free / megabyte)} MB are free for ${folder} and the database needs ${Math.ceil(needed / megabyte)} MB. Free some space, or set GAUZE_DATA_DIR to another disk.`,
  )
}

const prepareFolder = async (dataDir: string, identity: Identity | null) => {
  try {
    await mkdir(dataDir, { recursive: true })
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be made. Set GAUZE_DATA_DIR to a folder that you may write to.`,
      { cause: error },
    )
  }
  if (identity !== null) await chmod(dataDir, 0o711)
}

const readText = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return null
  }
}

/** The postmaster that serves the cluster, if there is one. Its process id could by now be someone else's. */
const findPostmaster = async (cluster: string): Promise<number | null> => {
  const pid = Number((await readText(join(cluster, 'postmaster.pid')))?.split('\n')[0])
  if (!Number.isInteger(pid) || pid <= 1 || !isRunning(pid)) return null
  const command = await readText(`/proc/${pid}/cmdline`)
  return command === null || command.includes(cluster) ? pid : null
}

const waitForEnd = async (pid: number, milliseconds: number): Promise<boolean> => {
  for (const until = Date.now() + milliseconds; Date.now() < until; await pause(20)) {
    if (!isRunning(pid)) return true
  }
  return !isRunning(pid)
}

const signal = (pid: number, name: 'SIGINT' | 'SIGQUIT') => {
  try {
    process.kill(pid, name)
  } catch {
    // Gone already: what was wanted.
  }
}

/** Fast shutdown first (open transactions roll back), immediate shutdown when that takes too long. */
const stopPostmaster = async (pid: number) => {
  signal(pid, 'SIGINT')
  if (await waitForEnd(pid, stopTimeout)) return
  signal(pid, 'SIGQUIT')
  await waitForEnd(pid, stopTimeout)
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

/** Makes the cluster under another name first: one that was interrupted is never taken for a whole one. */
const initialise = async (
  initdb: string,
  dataDir: string,
  options: { identity: Identity | null; launcher: Launcher; durable: boolean },
) => {
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
  await run(file, rest, { ...launcher.options, cwd: dataDir, env: { PATH: process.env.PATH, LC_ALL: 'C' } })
  await rename(passwordFile, join(dataDir, 'password'))
  await rename(unfinished, join(dataDir, 'postgres'))
}

const fastSettings = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

/** In a session of its own, so that Ctrl-C reaches us alone and we stop it after the last request. */
const launch = async (
  postgres: string,
  dataDir: string,
  options: { launcher: Launcher; durable: boolean; port: number },
) => {
  const { launcher } = options
  const log = await open(join(dataDir, 'postgres.log'), 'w')
  const { file, rest } = commandOf(launcher, postgres, [
    ...['-D', join(dataDir, 'postgres'), '-p', String(options.port)],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    ...['-c', 'timezone=UTC', '-c', 'jit=off', '-c', 'max_connections=200'],
    ...(options.durable ? [] : fastSettings),
  ])
  try {
    const child = spawn(file, rest, {
      ...launcher.options,
      cwd: dataDir,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    })
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

const tryConnect = async (url: string): Promise<pg.Client | null> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return client
  } catch {
    return null
  }
}

const lastLines = async (dataDir: string) =>
  (await readText(join(dataDir, 'postgres.log')))?.trim().split('\n').slice(-2).join(' ') ?? ''

const waitUntilReady = async (url: string, dataDir: string, hasEnded: () => boolean): Promise<pg.Client> => {
  for (const until = Date.now() + startTimeout; Date.now() < until; await pause(15)) {
    const client = await tryConnect(url)
    if (client !== null) return client
    if (hasEnded()) break
  }
  throw new StartError(
    `The embedded PostgreSQL did not start: ${await lastLines(dataDir)} Read ${join(dataDir, 'postgres.log')}, or set GAUZE_DATA_DIR to a new folder.`,
  )
}

/** The store's own role owns its database and is no superuser: a statement gone wrong reads no file. */
const createDatabase = async (client: pg.Client, password: string) => {
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

const urlOf = (name: string, { password, port }: { password: string; port: number }) =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${name}`

/** In the file that PostgreSQL keeps while it runs. */
const portLine = 3

/**
 * The database of a server that runs on a folder at present, for commands that work beside it.
 * @returns its URL; null when no server runs there, or not as a user whose files can be read
 */
export const findRunningDatabase = async (dataDir: string): Promise<string | null> => {
  const cluster = join(dataDir, 'postgres')
  if (!(await isFolderHeld(dataDir)) || (await findPostmaster(cluster)) === null) return null
  const port = Number((await readText(join(cluster, 'postmaster.pid')))?.split('\n')[portLine])
  const password = await readText(join(dataDir, 'password'))
  return port > 0 && password !== null ? urlOf(databaseName, { password, port }) : null
}

const start = async (options: Required<EmbeddedOptions>): Promise<EmbeddedDatabase> => {
  const { dataDir, durable, neededBytes, log } = options
  const binaries = await findBinaries()
  const identity = await findIdentity()
  await prepareFolder(dataDir, identity)
  const lock = await lockFolder(dataDir)
  try {
    await assertSpace(dataDir, neededBytes)
    const launcher = await findLauncher([dataDir, dirname(binaries.postgres)], identity)
    const cluster = join(dataDir, 'postgres')
    const orphan = await findPostmaster(cluster)
    if (orphan !== null) {
      log('Stopping the database that an earlier run left behind')
      await stopPostmaster(orphan)
    }
    if ((await readText(join(cluster, 'PG_VERSION'))) === null) {
      log('Making the database')
      await initialise(binaries.initdb, dataDir, { identity, launcher, durable })
    }
    const port = await freePort()
    const child = await launch(binaries.postgres, dataDir, { launcher, durable, port })
    const pid = child.pid ?? 0
    const stopAtExit = () => signal(pid, 'SIGINT')
    process.once('exit', stopAtExit)
    const password = (await readText(join(dataDir, 'password'))) ?? ''
    const own = urlOf(superuser, { password, port })
    await createDatabase(await waitUntilReady(own, dataDir, () => child.exitCode !== null), password)
    return {
      url: urlOf(databaseName, { password, port }),
      stop: async () => {
        process.off('exit', stopAtExit)
        await stopPostmaster(pid)
        await lock.release()
      },
    }
  } catch (error) {
    const left = await findPostmaster(join(dataDir, 'postgres'))
    if (left !== null) await stopPostmaster(left)
    await lock.release()
    throw error
  }
}

/**
 * Starts a PostgreSQL 18 of our own on a free port of the loopback interface, making its cluster on first use.
 * One process owns the folder. A database orphaned by `kill -9` is stopped first; PostgreSQL then recovers by itself.
 * @throws StartError for a folder in use, too little disk, folders closed to the database's user, a broken cluster
 * @example
 * const database = await startEmbeddedDatabase({ dataDir: '/var/lib/gauze' })
 */
export const startEmbeddedDatabase = (options: EmbeddedOptions): Promise<EmbeddedDatabase> =>
  start({ durable: true, neededBytes: 500 * megabyte, log: () => undefined, ...options })
