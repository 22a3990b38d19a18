import { spawn } from 'node:child_process'
import { open, readdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { bareEnvironment } from '../base/bare-environment.js'
import { StartError } from '../base/start-error.js'
import { isRunning } from './folder-lock.js'
import { commandOf, type Launcher } from './postgres-launcher.js'

const startTimeout = 60_000
const stopTimeout = 20_000
const orphanTimeout = 3_000

/** The text of a file; null when it cannot be read. */
export async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return null
  }
}

function pidFile(cluster: string) {
  return join(cluster, 'postmaster.pid')
}

async function readPid(cluster: string): Promise<number | null> {
  const pid = Number((await readText(pidFile(cluster)))?.split('\n')[0])
  return Number.isInteger(pid) && pid > 1 && isRunning(pid) ? pid : null
}

/** The postmaster that serves the cluster, if any. Its process id could by now belong to another program. */
export async function findPostmaster(cluster: string): Promise<number | null> {
  const pid = await readPid(cluster)
  if (pid === null) return null
  const command = await readText(`/proc/${pid}/cmdline`)
  return command === null || command.includes(cluster) ? pid : null
}

async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  for (const until = Date.now() + milliseconds; Date.now() < until; await pause(20)) {
    if (!isRunning(pid)) return true
  }
  return !isRunning(pid)
}

/** Sends a signal to a process that may already be gone. */
export function signal(pid: number, name: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): void {
  try {
    process.kill(pid, name)
  } catch {
    // Already gone, as it should be.
  }
}

/** Fast shutdown first (open transactions roll back), then immediate shutdown if that takes too long. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT')
  if (await waitForEnd(pid, stopTimeout)) return
  signal(pid, 'SIGQUIT')
  await waitForEnd(pid, stopTimeout)
}

/**
 * Whether a process is one of PostgreSQL's own for this cluster: they work in its folder, under a title of that form.
 */
async function isBackend(pid: string, cluster: string): Promise<boolean> {
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
  return folder === cluster && ((await readText(`/proc/${pid}/cmdline`)) ?? '').startsWith('postgres:')
}

async function findBackends(cluster: string): Promise<number[]> {
  const folder = await realpath(cluster)
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(pids.map(async (pid) => ((await isBackend(pid, folder)) ? [Number(pid)] : [])))
  return found.flat()
}

/**
 * Makes way for a new postmaster after the last one died. Its backends end when they next check for it, but not during
 * a statement, and PostgreSQL does not start alongside them; so they are ended, where the system lists processes. After
 * that, the old process id file is a problem only if that id now belongs to another program.
 */
export async function clearAfterDeath(cluster: string): Promise<void> {
  if ((await findPostmaster(cluster)) !== null) return
  const backends = await findBackends(cluster)
  for (const pid of backends) signal(pid, 'SIGQUIT')
  const ended = await Promise.all(backends.map((pid) => waitForEnd(pid, orphanTimeout)))
  for (const [index, pid] of backends.entries()) if (!ended[index]) signal(pid, 'SIGKILL')
  const isPidReused = (await readPid(cluster)) !== null
  if (isPidReused) await rm(pidFile(cluster), { force: true })
}

/** A postmaster that this process started. */
export interface Postmaster {
  readonly pid: number
  /** Resolves when it has ended, with how: a signal or an exit code. */
  readonly ended: Promise<string>
  hasEnded(): boolean
}

/** The options with which a cluster is started. */
export interface LaunchOptions {
  readonly launcher: Launcher
  readonly durable: boolean
  readonly port: number
}

const fastSettings = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

/**
 * Starts the postmaster, in its own session, so that Ctrl-C reaches only us and we stop it after the last request, or
 * at the latest when this process ends.
 * @param logMode whether the log begins anew
 */
export async function launch(
  postgres: string,
  dataDir: string,
  { launcher, durable, port }: LaunchOptions,
  logMode: 'new' | 'continued',
): Promise<Postmaster> {
  // Appended to, so that another program may empty the log while the database runs.
  const log = await open(join(dataDir, 'postgres.log'), 'a')
  if (logMode === 'new') await log.truncate()
  const { file, rest } = commandOf(launcher, postgres, [
    ...['-D', join(dataDir, 'postgres'), '-p', String(port)],
    ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    ...['-c', 'timezone=UTC', '-c', 'jit=off', '-c', 'max_connections=200'],
    ...(durable ? [] : fastSettings),
  ])
  try {
    const child = spawn(file, rest, {
      ...launcher.options,
      cwd: dataDir,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: bareEnvironment({ LC_ALL: 'C' }),
    })
    child.unref()
    const { pid } = child
    const stopAtExit = () => pid !== undefined && signal(pid, 'SIGINT')
    process.once('exit', stopAtExit)
    let isEnded = false
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message))
      child.once('exit', (code, name) => resolve(name === null ? `code ${code}` : `signal ${name}`))
    }).finally(() => {
      isEnded = true
      process.off('exit', stopAtExit)
    })
    if (pid === undefined) throw new StartError(`PostgreSQL could not be started: ${await ended}.`)
    return { pid, ended, hasEnded: () => isEnded }
  } finally {
    await log.close()
  }
}

async function tryConnect(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  // Its queries fail with the same error.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch {
    return null
  }
}

/** The cause in the log: the last fatal lines, or else the last lines. */
async function causeIn(dataDir: string): Promise<string> {
  const lines = (await readText(join(dataDir, 'postgres.log')))?.trim().split('\n') ?? []
  const fatal = lines.filter((line) => /(?:FATAL|PANIC): /.test(line))
  return (fatal.length > 0 ? fatal : lines).slice(-2).join(' ')
}

/**
 * Waits until a postmaster accepts connections.
 * @throws StartError with the end of its log when it ends, is not ready in time or is no longer needed
 */
export async function waitUntilReady(
  postmaster: Postmaster,
  { url, dataDir, signal }: { url: string; dataDir: string; signal?: AbortSignal },
): Promise<pg.Client> {
  for (const until = Date.now() + startTimeout; Date.now() < until; await pause(15)) {
    const client = await tryConnect(url)
    if (client !== null) return client
    if (postmaster.hasEnded() || signal?.aborted) break
  }
  const cause = await causeIn(dataDir)
  if (cause.includes('No space left on device')) {
    throw new StartError(`The database cannot start, because the disk of ${dataDir} is full. Free some space on it.`)
  }
  throw new StartError(
    `The embedded PostgreSQL did not start: ${cause} Read ${join(dataDir, 'postgres.log')}, or set GAUZE_DATA_DIR to a new folder.`,
  )
}
