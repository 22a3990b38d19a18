import { sql } from 'drizzle-orm'
import { percentile } from '../../server/bench/figures.js'
import type { Db } from '../../server/src/db/client.js'
import { createSearchEngine } from '../src/engine/index.js'
import type { SearchRequest } from '../src/engine/search-engine.types.js'
import type { ProbeKind } from './search-probes.js'

const listingRounds = 20
/** As many query suggestions as the search box shows. */
const suggested = 8

/** The times of one kind of request, in milliseconds. */
export interface Times {
  readonly p50: number
  readonly p99: number
}

/** The times of a kind of listing, and how many products it has. */
export interface ListingTimes extends Times {
  readonly products: number
}

/** Times a request several times. */
async function timed(rounds: number, work: (round: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await work(round)
    times.push(performance.now() - start)
  }
  times.sort((left, right) => left - right)
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

async function listingKinds(db: Db): Promise<Record<string, SearchRequest>> {
  const { rows: categories } = await db.execute<{ url: string }>(sql`
    SELECT scope AS url FROM search_facet_counts WHERE token = '' AND scope <> '' AND scope NOT LIKE '%|%'
    ORDER BY docs DESC LIMIT 1`)
  const category = categories[0]?.url
  const inStock = { availability: ['in-stock'] }
  return {
    everything: {},
    'the largest category': { category },
    'one broad choice': { filters: inStock },
    'one choice of few': { filters: { manufacturer: ['Kelmoor'] } },
    'category and choice': { category, filters: inStock },
    'two choices': { filters: { ...inStock, rxLevel: ['1'] } },
    'a word': { query: 'glove' },
    'a broad word': { query: 'sterile' },
  }
}

/** Listings count facets over all matches, so they grow with the catalogue where counts are not stored. */
export async function measureListings(db: Db): Promise<Map<string, ListingTimes>> {
  const engine = createSearchEngine(db)
  const figures = new Map<string, ListingTimes>()
  for (const [listing, request] of Object.entries(await listingKinds(db))) {
    let products = 0
    const times = await timed(listingRounds, async () => {
      ;({ total: products } = await engine.search({ limit: 24, facets: 'offered', ...request }))
    })
    figures.set(listing, { products, ...times })
  }
  return figures
}

/** Times the query suggestions for everything that the probes type. */
export function measureSuggestions(db: Db, kinds: readonly ProbeKind[]): Promise<Times> {
  const engine = createSearchEngine(db)
  const typed = kinds.flatMap(({ probes }) => probes.map(({ query }) => query))
  return timed(typed.length, (round) => engine.suggest(typed[round] ?? '', suggested))
}
