/** Products from the most popular one on; all others are the last tier. */
const tierSizes = [1000, 8000, 64_000] as const

/** Popularity from which a product belongs to a tier, the highest tier first. */
export type Tiers = readonly number[]

/** Everything in the highest tier: for an index that was never built whole. */
export const noTiers: Tiers = tierSizes.map(() => 0)

/** The word that stands for a tier. No word of a text can begin so. */
const tierWord = (tier: number): string => `~${tier}`

/** A query for a part of the catalogue, in PostgreSQL's notation. */
export interface TierQuery {
  readonly query: string
  /** What was looked through before, if anything: leaving it out of the index's own work would cost more. */
  readonly without: string | null
}

const popular = [...tierSizes.keys()].map((tier) => `'${tierWord(tier)}'`)

/** The first two are small: with several words, which are rare together, they are read as one. */
const popularTogether = [`(${popular.slice(0, 2).join('|')})`, ...popular.slice(2)]

/**
 * A query for the most popular tier, then the next and so on, then for all that is left: what is broad is found soon, and
 * what is not is soon read.
 * @param several whether the query has several words
 */
export const inTiers = (query: string, several: boolean): TierQuery[] => [
  ...(several ? popularTogether : popular).map((tier) => ({ query: `${tier}&${query}`, without: null })),
  { query, without: popular.join('|') },
]

/** The word of the tier that a popularity belongs to. */
export const tierWordOf = (popularity: number, tiers: Tiers): string => {
  const tier = tiers.findIndex((from) => popularity >= from)
  return tierWord(tier === -1 ? tiers.length : tier)
}

/** Where tiers begin, so that they have the sizes wanted. Equals stay together, in the lower tier. */
export const tiersOf = (sorted: readonly number[]): number[] =>
  tierSizes.map((size) => (sorted.length <= size ? 0 : (sorted[size] ?? 0) + 1))
