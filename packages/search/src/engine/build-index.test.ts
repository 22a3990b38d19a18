import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../server/src/testing/test-server.js'
import { buildIndex, createSearchEngine } from './index.js'

/** More rows than an index takes one by one. */
const products = 6000

let server: TestServer

async function structures() {
  const { rows } = await server.db.execute<{ definition: string }>(sql`
    SELECT indexdef AS definition FROM pg_indexes WHERE tablename IN ('search_documents', 'search_codes')
    UNION ALL SELECT conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE conrelid IN ('search_documents'::regclass, 'search_codes'::regclass) ORDER BY 1`)
  return rows.map(({ definition }) => definition)
}

/** Counts the table pages that hold these most popular products. */
async function pagesOf(count: number) {
  const { rows } = await server.db.execute<{ pages: number }>(sql`
    SELECT count(DISTINCT (d.ctid::text::point)[0])::int AS pages
    FROM (SELECT ctid FROM search_documents ORDER BY rank DESC LIMIT ${count}) d`)
  return rows[0]?.pages ?? 0
}

beforeAll(async () => {
  server = await startTestServer()
  await server.db.execute(sql`INSERT INTO categories (id, name, url_component) VALUES (1, 'Dressings', 'dressings')`)
  await server.db.execute(sql`
    INSERT INTO items (id, category_id, item_name, display_name, site_display_name, manufacturer, mpn, url_component,
      popularity, quantity_available)
    SELECT n, 1, 'GZ' || n, 'Sterile pad ' || n, 'Sterile pad ' || n, 'Corvale', 'CV-' || n, 'pad-' || n,
      n * 7919 % ${products}, 5
    FROM generate_series(1, ${products}) AS n`)
})

afterAll(() => server.close())

describe('filling an empty index with a large catalogue', () => {
  it('SRCH-06 leaves every index as it was, and another run changes no answer', async () => {
    const search = async (query: string) =>
      (await createSearchEngine(server.db).search({ query, limit: 20, exhaustive: false })).ids
    const queries = ['ste', 'steril pads', 'corvale pa', 'CV-17', 'sterlie']
    const before = await structures()
    expect(await buildIndex(server.db)).toMatchObject({ documents: products })
    expect(await structures()).toEqual(before)
    const found = await Promise.all(queries.map(search))
    for (const ids of found) expect(ids.length).toBeGreaterThan(5)
    await buildIndex(server.db)
    expect(await Promise.all(queries.map(search))).toEqual(found)
  })

  it('SRCH-06 puts the most popular products side by side, so that few pages have to stay in memory', async () => {
    expect(await pagesOf(products / 10)).toBeLessThan((await pagesOf(products)) / 8)
  })
})
