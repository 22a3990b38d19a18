import type { OfferedProduct } from './price-order.js'

/** The answer of a search's one statement. */
export interface Answer extends Record<string, unknown> {
  readonly total: number
  readonly ids?: number[] | null
  /** Instead of the ids: everything found, by name, when the price order depends on which variant is meant. */
  readonly offers?: OfferedProduct[] | null
  readonly stage: number | null
  /** Token, number of the only choice that its products fail (0 for none), how many. */
  readonly facets: [token: string, missed: number, count: number][] | null
  readonly categories: Record<string, string> | null
}

/** The answer when there was nothing to look for. */
export const emptyAnswer: Answer = { total: 0, stage: null, facets: null, categories: null }
