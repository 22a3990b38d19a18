import type { OfferedProduct } from './price-order.js'

/** What the one statement of a search answers. */
export interface Answer extends Record<string, unknown> {
  readonly total: number
  readonly ids?: number[] | null
  /** In place of the ids: everything found, by name, where the order of prices depends on which variant is meant. */
  readonly offers?: OfferedProduct[] | null
  readonly stage: number | null
  /** Token, number of the one choice its products miss (0 for none), how many. */
  readonly facets: [token: string, missed: number, count: number][] | null
  readonly categories: Record<string, string> | null
}

/** Of a search that had nothing to look for. */
export const emptyAnswer: Answer = { total: 0, stage: null, facets: null, categories: null }
