import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StartError } from '../base/start-error.js'
import { spokenLog } from '../reporting/logger.js'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.js'
import { isRunning } from './folder-lock.js'
import { migrate } from './migrate.js'
import { commandOf, findIdentity, findLauncher } from './postgres-launcher.js'

let folder: string
let dataDir: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gauze-embedded-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'data')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function postmasterOf(cluster: string) {
  return Number((await readFile(join(cluster, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  // The query fails with the same error.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

async function using(database: EmbeddedDatabase, work: () => Promise<void>) {
  try {
    await work()
  } finally {
    await database.stop()
  }
}

describe('embedded database', () => {
  it('starts, keeps written rows, stops without leaving a process, and starts again', async () => {
    const first = await startEmbeddedDatabase({ dataDir })
    const postmaster = await postmasterOf(dataDir)
    await using(first, async () => {
      await query(first.url, 'CREATE TABLE kept (n int)')
      await query(first.url, 'INSERT INTO kept VALUES (42)')
    })
    expect(isRunning(postmaster)).toBe(false)
    const second = await startEmbeddedDatabase({ dataDir })
    await using(second, async () => expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]))
  })

  it('has one owner: a second start names the owner and the remedy', async () => {
    const owner = await startEmbeddedDatabase({ dataDir })
    await using(owner, async () => {
      const second = startEmbeddedDatabase({ dataDir })
      await expect(second).rejects.toThrow(StartError)
      await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
        `The data folder ${dataDir} is in use by process ${process.pid}. Stop that one, or set GAUZE_DATA_DIR to another folder.`,
      )
      expect(await query(owner.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    })
  })

  it('takes over a lock whose process is gone, and a lock whose process id now belongs to another process', async () => {
    for (const stale of ['999999999 1\n', `${process.pid} 1\n`, 'nonsense']) {
      await writeFile(join(dataDir, 'gauze.lock'), stale)
      await (await startEmbeddedDatabase({ dataDir })).stop()
    }
  })

  it('recovers from kill -9: the orphaned database is stopped, the committed rows are there', async () => {
    const fixture = fileURLToPath(new URL('../testing/killed-owner.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@gauze/source', fixture, dataDir], {
      cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    const orphan = await postmasterOf(dataDir)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(isRunning(orphan)).toBe(true)
    const next = await startEmbeddedDatabase({ dataDir })
    await using(next, async () => {
      expect(isRunning(orphan)).toBe(false)
      expect(await query(next.url, 'SELECT n FROM committed')).toEqual([{ n: 7 }])
    })
  })

  it('starts where a killed one left its process id, which another program now has', async () => {
    const other = spawn('sleep', ['600'], { stdio: 'ignore' })
    await once(other, 'spawn')
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), `${other.pid}\n${join(dataDir, 'postgres')}\n`)
    const database = await startEmbeddedDatabase({ dataDir })
    await using(database, async () => expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]))
    expect(isRunning(other.pid ?? 0)).toBe(true)
    other.kill()
  })

  it('is restarted at the same address when it dies, even during a long statement', async () => {
    const lines: string[] = []
    const database = await startEmbeddedDatabase({ dataDir, events: spokenLog((line) => lines.push(line)) })
    await using(database, async () => {
      const busy = query(database.url, 'SELECT pg_sleep(600)').catch((error: unknown) => error)
      const killed = await postmasterOf(dataDir)
      process.kill(killed, 'SIGKILL')
      await expect.poll(() => lines, { timeout: 20_000 }).toContain('the database runs again')
      expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
      expect(await busy).toBeInstanceOf(Error)
    })
    expect(lines[0]).toBe('the database stopped unexpectedly and is started again: signal SIGKILL')
  })

  it('leaves a folder alone that somebody else has taken when the database dies', async () => {
    const lines: string[] = []
    const database = await startEmbeddedDatabase({ dataDir, events: spokenLog((line) => lines.push(line)) })
    await writeFile(join(dataDir, 'gauze.lock'), '999999999 1\n')
    process.kill(await postmasterOf(dataDir), 'SIGKILL')
    await expect.poll(() => lines.join(), { timeout: 20_000 }).toContain('is not held by this process any more')
    await database.stop()
    await expect(query(database.url, 'SELECT 1')).rejects.toThrow()
  })

  it('starts over when making the cluster was interrupted', async () => {
    const interrupted = join(folder, 'interrupted')
    await mkdir(join(interrupted, 'postgres.new'), { recursive: true })
    await writeFile(join(interrupted, 'postgres.new/PG_VERSION'), '18')
    const database = await startEmbeddedDatabase({ dataDir: interrupted, durable: false })
    await using(database, async () => expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]))
  })

  it('works below a folder that only its owner may enter, for any owner', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const database = await startEmbeddedDatabase({ dataDir: join(closed, 'data'), durable: false })
    await using(database, async () => expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]))
    expect((await stat(closed)).mode & 0o777).toBe(0o700)
  })

  it('finds its programs below such a folder, by the same check that PostgreSQL uses', async () => {
    const closed = join(folder, 'closed-programs')
    await mkdir(closed, { mode: 0o700 })
    const launcher = await findLauncher([closed], await findIdentity())
    const { file, rest } = commandOf(launcher, 'test', ['-r', closed])
    await expect(promisify(execFile)(file, rest, launcher.options)).resolves.toBeDefined()
  })

  it('gives the store a role that is no superuser', async () => {
    const database = await startEmbeddedDatabase({ dataDir })
    await using(database, async () => {
      await expect(query(database.url, "SELECT pg_read_file('/etc/passwd')")).rejects.toThrow(/permission denied/)
    })
  })

  it('gives the remedy when the disk is too full to make a cluster, and frees the folder', async () => {
    const crowded = { dataDir: join(folder, 'crowded'), durable: false }
    await expect(startEmbeddedDatabase({ ...crowded, neededBytes: 2 ** 52 })).rejects.toThrow(
      /^Only \d+ MB are free for .* and the database needs 4294967296 MB\. Free some space, or set GAUZE_DATA_DIR/,
    )
    await (await startEmbeddedDatabase(crowded)).stop()
  })

  it('starts again on a disk that is too full to make a cluster', async () => {
    const database = await startEmbeddedDatabase({ dataDir, neededBytes: 2 ** 52 })
    await using(database, async () => expect(await query(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]))
  })

  it('gives the remedy when the folder cannot be made', async () => {
    await writeFile(join(folder, 'file'), '')
    // Nothing can be created in /proc, and a recursive mkdir of Node never ends there.
    for (const impossible of [join(folder, 'file'), join(folder, 'file/data'), '/proc/gauze', '/proc/gauze/data']) {
      await expect(startEmbeddedDatabase({ dataDir: impossible })).rejects.toThrow(
        /cannot be made\. Set GAUZE_DATA_DIR/,
      )
    }
  })
})

describe('hosted database', () => {
  it('gives the remedy when it does not answer, and does not show the password', async () => {
    const error = await migrate('postgres://me:hunter2@127.0.0.1:1/gauze').catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(StartError)
    expect(String(error)).toMatch(/127\.0\.0\.1:1\/gauze cannot be reached .*Start it or correct DATABASE_URL/)
    expect(String(error)).not.toContain('hunter2')
  })
})
