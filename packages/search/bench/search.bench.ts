import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { percentile } from '../../server/bench/figures.js'
import { type Database, type Db, openDatabase, recordStatements } from '../../server/src/db/client.js'
import { startEmbeddedDatabase } from '../../server/src/db/embedded.js'
import { migrate } from '../../server/src/db/migrate.js'
import { buildIndex, createSearchEngine } from '../src/engine/index.js'
import { loadRecords } from '../src/protocol/records.js'
import { buildYardstick } from './mini-search.js'
import { benchRelevance } from './relevance.bench.js'
import { fillCatalogue } from './search-catalogue.js'
import { type ListingTimes, measureListings, measureSuggestions, type Times } from './search-listings.js'
import { type BenchRecord, benchRecords, isGood, makeProbes, type Probe, type ProbeKind } from './search-probes.js'
import { measureImport, measureSpace, measureUpkeep } from './search-upkeep.js'

const fullSizes = (process.env.BENCH_ITEMS ?? '2400,100000,1000000').split(',').map(Number)
const smokeSizes = [2400]
const fullRounds = 400
const smokeRounds = 5
/** For MiniSearch, which would take an hour otherwise. */
const roundsAtAMillion = 100
const warmUps = 40
const upkeepRounds = 5
const importedItems = 10_000
const smokeImportedItems = 10

interface Figures extends Times {
  readonly precision: number
  /** The largest number of statements that one search sent. */
  readonly statements: number
}

type Search = (query: string) => Promise<readonly number[]> | readonly number[]

const hits = 10

/** Latency, precision and statements of ten hits; the first searches warm up and do not count. */
async function measureKind(
  probes: readonly Probe[],
  search: Search,
  good: (ids: readonly number[], probe: Probe) => Promise<number>,
): Promise<Figures> {
  const times: number[] = []
  const found: { readonly ids: readonly number[]; readonly probe: Probe }[] = []
  let statements = 0
  for (const [at, probe] of probes.entries()) {
    const log: string[] = []
    const start = performance.now()
    const ids = await recordStatements(log, () => search(probe.query))
    if (at < warmUps) continue
    times.push(performance.now() - start)
    statements = Math.max(statements, log.length)
    found.push({ ids, probe })
  }
  // Judged after the last search: reading the found products would change the caches for the next one.
  let right = 0
  let shown = 0
  for (const { ids, probe } of found) {
    shown += Math.max(1, ids.length)
    right += await good(ids, probe)
  }
  times.sort((left, right) => left - right)
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), precision: right / shown, statements }
}

/** Every search is judged by the records that both engines were given. */
function judgeOf(db: Db) {
  const known = new Map<number, BenchRecord>()
  return async (ids: readonly number[], probe: Probe): Promise<number> => {
    const missing = ids.filter((id) => !known.has(id))
    if (missing.length > 0)
      for await (const batch of benchRecords(db, missing)) for (const one of batch) known.set(one.id, one)
    return ids.filter((id) => {
      const record = known.get(id)
      return record !== undefined && isGood(record, probe)
    }).length
  }
}

async function measureAll(
  db: Db,
  kinds: readonly ProbeKind[],
  count: number,
  search: Search,
): Promise<Map<string, Figures>> {
  const judge = judgeOf(db)
  const figures = new Map<string, Figures>()
  for (const { kind, probes } of kinds)
    figures.set(kind, await measureKind(probes.slice(0, warmUps + count), search, judge))
  return figures
}

/** Other load on the machine affects every time. */
function busyness() {
  return `load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`
}

async function onDatabase<T>(items: number, work: (database: Database, url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gauze-bench-search-'))
  const embedded = await startEmbeddedDatabase({ dataDir, durable: false })
  try {
    await migrate(embedded.url)
    const database = openDatabase({ url: embedded.url })
    try {
      await fillCatalogue(database.db, items)
      return await work(database, embedded.url)
    } finally {
      await database.close()
    }
  } finally {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function seconds(milliseconds: number) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

async function build(db: Db): Promise<string> {
  const before = process.cpuUsage()
  const { documents, words, milliseconds } = await buildIndex(db)
  const { user, system } = process.cpuUsage(before)
  // PostgreSQL does this by itself within minutes; then its cleanup would run during the measured searches.
  await db.execute(sql`VACUUM (ANALYZE)`)
  return `${documents} products, ${words} words; index built in ${seconds(milliseconds)} (${seconds((user + system) / 1000)} of this process's CPU)`
}

function growth(now: number, before: number | undefined) {
  return before === undefined ? '' : (now / before).toFixed(2)
}

function compared(ours: Map<string, Figures>, theirs: Map<string, Figures>, smaller: Map<string, Figures> | undefined) {
  return [...ours].map(([kind, { p50, p99, precision, statements }]) => {
    const other = theirs.get(kind)
    return {
      kind,
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
      statements,
      'precision at 10': precision.toFixed(3),
      'p99 to last size': growth(p99, smaller?.get(kind)?.p99),
      'MiniSearch p50': other?.p50.toFixed(1),
      'its p99': other?.p99.toFixed(1),
      'its precision': other?.precision.toFixed(3),
      'p99 to its': other === undefined ? '' : (p99 / other.p99).toFixed(2),
    }
  })
}

function listed(listings: Map<string, ListingTimes>, smaller: Map<string, ListingTimes> | undefined) {
  return [...listings].map(([listing, { products, p50, p99 }]) => ({
    listing,
    products,
    'p50 ms': p50.toFixed(1),
    'p99 ms': p99.toFixed(1),
    'p50 to last size': growth(p50, smaller?.get(listing)?.p50),
  }))
}

/** The figures of a size that the next one is compared with. */
interface Measured {
  readonly ours: Map<string, Figures>
  readonly listings: Map<string, ListingTimes>
}

/** Prints what the search takes on the machine. Memory is read before MiniSearch fills it. */
async function printSpace(db: Db) {
  globalThis.gc?.()
  const { index, catalogue, buffers } = await measureSpace(db)
  const resident = Math.round(process.memoryUsage.rss() / 1e6)
  console.log(
    `Memory: ${resident} MB of this process, ${buffers} of PostgreSQL's shared buffers. Disk: ${Math.round(index)} MB of index, ${Math.round(catalogue)} MB of catalogue.`,
  )
}

/** Changes the catalogue, so it comes last. */
async function printUpkeep(database: Database, url: string, isSmoke: boolean) {
  const { oneItem, thousandItems, suggestions } = await measureUpkeep(database, isSmoke ? 1 : upkeepRounds)
  const imported = isSmoke ? smokeImportedItems : importedItems
  const perSecond = await measureImport(url, imported)
  console.log(
    `Found after its change: one item ${seconds(oneItem)}, 1,000 items ${seconds(thousandItems)}. Query suggestions made in ${seconds(suggestions)}. gauze import: ${Math.round(perSecond)} of ${imported} new items a second.`,
  )
}

async function measureYardstick(db: Db, kinds: readonly ProbeKind[], count: number) {
  const yardstick = await buildYardstick(benchRecords(db))
  console.log(`MiniSearch: built in ${seconds(yardstick.milliseconds)}, ${Math.round(yardstick.megabytes)} MB of heap`)
  return measureAll(db, kinds, count, (query) => yardstick.search(query, hits))
}

async function measureSize(
  { db }: Database,
  { size, rounds, smaller }: { size: number; rounds: number; smaller: Measured | undefined },
): Promise<Measured> {
  console.log(`\n${size} items: ${await build(db)}`)
  const engine = createSearchEngine(db)
  const kinds = await makeProbes(db, rounds + warmUps)
  const ours = await measureAll(db, kinds, rounds, async (query) => {
    const { ids } = await engine.search({ query, limit: hits, exhaustive: false })
    return (await loadRecords(db, ids)).map(({ id }) => id)
  })
  const listings = await measureListings(db)
  const suggestions = await measureSuggestions(db, kinds)
  await printSpace(db)
  const theirs = await measureYardstick(db, kinds, size > 300_000 ? Math.min(rounds, roundsAtAMillion) : rounds)
  console.log(busyness())
  console.table(compared(ours, theirs, smaller?.ours))
  console.table(listed(listings, smaller?.listings))
  console.log(`Query suggestions: p50 ${suggestions.p50.toFixed(1)} ms, p99 ${suggestions.p99.toFixed(1)} ms`)
  return { ours, listings }
}

/**
 * Prints how good the listings are for the judged searches. Then measures type-ahead (search and records, without HTTP)
 * on catalogues of several sizes: BENCH_ITEMS, separated by commas. Compares it, in the same run and on the same
 * records, with MiniSearch, which answers ids from the memory of the process. Prints the time to build, memory, disk,
 * latencies in milliseconds, precision at 10, how latency grows, the time of whole listings, and how long changes and
 * imports take.
 * @param isSmoke searches the smallest catalogue a few times, to see that the benchmark runs
 */
export async function benchSearch(isSmoke: boolean): Promise<void> {
  const [sizes, rounds] = isSmoke ? [smokeSizes, smokeRounds] : [fullSizes, fullRounds]
  if (!isSmoke) await benchRelevance(true)
  console.log(`Catalogues of ${sizes.join(', ')} items (BENCH_ITEMS). A million takes about half an hour.`)
  let smaller: Measured | undefined
  for (const size of sizes) {
    smaller = await onDatabase(size, async (database, url) => {
      const measured = await measureSize(database, { size, rounds, smaller })
      await printUpkeep(database, url, isSmoke)
      return measured
    })
  }
}
