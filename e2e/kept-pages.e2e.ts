import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../packages/server/src/db/client.js'
import { findRunningDatabase } from '../packages/server/src/db/embedded.js'
import { runGauze } from './support/run-gauze.js'
import { startStore } from './support/store-process.js'

const folder = mkdtempSync(join(tmpdir(), 'gauze-kept-'))
const dataDir = join(folder, 'data')
const contentFile = join(folder, 'space.json')
const undo = new AsyncDisposableStack()
undo.defer(() => rmSync(folder, { recursive: true, force: true }))

/** Two processes on one database. */
const stores: string[] = []
let change: (text: string) => Promise<void>
let product: { id: number; itemName: string; urlComponent: string }

/** A notice takes milliseconds, and a busy machine longer; a page without one would stay for an hour. */
const moment = { timeout: 10_000, interval: 20 }

beforeAll(async () => {
  writeFileSync(contentFile, readFileSync(join(import.meta.dirname, '../packages/demo/content/space.json')))
  const env = { GAUZE_CONTENT_FILE: contentFile }
  const first = await startStore({ dataDir, env })
  undo.defer(async () => void (await first.stop()))
  const url = await findRunningDatabase(dataDir)
  if (url === null) throw new Error('The store has no database.')
  const second = await startStore({ dataDir: join(folder, 'other'), env: { ...env, DATABASE_URL: url } })
  undo.defer(async () => void (await second.stop()))
  stores.push(first.url, second.url)
  const database = openDatabase({ url, maxConnections: 1 })
  undo.defer(() => database.close())
  change = async (text) => void (await database.pool.query(text))
  const top = await fetch(`${first.url}/api/shopping/item/topItems?limit=24`)
  product = (await top.json()).find(({ children }: { children: readonly unknown[] }) => children.length === 0)
})
afterAll(() => undo.disposeAsync())

/** The product's page of both stores in both languages. */
async function look(path = `/product/${product.urlComponent}`): Promise<string[]> {
  const visits = stores.flatMap((store) =>
    ['en', 'es'].map(async (language) => {
      const page = await fetch(store + path, { headers: { cookie: `gauze-language=${language}` } })
      return page.text()
    }),
  )
  return Promise.all(visits)
}

async function hits(store: string): Promise<number> {
  const metrics = await (await fetch(`${store}/metrics`)).text()
  return Number(/gauze_cache_answers_total\{cache="pages",result="hit"\} (\d+)/.exec(metrics)?.[1] ?? 0)
}

/** Both stores have the page in both languages, and answer with the kept one. */
async function expectKept() {
  await look()
  const before = await Promise.all(stores.map(hits))
  await look()
  const after = await Promise.all(stores.map(hits))
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([2, 2])
}

async function expectShown(...texts: readonly RegExp[]) {
  await expect
    .poll(async () => (await look()).map((page) => texts.some((text) => text.test(page))), moment)
    .toEqual([true, true, true, true])
}

describe('a kept page of a product', () => {
  it('shows a change of stock on the next look', async () => {
    await expectKept()
    await change(`UPDATE items SET quantity_available = 0 WHERE id = ${product.id}`)
    await expectShown(/schema\.org\/OutOfStock/, /schema\.org\/BackOrder/)
    await expectKept()
    const file = join(folder, 'stock.csv')
    writeFileSync(file, `item,quantity\n${product.itemName},4321\n`)
    await runGauze(dataDir, 'import', 'stock', file)
    await expectShown(/schema\.org\/InStock/)
  })

  it('shows another name, and another name of a product that goes with it', async () => {
    await expectKept()
    await change(`UPDATE items SET site_display_name = 'Renamed gauze' WHERE id = ${product.id}`)
    await expectShown(/Renamed gauze/)
    await expectKept()
    const related = `(SELECT related_item_id FROM item_relations WHERE item_id = ${product.id})`
    await change(`UPDATE items SET site_display_name = 'Renamed tape', display_name = 'Renamed tape'
      WHERE id IN ${related} OR parent_id IN ${related}`)
    await expectShown(/Renamed tape/)
  })

  it('shows no visitor a price, whatever it changes to', async () => {
    await change(`UPDATE item_prices SET price = 77.7777 WHERE item_id = ${product.id}`)
    for (const page of await look()) expect(page).not.toContain('77.77')
  })

  it('leaves a listing with its product', async () => {
    for (const page of await look('/products/1')) expect(page).toContain('Renamed gauze')
    await change(`UPDATE items SET inactive = true WHERE id = ${product.id}`)
    await expect
      .poll(async () => (await look('/products/1')).filter((page) => page.includes('Renamed gauze')), { timeout: 6000 })
      .toEqual([])
    await change(`UPDATE items SET inactive = false WHERE id = ${product.id}`)
  })

  it('shows changed content around it', async () => {
    const content = readFileSync(contentFile, 'utf8')
    writeFileSync(contentFile, content.replaceAll('800-555-0134', '800-555-0199'))
    await expect
      .poll(async () => (await look()).every((page) => page.includes('800-555-0199')), { timeout: 20_000 })
      .toBe(true)
  })
})
