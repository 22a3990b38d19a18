import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../db/client.js'
import { startTestShop, type TestShop } from '../testing/fixtures/shop.js'
import { shopItems } from '../testing/fixtures/shop-catalogue.js'
import { type ShownCatalog, watchCatalog } from './catalog-watch.js'

let shop: TestShop
let database: Database

beforeAll(async () => {
  shop = await startTestShop()
  database = openDatabase({ url: shop.databaseUrl, maxConnections: 5 })
})
afterAll(async () => {
  await database.close()
  await shop.close()
})

const { gauze, swab, gloveMatrix, gloveSmall, inactive } = shopItems

function page(...items: number[]): ShownCatalog {
  return { items, isListing: false }
}

const change = {
  price: sql`UPDATE item_prices SET price = price + 1 WHERE item_id = ${gauze}`,
  stock: sql`UPDATE items SET quantity_available = quantity_available + 1 WHERE id = ${gauze}`,
  same: sql`UPDATE items SET quantity_available = quantity_available WHERE id = ${gauze}`,
  variant: sql`UPDATE items SET item_name = item_name || 'x' WHERE id = ${gloveSmall}`,
  unit: sql`UPDATE item_units SET label = label || ' new' WHERE item_id = ${gauze}`,
  picture: sql`INSERT INTO item_images (item_id, position, url, large_url) VALUES (${gauze}, 9, '/a.svg', '/a.svg')`,
  file: sql`INSERT INTO item_files (item_id, position, name, url) VALUES (${gauze}, 9, 'Data sheet', '/a.pdf')`,
  relation: sql`INSERT INTO item_relations (item_id, kind, related_item_id) VALUES (${gauze}, 'related', ${gloveSmall})`,
  activation: sql`UPDATE items SET inactive = false WHERE id = ${inactive}`,
  category: sql`UPDATE categories SET name = name || ' new'`,
  level: sql`UPDATE rx_levels SET sellable = sellable`,
  index: sql`DELETE FROM search_documents WHERE product_id = ${swab}`,
}

/** Watches two servers on one database while one of them changes the catalog. */
async function watchDuring(statement: (typeof change)[keyof typeof change]) {
  await using undo = new AsyncDisposableStack()
  const servers = [database, openDatabase({ url: shop.databaseUrl, maxConnections: 1 })]
  undo.defer(async () => void (await servers[1]?.close()))
  const watches = await Promise.all(servers.map((server) => watchCatalog(server, { onError: () => undefined })))
  undo.defer(async () => void (await Promise.all(watches.map((watch) => watch.stop()))))
  const since = performance.now()
  await database.db.execute(statement)
  // Notices arrive in the order of their transactions.
  await database.db.execute(sql`SELECT pg_notify('catalog_changes', '77')`)
  await expect.poll(() => watches.every((watch) => watch.hasChanged(page(77), since))).toBe(true)
  return (shown: ShownCatalog) => watches.map((watch) => watch.hasChanged(shown, since))
}

const [yes, no] = [
  [true, true],
  [false, false],
]

describe('a change of the catalog', () => {
  it.each(['stock', 'unit', 'picture', 'file', 'relation'] as const)('reaches every server: %s', async (name) => {
    const hasChanged = await watchDuring(change[name])
    expect(hasChanged(page(swab, gauze))).toEqual(yes)
    expect(hasChanged(page(swab, gloveMatrix))).toEqual(no)
    expect(hasChanged({ items: [], isListing: true })).toEqual(yes)
  })

  it.each(['category', 'level'] as const)('of what every product may show counts for all: %s', async (name) => {
    expect((await watchDuring(change[name]))(page(swab))).toEqual(yes)
  })

  it('of a variant counts for its product', async () => {
    expect((await watchDuring(change.variant))(page(gloveMatrix))).toEqual(yes)
  })

  it('that makes an item active counts for the products that it goes with', async () => {
    expect((await watchDuring(change.activation))(page(gauze))).toEqual(yes)
  })

  it('of the search index counts for listings alone', async () => {
    const hasChanged = await watchDuring(change.index)
    expect(hasChanged({ items: [], isListing: true })).toEqual(yes)
    expect(hasChanged(page(swab))).toEqual(no)
  })

  it.each(['price', 'same'] as const)('that no visitor sees is none: %s', async (name) => {
    expect((await watchDuring(change[name]))(page(gauze))).toEqual(no)
  })
})

it('hears nothing while its connection is lost, and then takes everything for changed', async () => {
  const own = openDatabase({ url: shop.databaseUrl, maxConnections: 1 })
  const errors: unknown[] = []
  const watch = await watchCatalog(own, { onError: (error) => errors.push(error) })
  expect(watch.isHearing()).toBe(true)
  const since = performance.now()
  expect(watch.hasChanged(page(gauze), since)).toBe(false)
  await database.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN catalog_changes' OR query = 'SELECT 1'`,
  )
  await expect.poll(() => watch.isHearing()).toBe(false)
  expect(errors).not.toEqual([])
  await expect.poll(() => watch.isHearing(), { timeout: 10_000 }).toBe(true)
  expect(watch.hasChanged(page(gauze), since)).toBe(true)
  await watch.stop()
  await own.close()
})
