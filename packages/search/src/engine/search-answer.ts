/** A found product, the item of it that a card shows, and all of its items that fit. */
export type FoundRow = readonly [product: number, item: number, fitting: readonly number[]]

/** The answer of a search's one statement. */
export interface Answer extends Record<string, unknown> {
  readonly total: number
  /** How many items type-ahead read to choose from. */
  readonly read?: number
  readonly found: readonly FoundRow[] | null
  readonly stage: number | null
  /** Token, number of the only choice that was left out (0 for none), how many products. */
  readonly facets: [token: string, without: number, count: number][] | null
  readonly categories: Record<string, string> | null
}

/** The answer when there was nothing to look for. */
export const emptyAnswer: Answer = { total: 0, found: null, stage: null, facets: null, categories: null }
