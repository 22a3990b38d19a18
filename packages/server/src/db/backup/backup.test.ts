import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gunzipSync, gzipSync } from 'node:zlib'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { StartError } from '../../base/start-error.js'
import { checkBooks } from '../../modules/billing/check-books.js'
import { addShopCatalogue } from '../../testing/fixtures/shop-catalogue.js'
import { addShopCompanies } from '../../testing/fixtures/shop-companies.js'
import { createTestDatabase, dropTestDatabase } from '../../testing/test-databases.js'
import { startTestServer, type TestServer } from '../../testing/test-server.js'
import { type Database, type Db, openDatabase } from '../client.js'
import { connect, dropMigrations, migrate, migrationTimes, runMigrations } from '../migrate.js'
import * as schema from '../schema/index.js'
import { makeBackup } from './make-backup.js'
import { checkBackup, restoreBackup } from './restore-backup.js'

let folder: string
const databases: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gauze-backup-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  for (const url of databases) await dropTestDatabase(inject('databaseServer'), url)
})

/** A migrated database without rows. */
async function emptyDatabase(): Promise<string> {
  const name = randomUUID().slice(0, 8)
  const url = await createTestDatabase(inject('databaseServer'), inject('databasePrefix'), { seeded: false, name })
  databases.push(url)
  return url
}

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase({ url, maxConnections: 1, onError: () => undefined })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A hash of the rows of each table, and where each sequence is. */
async function contentIn(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  const { rows: sequences } = await db.execute<{ name: string }>(
    sql`SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await db.execute<{ hash: string }>(
      sql`SELECT count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS hash
        FROM ${sql.identifier(name)} t`,
    )
    content[name] = rows[0]?.hash ?? ''
  }
  for (const { name } of sequences) {
    const { rows } = await db.execute<{ at: string }>(
      sql`SELECT last_value || ' ' || is_called AS at FROM ${sql.identifier(name)}`,
    )
    content[name] = rows[0]?.at ?? ''
  }
  return content
}

function contentOf(url: string) {
  return withDatabase(url, ({ db }) => contentIn(db))
}

/** A small store. */
async function shopDatabase(): Promise<string> {
  const url = await emptyDatabase()
  await withDatabase(url, async ({ db }) => {
    await addShopCatalogue(db)
    await addShopCompanies(db)
  })
  return url
}

let files = 0

function newFile(): string {
  files += 1
  return join(folder, `${files}.backup`)
}

async function backupOf(url: string): Promise<string> {
  const file = newFile()
  await makeBackup(url, file)
  return file
}

async function restore(url: string, path: string) {
  return restoreBackup(url, await checkBackup(path))
}

/** The sentence of work that fails. */
async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(StartError)
  return error instanceof Error ? error.message : ''
}

describe('a backup of a store with orders, payments and a history', () => {
  let server: TestServer
  let file: string
  let restored: string
  let before: Record<string, string>
  let cookie: string
  beforeAll(async () => {
    server = await startTestServer({ seeded: true })
    const login = await server.call('login', { username: 'admin@mercy.example', password: 'gauze-demo-2026' })
    cookie = String(login.headers['set-cookie']).split(';')[0] ?? ''
    before = await contentIn(server.db)
    file = await backupOf(server.databaseUrl)
    restored = await emptyDatabase()
    await restore(restored, file)
  }, 180_000)
  afterAll(() => server.close())

  it('PLUS-22 gives back every row of every table, the sequences and clean books, without the sessions', async () => {
    const { sessions, refresh_tokens, ...rest } = await contentOf(restored)
    const { sessions: _, refresh_tokens: __, ...expected } = before
    expect(rest).toEqual(expected)
    expect([sessions, refresh_tokens]).toEqual(['0 ', '0 '])
    expect((await withDatabase(restored, ({ db }) => checkBooks(db))).differences).toEqual([])
  })

  it('PLUS-22 has every table of the schema, so that none that comes later is forgotten', async () => {
    const { rows } = await checkBackup(file)
    const tables = Object.values(schema).flatMap((part) => (is(part, PgTable) ? [getTableName(part)] : []))
    expect(Object.keys(rows)).toEqual(expect.arrayContaining(tables))
    expect(rows).toMatchObject({ orders: Number(before.orders?.split(' ')[0]) })
  })

  it('PLUS-22 lets people sign in with their password, and no session that was open before goes on', async () => {
    const again = await startTestServer({ sharing: { ...server, databaseUrl: restored } })
    expect((await again.call('refreshToken', {}, { headers: { cookie } })).status).toBe(401)
    const token = await again.signIn('admin@mercy.example')
    expect((await again.call('currentUser', {}, { token })).status).toBe(200)
    await again.close()
    expect((await server.call('refreshToken', {}, { headers: { cookie } })).status).toBe(200)
  })

  it('PLUS-22 protects the history of orders and notes changes of the catalog, as before', async () => {
    await withDatabase(restored, async ({ db }) => {
      const edit = db.execute(sql`UPDATE order_events SET reason = 'x'`)
      await expect(edit).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/never changed or deleted/) },
      })
      await db.execute(sql`UPDATE items SET display_name = display_name || '!' WHERE id = (SELECT min(id) FROM items)`)
      expect((await db.execute(sql`SELECT 1 FROM search_changes`)).rows).not.toEqual([])
    })
    await migrate(restored)
  })

  it('PLUS-22 is a file that only its owner may read, has nothing beside it, and never replaces a file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await refusal(makeBackup(server.databaseUrl, file))).toBe(
      `${file} exists already, and a backup never replaces a file. Name another one.`,
    )
    expect((await readdir(folder)).filter((name) => name.includes('part'))).toEqual([])
  })

  it('PLUS-22 is made only once when two backups use one name at once: the later one is refused', async () => {
    const path = join(folder, 'twice.backup')
    const made = await Promise.allSettled([makeBackup(server.databaseUrl, path), makeBackup(server.databaseUrl, path)])
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [refused] = made.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused).toEqual(
      new StartError(`${path} exists already, and a backup never replaces a file. Name another one.`),
    )
    await checkBackup(path)
    expect((await readdir(folder)).filter((name) => name.includes('part'))).toEqual([])
  })

  it('PLUS-22 leaves an empty database when the restore is interrupted', { timeout: 120_000 }, async () => {
    const target = await emptyDatabase()
    const empty = await contentOf(target)
    const restoring = refusal(restore(target, file))
    await withDatabase(inject('databaseServer'), ({ db }) =>
      vi.waitFor(
        async () => {
          const { rows } = await db.execute(sql`
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = ${new URL(target).pathname.slice(1)} AND query LIKE 'COPY "search_documents"%'`)
          expect(rows.length).toBe(1)
        },
        { timeout: 60_000, interval: 5 },
      ),
    )
    expect(await restoring).toMatch(/^The (database refused the backup .*: |connection to the database was lost: )/)
    expect(await contentOf(target)).toEqual(empty)
    await restore(target, file)
  })
})

describe('a file that is no whole backup', () => {
  let file: string
  let target: string
  let empty: Record<string, string>
  beforeAll(async () => {
    file = await backupOf(await shopDatabase())
    target = await emptyDatabase()
    empty = await contentOf(target)
  })

  const wasCut = /^The backup \S+ was cut off: its end is missing\. Use another copy of it, or an earlier backup\.$/
  const wasChanged = /^The backup \S+ was changed or damaged after it was made\. Use another copy of it, /
  const isForeign = /^The file \S+ is not a backup of Gauze\. Name a file that 'gauze backup' made\.$/
  const isNewer = /^The backup \S+ was made by a newer release of Gauze\. Restore it with that release\.$/

  function withByte(bytes: Buffer, at: number): Buffer {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    return changed
  }

  function edited(bytes: Buffer, edit: (text: string) => string): Buffer {
    return gzipSync(edit(gunzipSync(bytes).toString()))
  }

  it.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    ['cut in the middle', (bytes) => bytes.subarray(0, bytes.length / 2), wasCut],
    ['cut by its last byte', (bytes) => bytes.subarray(0, -1), wasCut],
    ['cut before its end', (bytes) => edited(bytes, (text) => text.replace(/[^\n]*\n$/, '')), wasCut],
    ['empty', () => Buffer.alloc(0), wasCut],
    ['changed in one bit', (bytes) => withByte(bytes, Math.floor(bytes.length / 2)), wasChanged],
    ['changed in its checksum', (bytes) => withByte(bytes, bytes.length - 6), wasChanged],
    ['longer by some bytes', (bytes) => Buffer.concat([bytes, Buffer.from('more')]), wasChanged],
    ['longer by a line', (bytes) => edited(bytes, (text) => `${text}{}\n`), wasChanged],
    ['edited by hand', (bytes) => edited(bytes, (text) => text.replace('Test Hospital', 'Best Hospital')), wasChanged],
    ['a text', () => Buffer.from('SELECT 1;\n'), isForeign],
    ['another archive', () => gzipSync('SELECT 1;\n'), isForeign],
    ['of a later layout', (bytes) => edited(bytes, (text) => text.replace('"format":1', '"format":2')), isNewer],
  ])('PLUS-22 is refused before anything changes when it is %s', async (_name, change, sentence) => {
    const bad = newFile()
    await writeFile(bad, change(await readFile(file)))
    expect(await refusal(checkBackup(bad))).toMatch(sentence)
    expect(await refusal(restore(target, bad))).toMatch(sentence)
    expect(await contentOf(target)).toEqual(empty)
  })

  it('PLUS-22 is refused in one sentence when it does not exist, or is a folder', async () => {
    expect(await refusal(checkBackup(join(folder, 'none.backup')))).toMatch(/^There is no file \S+\. Name a backup /)
    expect(await refusal(checkBackup(folder))).toMatch(/^\S+ is a folder\. Name the file of a backup\.$/)
  })

  it('PLUS-22 is refused when the database of its store had rows that contradict each other', async () => {
    const source = await shopDatabase()
    await withDatabase(source, async ({ db }) => {
      await db.execute(sql`ALTER TABLE addresses DROP CONSTRAINT addresses_account_id_accounts_id_fk`)
      await db.execute(sql`UPDATE addresses SET account_id = 999 WHERE id = (SELECT min(id) FROM addresses)`)
    })
    expect(await refusal(restore(target, await backupOf(source)))).toMatch(
      /^The database refused the backup \S+: .*violates foreign key constraint.*\. Nothing has changed\.$/,
    )
    expect(await contentOf(target)).toEqual(empty)
  })
})

describe('a backup of another release', () => {
  /** A database as a release left it that had only the migrations before `time`. */
  async function databaseBefore(time: number): Promise<string> {
    const url = await emptyDatabase()
    const client = await connect(url)
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await dropMigrations(client)
    await runMigrations(client, (each) => each < time)
    await client.end()
    return url
  }

  it('PLUS-22 of an older release is brought up to date', async () => {
    const [last = 0] = migrationTimes().toSorted((one, other) => other - one)
    const [, , , , fifth = 0] = migrationTimes()
    const source = await databaseBefore(fifth)
    await withDatabase(source, async ({ db }) => {
      await db.execute(sql`INSERT INTO categories (id, name, url_component) VALUES (1, 'Gloves', 'gloves')`)
      await db.execute(sql`
        INSERT INTO accounts (id, account_no, account_name) VALUES (1, 'A-1', 'River Clinic')`)
      await db.execute(sql`
        INSERT INTO users (id, account_id, username, email, first_name, last_name, password_hash)
        VALUES (1, 1, 'bo', 'bo@river.example', 'Bo', 'Ash', 'x')`)
    })
    const file = await backupOf(source)
    expect((await checkBackup(file)).header.migration).toBeLessThan(last)
    const target = await emptyDatabase()
    await restore(target, file)
    await withDatabase(target, async ({ db }) => {
      const { rows } = await db.execute(sql`
        SELECT name, (SELECT max(created_at)::float8 FROM drizzle.__drizzle_migrations) AS migration,
          (SELECT invited_at FROM users WHERE username = 'bo') AS invited,
          (SELECT count(*)::int FROM punchout_buyers) AS later
        FROM categories`)
      expect(rows).toEqual([{ name: 'Gloves', migration: last, invited: null, later: 0 }])
    })
    expect(Object.keys(await contentOf(target))).toEqual(Object.keys(await contentOf(await emptyDatabase())))
  })

  it.each([
    [9_999_999_999_999, /^The backup \S+ was made by a newer release of Gauze\. Restore it with that release\.$/],
    [1_795_000_000_000, /^The backup \S+ was made by a release of Gauze that this one does not know\. /],
  ])('PLUS-22 that this release does not know is refused: migration %i', async (migration, sentence) => {
    const source = await emptyDatabase()
    await withDatabase(source, ({ db }) =>
      db.execute(sql`UPDATE drizzle.__drizzle_migrations SET created_at = ${migration}
        WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations) OR ${migration} < created_at`),
    )
    const target = await emptyDatabase()
    expect(await refusal(restore(target, await backupOf(source)))).toMatch(sentence)
  })
})

describe('a database that a backup cannot go into', () => {
  let file: string
  beforeAll(async () => {
    file = await backupOf(await shopDatabase())
  })

  async function refusalOf(target: string) {
    const before = await contentOf(target)
    const sentence = await refusal(restore(target, file))
    expect(await contentOf(target)).toEqual(before)
    return sentence
  }

  it('PLUS-22 is one with rows', async () => {
    expect(await refusalOf(await shopDatabase())).toMatch(
      /^The database at \S+ is not empty: its table '\w+' has rows\. Nothing has changed\. Set GAUZE_DATA_DIR to a new folder, or DATABASE_URL to an empty database\.$/,
    )
  })

  it('PLUS-22 is one on which a store runs', async () => {
    const server = await startTestServer()
    expect(await refusal(restore(server.databaseUrl, file))).toMatch(
      /^A store runs on the database at \S+\. Nothing has changed\. Stop each of its processes, then restore\.$/,
    )
    await server.close()
  })

  it('PLUS-22 is one of another program, or of another release', async () => {
    const other = await emptyDatabase()
    await withDatabase(other, ({ db }) => db.execute(sql`DROP SCHEMA drizzle CASCADE`))
    expect(await refusalOf(other)).toMatch(/^The database at \S+ belongs to another program: /)
    const older = await emptyDatabase()
    await withDatabase(older, ({ db }) =>
      db.execute(sql`DELETE FROM drizzle.__drizzle_migrations
        WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)`),
    )
    expect(await refusalOf(older)).toMatch(/^The database at \S+ was made by an older release of Gauze\. /)
  })

  it('PLUS-22 may have tables of other programs, which stay; tables of other programs in the file are named and left out', async () => {
    const source = await shopDatabase()
    await withDatabase(source, ({ db }) => db.execute(sql`CREATE TABLE own_notes AS SELECT 'from the store' AS note`))
    const target = await emptyDatabase()
    await withDatabase(target, ({ db }) => db.execute(sql`CREATE TABLE own_notes AS SELECT 'stays' AS note`))
    expect(await restore(target, await backupOf(source))).toEqual(['own_notes'])
    await withDatabase(target, async ({ db }) => {
      expect((await db.execute(sql`SELECT note FROM own_notes`)).rows).toEqual([{ note: 'stays' }])
    })
  })
})

describe('making a backup', () => {
  it('PLUS-22 says in one sentence that the folder is missing, or that there is no store', async () => {
    const source = await shopDatabase()
    expect(await refusal(makeBackup(source, join(folder, 'none', 'x.backup')))).toMatch(
      /^There is no folder \S+none\. No backup was made\. Make the folder, or name a file in another one\.$/,
    )
    const foreign = await emptyDatabase()
    await withDatabase(foreign, ({ db }) => db.execute(sql`DROP SCHEMA drizzle CASCADE`))
    expect(await refusal(makeBackup(foreign, newFile()))).toMatch(/^The database at \S+ holds no store\. /)
  })
})

describe('a backup of a large store', () => {
  const rows = 80_000
  let source: string
  let file: string
  beforeAll(async () => {
    source = await shopDatabase()
    await withDatabase(source, ({ db }) =>
      db.execute(sql`
        INSERT INTO mail_outbox (kind, recipient, subject, text)
        SELECT 'test', 'a@b.example', 'Subject ' || n, (SELECT string_agg(md5(n::text || m), '') FROM generate_series(1, 15) m)
        FROM generate_series(1, ${rows}::int) n`),
    )
  })

  /** Waits until the backup copies the large table, and does something to its connection then. */
  function whileCopying(db: Db, action: string) {
    return vi.waitFor(
      async () => {
        const { rows: copying } = await db.execute(sql`
          SELECT ${sql.raw(action)} FROM pg_stat_activity
          WHERE datname = current_database() AND state = 'active' AND query LIKE 'COPY "mail_outbox"%'`)
        expect(copying.length).toBe(1)
      },
      { timeout: 60_000, interval: 5 },
    )
  }

  setFlagsFromString('--expose-gc')
  const collectGarbage: unknown = runInNewContext('gc')

  /** The memory in use after a collection, without garbage. */
  function usedMegabytes() {
    if (typeof collectGarbage === 'function') collectGarbage()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return (heapUsed + arrayBuffers) / 1024 / 1024
  }

  /** By how many megabytes the need grows at most during some work, measured twice a second. */
  async function growthDuring(work: () => Promise<unknown>) {
    const start = usedMegabytes()
    const growths: number[] = []
    const watch = setInterval(() => growths.push(usedMegabytes() - start), 500)
    await work().finally(() => clearInterval(watch))
    expect(growths.length).toBeGreaterThan(0)
    return Math.max(...growths)
  }

  it('PLUS-22 needs little memory, and so does its restore', { timeout: 120_000 }, async () => {
    file = newFile()
    const target = await emptyDatabase()
    // The content of the table is more than 40 MB, and other tests have run in this process.
    expect(await growthDuring(() => makeBackup(source, file))).toBeLessThan(35)
    expect(await growthDuring(() => restore(target, file))).toBeLessThan(35)
    expect((await checkBackup(file)).rows.mail_outbox).toBe(rows)
    expect(gunzipSync(await readFile(file)).length).toBeGreaterThan(40_000_000)
  })

  it('PLUS-22 shows one moment: a change that is made meanwhile is in it in no table', {
    timeout: 120_000,
  }, async () => {
    const own = newFile()
    await withDatabase(source, async ({ db }) => {
      const making = makeBackup(source, own)
      await whileCopying(db, '1')
      // The accounts are copied already, the users not yet.
      await db.execute(sql`
        WITH company AS (UPDATE accounts SET phone = 'moved meanwhile') UPDATE users SET phone = 'moved meanwhile'`)
      await making
    })
    const content = gunzipSync(await readFile(own))
    expect([content.includes('Test Hospital'), content.includes('moved meanwhile')]).toEqual([true, false])
  })

  it('PLUS-22 leaves no file when the database goes away', async () => {
    const own = join(folder, 'own')
    await mkdir(own)
    const making = refusal(makeBackup(source, join(own, 'x.backup')))
    await withDatabase(source, ({ db }) => whileCopying(db, 'pg_terminate_backend(pid)'))
    expect(await making).toMatch(/^The database stopped the backup: .*\. No backup was made\. Try again\.$/)
    expect(await readdir(own)).toEqual([])
  })
})
