/** What the one statement of a search answers. */
export interface Answer extends Record<string, unknown> {
  readonly total: number
  readonly ids: number[] | null
  readonly stage: number | null
  /** Token, number of the one choice its products miss (0 for none), how many. */
  readonly facets: [token: string, missed: number, count: number][] | null
  readonly categories: Record<string, string> | null
}

/** Of a search that had nothing to look for. */
export const emptyAnswer: Answer = { total: 0, ids: null, stage: null, facets: null, categories: null }
