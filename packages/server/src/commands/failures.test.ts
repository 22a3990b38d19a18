import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { explained, explainedFor } from '../db/failure-words.js'
import { startTestShop, type TestShop } from '../testing/fixtures/shop.js'
import { operate } from '../testing/operate.js'

let shop: TestShop
let folder: string
let file: string

beforeAll(async () => {
  shop = await startTestShop()
  folder = await mkdtemp(join(tmpdir(), 'gauze-failures-'))
  file = join(folder, 'items.csv')
  const rows = Array.from({ length: 500 }, (_, at) => `A-${at},A rare name,Gloves,Acme,EA = Each,1.00`)
  await writeFile(file, `number,name,category,manufacturer,units,list price\n${rows.join('\n')}\n`)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await shop.close()
})
afterEach(() => shop.db.execute(sql`DROP TRIGGER IF EXISTS fail ON items`))

/** Has the database fail each new item as if by itself, with an error that quotes rows. */
async function failWith(state: string) {
  await shop.db.execute(
    sql.raw(`
    CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file for A rare name' USING ERRCODE = '${state}', DETAIL = 'A rare name'; END $$`),
  )
  await shop.db.execute(sql`CREATE TRIGGER fail BEFORE INSERT ON items FOR EACH ROW EXECUTE FUNCTION fail()`)
}

function run(words: readonly string[], environment: Record<string, string> = {}) {
  return operate(words, { DATABASE_URL: shop.databaseUrl, ...environment })
}

const started = 'Bringing the database up to date\n'

describe('a command whose database fails', () => {
  it.each([
    ['53100', 'The disk of the database is full. Free some space on it, then run the command again.'],
    ['25006', 'The database takes no changes: it is read-only or a standby. Name the main server in DATABASE_URL.'],
    ['42501', 'The user of the database lacks a right. Make the user of DATABASE_URL the owner of the database.'],
    [
      '55P03',
      'Another program holds a lock that the command needs. Try again later; GAUZE_DB_LOCK_TIMEOUT says how long it waits.',
    ],
    [
      '57014',
      'The database stopped a statement, because it took longer than its limit or an administrator stopped it. Try again while there is less work.',
    ],
    ['P0001', 'The database refused a statement of Gauze (P0001). Its own log has the details; report them to us.'],
  ])('OPS-04 says in one line why an import failed with %s, without SQL or rows', async (state, words) => {
    await failWith(state)
    expect(await run(['import', 'items', file])).toBe(`${started}${words}\nexit code 1\n`)
  })

  it.each([
    ['migrate', ['migrate']],
    ['export', ['export', 'items', 'FILE']],
    ['import', ['import', 'items', 'FILE']],
    ['books check', ['books', 'check']],
  ])('OPS-04 says in one line that the database of %s cannot be reached', async (_name, words) => {
    const given = words.map((word) => (word === 'FILE' ? join(folder, `of-${words[0]}.csv`) : word))
    const said = await run(given, { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' })
    expect(said).toMatch(
      /^Bringing the database up to date\nThe database at 127\.0\.0\.1:1\/none cannot be reached \(.*\)\. Start it or .*\nexit code 1\n$/,
    )
    expect(said).not.toContain('secret')
  })
})

describe('a failure of a disk', () => {
  const failed = (code: string) =>
    Object.assign(new Error(`${code}: x, open '/srv/gauze/gauze.lock'`), {
      code,
      syscall: 'open',
      path: '/srv/gauze/gauze.lock',
    })

  it.each([
    ['EROFS', /^\/srv\/gauze\/gauze\.lock cannot be written or read: its disk is read-only\. Make the disk writable/],
    ['ENOSPC', /its disk is full\. Free some space/],
    ['EACCES', /this user lacks the right\. Run Gauze as the owner of the folder/],
  ])('OPS-04 has words for %s', (code, words) => {
    expect(explained(failed(code))).toMatchObject({ name: 'StartError', message: expect.stringMatching(words) })
  })

  it('OPS-04 names the full disk of the embedded database, whose end a command sees as a lost connection', async () => {
    const lost = new Error('Connection terminated unexpectedly')
    expect(await explainedFor('/proc', lost)).toMatchObject({
      message: expect.stringMatching(/^The disk of \/proc is full/),
    })
    expect(await explainedFor(folder, lost)).toMatchObject({ message: expect.stringMatching(/^The database does not/) })
  })

  it('leaves a mistake of the program as it is', () => {
    const mistake = new TypeError('x is not a function')
    expect(explained(mistake)).toBe(mistake)
  })
})
