import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operate } from '../../testing/operate.js'
import { startTestServer, type TestServer } from '../../testing/test-server.js'

let server: TestServer
let folder: string

beforeAll(async () => {
  server = await startTestServer({ seeded: true })
  folder = await mkdtemp(join(tmpdir(), 'gauze-sheets-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a command. @returns its output, and its exit code if it failed */
async function run(words: readonly string[], { databaseUrl }: Pick<TestServer, 'databaseUrl'> = server) {
  const output = await operate(words, { DATABASE_URL: databaseUrl })
  return output.replace(/^Bringing the database up to date\n/, '').trimEnd()
}

/** The tables that each kind writes; a test compares all of their rows. */
const tables = {
  items: ['items', 'item_units', 'item_prices', 'item_images', 'categories', 'rx_levels', 'search_changes'],
  stock: ['items', 'search_changes', 'notifications'],
  companies: ['accounts'],
  prices: ['item_prices', 'account_item_prices'],
  users: ['users', 'mail_outbox', 'password_resets'],
} as const

async function contentOf(kind: keyof typeof tables) {
  const counted = tables[kind].map(async (table) => {
    const { rows } = await server.db.execute<{ sum: string }>(
      sql.raw(`SELECT md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS sum FROM ${table} t`),
    )
    return [table, rows[0]?.sum] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

const kinds = ['items', 'stock', 'companies', 'prices', 'users'] as const

describe.each(kinds)('the file of all %s of the demonstration', (kind) => {
  it('PLUS-16 changes nothing when it is imported again', async () => {
    const path = join(folder, `${kind}.csv`)
    const before = await contentOf(kind)
    const exported = await run(['export', kind, path])
    const count = /has ([\d,]+) /.exec(exported)?.[1]
    expect(exported).toBe(`${path} has ${count} rows of ${kind}.`)
    expect(await run(['import', kind, path])).toBe(`${path} is imported: 0 added, 0 changed, ${count} unchanged.`)
    expect(await contentOf(kind)).toEqual(before)
    expect((await readFile(path, 'utf8')).startsWith('\uFEFF')).toBe(true)
    expect((await stat(path)).mode & 0o777, 'only its owner may read it').toBe(0o600)
    expect(await run(['export', kind, path])).toBe(
      `${path} exists already. Give another name, or delete the file first.\nexit code 1`,
    )
  })
})

it('PLUS-16 the files of one store fill an empty store, which then exports the same files', async () => {
  const empty = await startTestServer()
  try {
    for (const kind of kinds) {
      const path = join(folder, `from-${kind}.csv`)
      const copy = join(folder, `to-${kind}.csv`)
      await run(['export', kind, path])
      expect(await run(['import', kind, path], empty)).toMatch(
        / is imported: [\d,]+ added, [\d,]+ changed, [\d,]+ unchanged\.$/,
      )
      await run(['export', kind, copy], empty)
      expect(await readFile(copy, 'utf8')).toBe(await readFile(path, 'utf8'))
    }
  } finally {
    await empty.close()
  }
}, 120_000)
