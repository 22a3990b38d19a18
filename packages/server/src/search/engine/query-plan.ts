import { toSearchTerm } from '@gauze/rules'
import { synonymGroups } from './synonyms.js'
import { codeOf, wordsOf } from './text.js'

const maxTerms = 10
const maxQueryLength = 200

/** A word or a known phrase of a query. */
export interface QueryTerm {
  /** Its words, folded. More than one for a known phrase. */
  readonly words: readonly string[]
  /** Phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[]
  /** Nothing follows, so that it may still be the beginning of a word. */
  readonly last: boolean
  /** As a part number, if it could be one. */
  readonly code: string | null
}

/** What was typed, taken apart. */
export interface ParsedQuery {
  readonly text: string
  readonly terms: readonly QueryTerm[]
  /** The whole query as a part number, if it could be one. */
  readonly code: string | null
}

const phraseKey = (words: readonly string[]): string => words.join(' ')

const synonymsByPhrase: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  synonymGroups.flatMap((group) => {
    const phrases = group.map(wordsOf)
    return phrases.map((phrase): [string, string[][]] => [
      phraseKey(phrase),
      phrases.filter((other) => phraseKey(other) !== phraseKey(phrase)),
    ])
  }),
)

const longestPhrase = Math.max(...[...synonymsByPhrase.keys()].map((key) => key.split(' ').length))

/** Three characters with a figure among them may begin a part number. */
const asCode = (text: string): string | null => {
  const code = codeOf(text)
  return code.length >= 3 && code.length <= 40 && /\d/.test(code) ? code : null
}

/** Letters and figures joined by punctuation: 'TW-33', '002627-B'. The pieces mean nothing apart. */
const partNumberPattern = /^(?:[a-z]+\d*|(?=.*\d{3})[a-z0-9]+)[-/.][a-z0-9./-]*[a-z0-9]$/i

const phraseTerms = (words: readonly string[]): Omit<QueryTerm, 'last'>[] => {
  const terms: Omit<QueryTerm, 'last'>[] = []
  for (let at = 0; at < words.length; ) {
    let size = Math.min(longestPhrase, words.length - at)
    while (size > 1 && !synonymsByPhrase.has(phraseKey(words.slice(at, at + size)))) size -= 1
    const phrase = words.slice(at, at + size)
    at += size
    terms.push({
      words: phrase,
      synonyms: synonymsByPhrase.get(phraseKey(phrase)) ?? [],
      code: size === 1 ? asCode(phrase[0] ?? '') : null,
    })
  }
  return terms
}

/** Part numbers stay whole; the text between them falls into words and known phrases. */
const termsOf = (text: string): Omit<QueryTerm, 'last'>[] => {
  const terms: Omit<QueryTerm, 'last'>[] = []
  let plain: string[] = []
  const flush = () => {
    terms.push(...phraseTerms(wordsOf(plain.join(' '))))
    plain = []
  }
  for (const piece of text.split(' ')) {
    const words = partNumberPattern.test(piece) && /\d/.test(piece) ? wordsOf(piece) : []
    if (words.length < 2) plain.push(piece)
    else {
      flush()
      terms.push({ words, synonyms: [], code: asCode(piece) })
    }
  }
  flush()
  return terms
}

/**
 * Takes a query apart into words, known phrases and part numbers. Never fails, whatever was typed.
 * @example parseQuery('<b>band-aid</b> 1x3').terms.length // 2
 */
export const parseQuery = (query: string): ParsedQuery => {
  const text = toSearchTerm(query.slice(0, maxQueryLength * 2)).slice(0, maxQueryLength)
  const terms = termsOf(text).slice(0, maxTerms)
  return { text, terms: terms.map((term, at) => ({ ...term, last: at === terms.length - 1 })), code: asCode(text) }
}

/** A term with the words of the vocabulary that stand for it. */
export interface ResolvedTerm {
  readonly term: QueryTerm
  /** The word as typed is in use. */
  readonly exact: boolean
  /** Words in use that it may begin or mistype. */
  readonly others: readonly string[]
  /** Products that a part number beginning so leads to; used when no word fits. */
  readonly documents: readonly number[]
  /** Was corrected. */
  readonly typo: boolean
}

const quoted = (word: string): string => `'${word.replace(/['\\]/g, (character) => character.repeat(2))}'`

const anyOf = (parts: readonly string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join('|')})`)

const allOf = (words: readonly string[], suffix = ''): string =>
  words.length === 1 ? quoted(words[0] ?? '') + suffix : `(${words.map((word) => quoted(word) + suffix).join('&')})`

const ownQuery = ({ term, exact }: ResolvedTerm, suffix = ''): string | null =>
  exact ? allOf(term.words, suffix) : null

const otherQuery = ({ term, others }: ResolvedTerm, suffix = ''): string | null => {
  const parts = [...others.map((word) => quoted(word) + suffix), ...term.synonyms.map((words) => allOf(words, suffix))]
  return parts.length === 0 ? null : anyOf(parts)
}

const termQuery = (resolved: ResolvedTerm, suffix = ''): string | null => {
  const parts = [ownQuery(resolved, suffix), otherQuery(resolved, suffix)].filter((part) => part !== null)
  return parts.length === 0 ? null : anyOf(parts)
}

/** Marks the beginning of a word in the index. No word of a text can begin so. */
export const beginningPrefix = '^'

const indexedBeginnings = [3, 4]

/** The short beginnings under which a word can be found at once, without listing every word that begins so. */
export const beginningsOf = (word: string): string[] =>
  /\d/.test(word)
    ? []
    : indexedBeginnings
        .filter((length) => word.length > length)
        .map((length) => beginningPrefix + word.slice(0, length))

/** Whether a word as typed is such a short beginning. */
export const isIndexedBeginning = (typed: string): boolean =>
  indexedBeginnings.includes(typed.length) && !/\d/.test(typed)

/** The prefix of words that stand in descriptions only. No word of a text can begin so. */
export const descriptionPrefix = 'd~'

const wideTermQuery = (resolved: ResolvedTerm): string => {
  const described = allOf(resolved.term.words.map((word) => descriptionPrefix + word))
  const main = termQuery(resolved)
  return main === null ? described : anyOf([main, described])
}

/** How one term adds to the score of a product. */
export interface TermScore {
  readonly ownInName: string | null
  readonly otherInName: string | null
  readonly inKind: string | null
}

/** The text queries to try in turn, in PostgreSQL's notation. Null where there is nothing to try. */
export interface TextQueries {
  /** All words, in what a product is called. */
  readonly strict: string | null
  /** All words, descriptions too. */
  readonly wide: string | null
  /** Most words: those nobody uses are left out. */
  readonly relaxed: string | null
  readonly scores: readonly TermScore[]
  /** For each term that only part numbers answer, the products it leads to. */
  readonly documents: readonly (readonly number[])[]
}

/** Makes the text queries of resolved terms. */
export const textQueries = (terms: readonly ResolvedTerm[]): TextQueries => {
  const worded = terms.filter((resolved) => termQuery(resolved) !== null)
  const numbered = terms.filter((resolved) => termQuery(resolved) === null && resolved.documents.length > 0)
  const strictParts = worded.map((resolved) => termQuery(resolved)).filter((part) => part !== null)
  const known = worded.length + numbered.length
  return {
    strict: known === terms.length && strictParts.length > 0 ? strictParts.join('&') : null,
    wide: terms.length > 0 && numbered.length === 0 ? terms.map(wideTermQuery).join('&') : null,
    relaxed: relaxedQuery(strictParts, terms.length),
    scores: worded.map((resolved) => ({
      ownInName: ownQuery(resolved, ':A'),
      otherInName: otherQuery(resolved, ':A'),
      inKind: termQuery(resolved, ':B'),
    })),
    documents: numbered.map((resolved) => resolved.documents),
  }
}

/** All but one of the known words; with two or fewer, all of those that are known, if some are not. */
const relaxedQuery = (parts: readonly string[], asked: number): string | null => {
  if (parts.length === 0) return null
  if (parts.length < asked) return parts.length * 2 >= asked ? parts.join('&') : null
  if (parts.length < 3) return null
  return anyOf(parts.map((_, left) => `(${parts.filter((__, at) => at !== left).join('&')})`))
}
