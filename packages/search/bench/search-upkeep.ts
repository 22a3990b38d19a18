import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { percentile } from '../../server/bench/figures.js'
import type { Database, Db } from '../../server/src/db/client.js'
import { runCli } from '../../server/src/testing/run-cli.js'
import { createSearchEngine } from '../src/engine/index.js'
import { keepSearchCurrent } from '../src/live/keep-current.js'
import { refreshSuggestions } from '../src/live/suggestions.js'

/** Milliseconds between two searches for a change. */
const searchEvery = 5

/** How long changes of the catalogue take, in milliseconds. */
export interface Upkeep {
  /** From the commit of a changed item until a search finds it. */
  readonly oneItem: number
  /** The same until a search finds all of a thousand changed items. */
  readonly thousandItems: number
  /** The recurring job that makes the query suggestions. */
  readonly suggestions: number
}

/** Waits until a search finds so many products by a word. */
async function untilFound(db: Db, query: string, products: number) {
  const engine = createSearchEngine(db)
  while ((await engine.search({ query, limit: 0 })).total < products) await delay(searchEvery)
}

/** Adds a word that no product has to some products. @returns how long a search takes to find them all */
async function timeChange(db: Db, word: string, products: number): Promise<number> {
  await db.execute(sql`
    UPDATE items SET search_keywords = search_keywords || ${` ${word}`} WHERE id IN (
      SELECT product_id FROM search_documents WHERE alone ORDER BY md5(product_id::text) LIMIT ${products})`)
  const start = performance.now()
  await untilFound(db, word, products)
  return performance.now() - start
}

/**
 * Changes items while the index is kept up to date as in a server.
 * @param rounds how often; the middle time counts
 */
export async function measureUpkeep({ db, pool }: Database, rounds: number): Promise<Upkeep> {
  const stop = keepSearchCurrent(
    { db, pool },
    {
      onError: (error) => {
        throw error
      },
    },
  )
  const middle = async (word: string, products: number) => {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await timeChange(db, `${word}${round}`, products))
    return percentile(
      times.sort((left, right) => left - right),
      0.5,
    )
  }
  try {
    const upkeep = { oneItem: await middle('quokka', 1), thousandItems: await middle('wombat', 1000) }
    const start = performance.now()
    await refreshSuggestions(db)
    return { ...upkeep, suggestions: performance.now() - start }
  } finally {
    await stop()
  }
}

function csvOf(items: number): string {
  const rows = Array.from(
    { length: items },
    (_, at) => `BN-${at},Bench pad ${at},Bench > Pads,Northfield,EA = Each | BX = Box of 50 = 50,1.2345`,
  )
  return ['number,name,category,manufacturer,units,list price', ...rows].join('\n')
}

/**
 * Imports new items from a file, as an operator does.
 * @returns how many a second, the start of the command included
 */
export async function measureImport(url: string, items: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'gauze-bench-import-'))
  try {
    const file = join(folder, 'items.csv')
    await writeFile(file, csvOf(items))
    const start = performance.now()
    const { code, output } = await runCli(['import', 'items', file], { DATABASE_URL: url }).ended
    if (code !== 0) throw new Error(`The import failed: ${output}`)
    return (1000 * items) / (performance.now() - start)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function megabytes(db: Db, condition: SQL): Promise<number> {
  const { rows } = await db.execute<{ size: number }>(sql`
    SELECT (coalesce(sum(pg_total_relation_size(oid)), 0) / 1e6)::float8 AS size FROM pg_class
    WHERE relkind = 'r' AND ${condition}`)
  return rows[0]?.size ?? 0
}

/** What index and catalogue take on the disk, in megabytes, and PostgreSQL's setting of its memory for them. */
export async function measureSpace(db: Db): Promise<{ index: number; catalogue: number; buffers: string }> {
  const { rows } = await db.execute<{ shared_buffers: string }>(sql`SHOW shared_buffers`)
  return {
    index: await megabytes(db, sql`relname LIKE 'search\\_%'`),
    catalogue: await megabytes(db, sql`(relname LIKE 'item\\_%' OR relname IN ('items', 'categories'))`),
    buffers: rows[0]?.shared_buffers ?? '',
  }
}
