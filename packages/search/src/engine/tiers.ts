import type { Db } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'

/** The number of products in each tier, the most popular first; all other products are a sample and the rest. */
const tierSizes = [1000, 8000, 64_000] as const
/** One of 64 of the other products is in their sample, where a common word is found quickly. */
const sampleBits = 6
const settingsKey = 'search.tiers'

/** The lowest popularity of each tier, the highest tier first. */
export type Tiers = readonly number[]

/** Everything in the highest tier: for an index whose tiers were never counted. */
const noTiers: Tiers = tierSizes.map(() => 0)

/** The word that marks a tier. No word of a text can begin like this. */
function tierWord(tier: number): string {
  return `~${tier}`
}

/** A query for a part of the catalogue, in PostgreSQL's notation. */
export interface TierQuery {
  readonly query: string
  /** The parts that were searched before, if any: excluding them from the index lookup would cost more. */
  readonly without: string | null
}

const sampleTier = tierSizes.length
const restTier = sampleTier + 1

const first = [...Array(restTier).keys()].map((tier) => `'${tierWord(tier)}'`)

/** The first two are small: with several words, which are rare together, they are read as one. */
const firstTogether = [`(${first.slice(0, 2).join('|')})`, ...first.slice(2)]

/**
 * A query for the most popular tier, then the next and so on, then for a sample of the other products, then for the
 * rest: a broad search finds enough soon, and a narrow one has little to read.
 * @param several whether the query has several words
 */
export function inTiers(query: string, several: boolean): TierQuery[] {
  return [
    ...(several ? firstTogether : first).map((tier) => ({ query: `${tier}&${query}`, without: null })),
    { query, without: first.join('|') },
  ]
}

/** The high bits of a product with the golden ratio spread neighbors, which are often alike, over all values. */
function isSampled(id: number): boolean {
  return Math.imul(id, 0x9e3779b1) >>> (32 - sampleBits) === 0
}

/** The word of the tier that a product belongs to. */
export function tierWordOf({ id, popularity }: { id: number; popularity: number }, tiers: Tiers): string {
  const tier = tiers.findIndex((from) => popularity >= from)
  if (tier !== -1) return tierWord(tier)
  return tierWord(isSampled(id) ? sampleTier : restTier)
}

/** How many products have this popularity. */
export interface PopularityCount {
  readonly popularity: number
  readonly products: number
}

/**
 * Where tiers begin, so that they have the intended sizes. Equals stay together, in the lower tier.
 * @param counts the most popular first
 */
export function tiersOf(counts: readonly PopularityCount[]): number[] {
  return tierSizes.map((size) => {
    let products = 0
    const next = counts.find((count) => {
      products += count.products
      return products > size
    })
    return next === undefined ? 0 : next.popularity + 1
  })
}

/** How far the first tier may be from its intended size: a smaller difference is not worth indexing again. */
const tolerance = tierSizes[0] / 4

/** Whether the first tier holds far more or fewer products than it would with other tiers. */
export function areFarApart(counts: readonly PopularityCount[], tiers: Tiers, others: Tiers): boolean {
  const held = ([from = 0]: Tiers) =>
    counts.reduce((sum, { popularity, products }) => (popularity >= from ? sum + products : sum), 0)
  return Math.abs(held(tiers) - held(others)) > tolerance
}

/** The tiers that documents are written with. */
export async function loadTiers(db: Db): Promise<Tiers> {
  const { rows } = await db.execute<{ tiers: number[] }>(sql`
    SELECT value AS tiers FROM settings WHERE key = ${settingsKey}`)
  return rows[0]?.tiers ?? noTiers
}

/** Uses these tiers for documents written from now on. */
export async function saveTiers(db: Db, tiers: Tiers): Promise<void> {
  await db.execute(sql`
    INSERT INTO settings (key, value) VALUES (${settingsKey}, ${JSON.stringify(tiers)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`)
}
