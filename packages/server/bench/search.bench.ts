import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Db, openDatabase } from '../src/db/client.js'
import { startEmbeddedDatabase } from '../src/db/embedded.js'
import { migrate } from '../src/db/migrate.js'
import { buildIndex, createSearchEngine } from '../src/search/engine/index.js'
import type { SearchRequest } from '../src/search/engine/search-engine.types.js'
import { wordsOf } from '../src/search/engine/text.js'
import { loadRecords } from '../src/search/protocol/records.js'
import { generateCatalogue } from '../src/seed/catalogue/index.js'
import { catalogueRows } from '../src/seed/catalogue-rows.js'
import { writeCatalogue } from '../src/seed/write-catalogue.js'
import { percentile } from './figures.js'

const sizes = (process.env.BENCH_ITEMS ?? '2400,100000').split(',').map(Number)
const rounds = 400
const warmUps = 40
const listingRounds = 20

/** Always the same numbers, so that runs can be compared. */
const randomNumbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/** A search, and the words (or beginnings) that a good hit has. */
interface Probe {
  readonly query: string
  readonly wanted: readonly string[]
}

const withTypo = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const kinds = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    `${word.slice(0, at)}e${word.slice(at)}`,
    `${word.slice(0, at)}o${word.slice(at + 1)}`,
  ]
  return kinds[Math.floor(random() * kinds.length)] ?? word
}

const probesOf = async (db: Db) => {
  const random = randomNumbers(20_261_120)
  const { rows: products } = await db.execute<{ name: string; maker: string; mpn: string }>(sql`
    SELECT i.site_display_name AS name, i.manufacturer AS maker, i.mpn FROM search_documents d
    JOIN items i ON i.id = d.item_id ORDER BY md5(i.id::text) LIMIT 2000`)
  const product = () => products[Math.floor(random() * products.length)] ?? { name: 'glove', maker: '', mpn: '' }
  const named = () => {
    for (;;) {
      const { name, maker, mpn } = product()
      const words = wordsOf(name).filter((word) => /^[a-z]{5,}$/.test(word))
      const word = words[Math.floor(random() * words.length)]
      if (word !== undefined) return { word, maker, mpn, makerWords: wordsOf(maker) }
    }
  }
  const kinds: Record<string, () => Probe> = {
    'three letters': () => {
      const { word } = named()
      return { query: word.slice(0, 3), wanted: [word.slice(0, 3)] }
    },
    'five letters': () => {
      const { word } = named()
      return { query: word.slice(0, 5), wanted: [word.slice(0, 5)] }
    },
    'maker and beginning': () => {
      const { word, maker, makerWords } = named()
      return { query: `${maker} ${word.slice(0, 4)}`, wanted: [...makerWords, word.slice(0, 4)] }
    },
    'one typo': () => {
      const { word } = named()
      return { query: withTypo(word, random), wanted: [word] }
    },
    'maker and typo': () => {
      const { word, maker, makerWords } = named()
      return { query: `${maker} ${withTypo(word, random)}`, wanted: [...makerWords, word] }
    },
    'part number begun': () => {
      const { mpn } = named()
      const begun = mpn.slice(0, Math.max(4, mpn.length - 2))
      return { query: begun, wanted: [begun] }
    },
  }
  return Object.entries(kinds).map(([kind, make]) => ({
    kind,
    probes: Array.from({ length: rounds + warmUps }, make),
  }))
}

const isGood = (record: object, { query, wanted }: Probe): boolean => {
  const text = JSON.stringify(record)
  if (wanted.length === 1 && wanted[0] === query && /\d/.test(query)) return text.includes(query)
  const words = wordsOf(text)
  return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
}

const measure = async (db: Db) => {
  const engine = createSearchEngine(db)
  const answer = async (query: string, limit: number) =>
    loadRecords(db, (await engine.search({ query, limit, exhaustive: false })).ids)
  const figures = new Map<string, { p50: number; p99: number; precision: number }>()
  for (const { kind, probes } of await probesOf(db)) {
    for (const { query } of probes.slice(0, warmUps)) await answer(query, 5)
    const times: number[] = []
    let good = 0
    let shown = 0
    for (const probe of probes.slice(warmUps)) {
      const start = performance.now()
      await answer(probe.query, 5)
      times.push(performance.now() - start)
      const records = await answer(probe.query, 10)
      shown += Math.max(1, records.length)
      good += records.filter((record) => isGood(record, probe)).length
    }
    times.sort((left, right) => left - right)
    figures.set(kind, { p50: percentile(times, 0.5), p99: percentile(times, 0.99), precision: good / shown })
  }
  return figures
}

/** Listings count facets over all they match, so they grow with the catalogue where counts are not kept. */
const measureListings = async (db: Db) => {
  const engine = createSearchEngine(db)
  const [category] = (
    await db.execute<{ url: string }>(sql`
      SELECT scope AS url FROM search_facet_counts WHERE token = '' AND scope <> '' ORDER BY docs DESC LIMIT 1`)
  ).rows
  const requests: Record<string, SearchRequest> = {
    everything: {},
    'the largest category': { category: category?.url },
    'one choice': { filters: { availability: ['in-stock'] } },
    'a broad word': { query: 'glove' },
  }
  const rows: object[] = []
  for (const [listing, request] of Object.entries(requests)) {
    const times: number[] = []
    let total = 0
    for (let round = 0; round < listingRounds; round += 1) {
      const start = performance.now()
      ;({ total } = await engine.search({ limit: 24, facets: 'all', ...request }))
      times.push(performance.now() - start)
    }
    times.sort((left, right) => left - right)
    rows.push({
      listing,
      products: total,
      'p50 ms': percentile(times, 0.5).toFixed(1),
      'p90 ms': percentile(times, 0.9).toFixed(1),
    })
  }
  return rows
}

const onDatabase = async <T>(items: number, work: (db: Db) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gauze-bench-search-'))
  const embedded = await startEmbeddedDatabase({ dataDir, durable: false })
  try {
    await migrate(embedded.url)
    const database = openDatabase({ url: embedded.url })
    try {
      const once = generateCatalogue().items.length
      const catalogue = generateCatalogue({ multiply: Math.max(1, Math.round(items / once)) })
      await writeCatalogue(database.db, catalogueRows(catalogue))
      await database.db.execute(sql`ANALYZE`)
      return await work(database.db)
    } finally {
      await database.close()
    }
  } finally {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Measures type-ahead (search and records, without HTTP) on catalogues of several sizes: BENCH_ITEMS, parted by commas.
 * Prints the time to build the index, its size, latencies in milliseconds, precision at 10, how latency grows, and what
 * whole listings take.
 */
export const benchSearch = async (): Promise<void> => {
  let smaller: Map<string, { p99: number }> | undefined
  for (const size of sizes) {
    smaller = await onDatabase(size, async (db) => {
      const { documents, words, milliseconds } = await buildIndex(db)
      const { rows } = await db.execute<{ size: string }>(sql`
        SELECT pg_size_pretty(sum(pg_total_relation_size(oid))) AS size FROM pg_class
        WHERE relkind = 'r' AND relname LIKE 'search\\_%'`)
      console.log(
        `${size} items: ${documents} documents, ${words} words, built in ${(milliseconds / 1000).toFixed(1)} s, ${rows[0]?.size}`,
      )
      const figures = await measure(db)
      console.table(
        [...figures].map(([kind, { p50, p99, precision }]) => ({
          kind,
          'p50 ms': p50.toFixed(1),
          'p99 ms': p99.toFixed(1),
          'precision at 10': precision.toFixed(2),
          'p99 to smaller catalogue': smaller === undefined ? '' : (p99 / (smaller.get(kind)?.p99 ?? p99)).toFixed(1),
        })),
      )
      console.table(await measureListings(db))
      return figures
    })
  }
}
