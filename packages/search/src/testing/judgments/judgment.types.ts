/** The kinds of searches that are judged: each must stay good on its own. */
export const judgmentGroups = [
  'numbers',
  'brands',
  'constraints',
  'misspelled',
  'colloquial',
  'nothing fits',
  'Spanish',
  'order matters',
  'history',
  'filters',
] as const

/** The kind of a judged search. */
export type JudgmentGroup = (typeof judgmentGroups)[number]

/** Items that answer a query: all given conditions hold for the item itself, a variant where a product has variants. */
export interface Expected {
  /** 3 is the requested item, 2 is acceptable, 1 is related. */
  readonly grade: 1 | 2 | 3
  /** Url component of a subcategory. */
  readonly category?: string | undefined
  /** Matches the full name of the item; upper and lower case are equal. */
  readonly named?: string | undefined
  readonly maker?: string | undefined
  readonly mpn?: string | undefined
  /** The number by which judgments name the item: its MPN, unique in the judged catalog. */
  readonly item?: string | undefined
  /** The company of `user` ordered this item. */
  readonly bought?: true | undefined
}

/**
 * A query and its expected items. If an item fits several rows, the first counts; an item that fits none is worth
 * nothing. A query without rows fits nothing in the catalog.
 */
export interface Judgment {
  readonly group: JudgmentGroup
  readonly query: string
  /** Chosen filters: values by facet name, as the listing call takes them. */
  readonly filters?: Readonly<Record<string, readonly string[]>> | undefined
  /** The name of the user who searches; a visitor unless given. */
  readonly user?: string | undefined
  readonly expected: readonly Expected[]
}
