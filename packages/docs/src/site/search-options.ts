import type MiniSearch from 'minisearch'
import type { Options, SearchResult } from 'minisearch'

/** One row that the search finds. */
export interface SearchRow {
  readonly id: number
  readonly title: string
  /** Such as Component, Hook, or Call. */
  readonly kind: string
  readonly text: string
  /** Further words, such as names of props. */
  readonly keywords: string
  /** The whole text, of which the list shows nothing. */
  readonly body?: string
  readonly path: string
}

/** Words of questions, without a meaning of their own. */
const quiet = new Set(
  'a an and are can change do does for how i in is it my of on or set the to use what with'.split(' '),
)

/** Words of the field, and the words of the pages for the same thing. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  accessibility: ['wcag'],
  bundle: ['bytes', 'gzip'],
  csp: ['policy'],
  css: ['style', 'theme'],
  hydration: ['server'],
  i18n: ['words', 'locale'],
  intl: ['locale'],
  jwt: ['token'],
  language: ['words', 'locale'],
  localization: ['words', 'locale'],
  login: ['sign'],
  override: ['replace'],
  popup: ['window'],
  slot: ['part'],
  ssr: ['server'],
  sso: ['identity'],
  translate: ['words'],
  translation: ['words'],
  typescript: ['types'],
  variables: ['properties', 'tokens'],
  word: ['words'],
}

/** The same for the index, which the build makes, and for the field that reads it. */
export const searchOptions: Options<SearchRow> = {
  fields: ['title', 'kind', 'text', 'keywords', 'body'],
  storeFields: ['title', 'kind', 'text', 'path'],
  // ProductCard is found by "product card", by "productcard", and by "card".
  tokenize: (text) =>
    [...new Set([...text.split(/[^\p{L}\p{N}]+/u), ...text.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)])].filter(
      Boolean,
    ),
  searchOptions: {
    boost: { title: 6, kind: 1, keywords: 1.5, body: 0.4 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    weights: { prefix: 0.4, fuzzy: 0.1 },
    combineWith: 'AND',
    boostDocument: (_id, _term, stored) => (/^(?:Component|Hook|Machine|Guide)$/.test(String(stored?.kind)) ? 2 : 1),
  },
}

/**
 * Finds rows for a question: all of its words, or, if no row has them all, as many as possible.
 *
 * @example search(index, 'how do I change a word')
 */
export function search(index: MiniSearch, question: string): SearchResult[] {
  const terms = question.split(/\s+/).filter((term) => !quiet.has(term.toLowerCase()))
  const told = terms.length > 0 ? terms : [question]
  const queries = told.map((term) => ({
    combineWith: 'OR' as const,
    queries: [term, ...(synonyms[term.toLowerCase()] ?? [])],
  }))
  const all = index.search({ combineWith: 'AND', queries })
  return all.length > 0 ? all : index.search({ combineWith: 'OR', queries })
}
