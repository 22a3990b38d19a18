import type { Options } from 'minisearch'

/** One row that the search finds. */
export interface SearchRow {
  readonly id: number
  readonly title: string
  /** Such as Component, Hook, or Call. */
  readonly kind: string
  readonly text: string
  /** Further words, such as names of props. */
  readonly keywords: string
  readonly path: string
}

/** The same for the index, which the build makes, and for the field that reads it. */
export const searchOptions: Options<SearchRow> = {
  fields: ['title', 'kind', 'text', 'keywords'],
  storeFields: ['title', 'kind', 'text', 'path'],
  // ProductCard is found by "product card", by "productcard", and by "card".
  tokenize: (text) =>
    [...new Set([...text.split(/[^\p{L}\p{N}]+/u), ...text.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)])].filter(
      Boolean,
    ),
  searchOptions: {
    boost: { title: 6, kind: 1, keywords: 1.5 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
    boostDocument: (_id, _term, stored) => (/^(?:Component|Hook|Machine|Guide)$/.test(String(stored?.kind)) ? 2 : 1),
  },
}
