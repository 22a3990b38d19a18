import { type Db, namedQuery } from '@gauze/server/plugin'
import { synonymsVersionKey } from '../words/stored-synonyms.js'
import { correctionsOf, looksLikeDrug } from './corrections.js'
import { isDrugName } from './drug-names.js'
import {
  beginningPrefix,
  isIndexedBeginning,
  type ParsedQuery,
  type QueryTerm,
  type ResolvedTerm,
} from './query-plan.js'
import type { Synonyms } from './synonyms.js'
import { gtinCode, looseCode } from './text.js'
import { mayHaveTypo, typoLookupKeys } from './typos.js'

const maxExpansions = 24
const maxCodes = 50
const shortestExpandedInside = 3
const shortestPart = 3
const gtinPattern = /^\d{8,14}$/
const gtinLength = 14
/** PostgreSQL's largest character: a beginning followed by it sorts after every word with that beginning. */
const above = '\u{10ffff}'

/** An item whose number begins with the typed text. */
export interface CodeMatch {
  readonly documentId: number
  /** Rank of the kind of number; a better kind has the higher one. */
  readonly kind: number
  readonly exact: boolean
}

/** A query with the words and part numbers that the catalogue knows for it. */
export interface ResolvedQuery {
  readonly terms: readonly ResolvedTerm[]
  /** Items whose number begins with the whole query. */
  readonly codes: readonly CodeMatch[]
  /** The words used instead of mistyped ones; null when nothing was corrected. */
  readonly corrected: string | null
  /** Names the store's synonyms; null for the default ones, undefined if nothing was looked up. */
  readonly synonyms?: string | null
}

interface VocabularyRow {
  /** Number of the term from 1; 0 for the whole query, -1 for words looked up as they are, -2 for the synonyms. */
  readonly at: number
  readonly word: string | null
  /** Documents with the word; of a number, 1 when it is the whole one. */
  readonly docs: number
  readonly document: number
  readonly kind: number
}

/** The row that names the store's synonyms. */
const versionRow = -2

/** $1: terms; $2, $3: part numbers and their terms; $4: words to look up as they are. */
const lookUpQuery = namedQuery<VocabularyRow>(
  'search-vocabulary',
  `SELECT t.at::int AS at, v.word, v.docs, 0 AS document, 0 AS kind
    FROM unnest($1::text[]) WITH ORDINALITY AS t (word, at)
    CROSS JOIN LATERAL (
      SELECT word, docs FROM search_vocabulary
      WHERE t.word <> '' AND word ~>=~ t.word AND word ~<~ (t.word || '${above}')
      ORDER BY word = t.word DESC, docs DESC LIMIT ${maxExpansions}
    ) v
    UNION ALL
    SELECT t.at, NULL, (c.code = t.code)::int, c.document_id, c.kind
    FROM unnest($3::int[], $2::text[]) AS t (at, code)
    CROSS JOIN LATERAL (
      SELECT code, document_id, kind FROM search_codes
      WHERE code ~>=~ t.code AND code ~<=~ (t.code || CASE WHEN starts_with(t.code, '~') THEN '' ELSE '${above}' END) ORDER BY code USING ~<~ LIMIT ${maxCodes}
    ) c
    UNION ALL
    SELECT -1, v.word, v.docs, 0, 0 FROM search_vocabulary v WHERE v.word = ANY($4::text[])
    UNION ALL
    SELECT ${versionRow}, value #>> '{}', 0, 0, 0 FROM settings WHERE key = '${synonymsVersionKey}'`,
)

function onlyWord({ words }: QueryTerm): string {
  return words.length === 1 ? (words[0] ?? '') : ''
}

function isWritten(word: string): boolean {
  return /^\p{L}+$/u.test(word)
}

/** The ways to split a word in two: 'tabletop' into 'table' and 'top'. */
function partings(word: string): [string, string][] {
  return isWritten(word) && word.length >= 2 * shortestPart
    ? Array.from({ length: word.length - 2 * shortestPart + 1 }, (_, at) => [
        word.slice(0, at + shortestPart),
        word.slice(at + shortestPart),
      ])
    : []
}

/** A word and the next written together: 'under pad' as 'underpad'. */
function joinedWith(term: QueryTerm, next: QueryTerm | undefined): string {
  const [first, second] = [onlyWord(term), next === undefined ? '' : onlyWord(next)]
  return isWritten(first) && isWritten(second) ? first + second : ''
}

/** A GTIN as typed so far, and as stored, with the zeros that a shorter bar code leaves out. */
function gtinCodes(code: string): string[] {
  return gtinPattern.test(code) ? [...new Set([gtinCode(code), gtinCode(code.padStart(gtinLength, '0'))])] : []
}

function lookUp(db: Db, { code, loose, terms }: ParsedQuery) {
  const codes = [code, ...terms.map((term) => (terms.length > 1 ? term.code : null))].flatMap((each, at) =>
    each === null
      ? []
      : [each, ...gtinCodes(each), ...(at > 0 ? [looseCode(each)] : [])].map((one) => ({ at, code: one })),
  )
  if (loose !== null) codes.push({ at: 0, code: loose })
  const asTheyAre = terms.flatMap((term, at) => [joinedWith(term, terms[at + 1]), ...partings(onlyWord(term)).flat()])
  return lookUpQuery.all(db, [
    terms.map(onlyWord),
    codes.map((each) => each.code),
    codes.map(({ at }) => at),
    [...new Set(asTheyAre)],
  ])
}

/** $1: keys. */
const correctionsQuery = namedQuery<{ word: string; docs: number }>(
  'search-corrections',
  `SELECT v.word, v.docs FROM search_vocabulary v
    WHERE v.word IN (SELECT k.word FROM search_typo_keys k WHERE k.key = ANY($1::text[]))`,
)

/** How the words of a query are looked up. */
export interface LookUpOptions {
  readonly synonyms: Synonyms
  /** Whether somebody still types: every last word may then be the beginning of another. */
  readonly isUnfinished: boolean
}

const shortestMistypedName = 5

/** Whether a word may be a typo of a trade name that no product has: another whole word is none. */
function mayMean(typed: string, name: string): boolean {
  return typed.length >= shortestMistypedName && !name.startsWith(typed)
}

async function corrections(
  db: Db,
  terms: readonly QueryTerm[],
  { synonyms, isUnfinished }: LookUpOptions,
): Promise<Map<string, string[]>> {
  const rows = await correctionsQuery.all(db, [[...new Set(terms.map(onlyWord).flatMap(typoLookupKeys))]])
  return new Map(
    terms.map((term) => {
      const typed = onlyWord(term)
      const names = synonyms.words.filter((word) => mayMean(typed, word)).map((word) => ({ word, docs: 0 }))
      return [typed, correctionsOf(typed, term.last && isUnfinished, [...rows, ...names])]
    }),
  )
}

function beginningsToSearch(typed: string, words: readonly string[]): string[] {
  const longer = words.filter((word) => word !== typed)
  return longer.length > 1 && isIndexedBeginning(typed) ? [beginningPrefix + typed] : longer
}

/** One or two letters after other words say nothing yet, unless they are a word. */
function saysNothingYet({ term, exact }: ResolvedTerm, terms: number): boolean {
  return terms > 1 && term.last && !exact && term.same.length === 0 && /^[^\d]{1,2}$/.test(term.words.join(' '))
}

/** A term and the number under which it was looked up; 0 when it was not, because it is used as it is. */
interface PlacedTerm {
  readonly term: QueryTerm
  readonly place: number
}

/** Words that the catalogue writes both together and apart become one term that means both. */
function withCompounds(terms: readonly QueryTerm[], known: ReadonlySet<string>): PlacedTerm[] {
  const placed: PlacedTerm[] = []
  for (let at = 0; at < terms.length; at += 1) {
    const [term, next] = [terms[at], terms[at + 1]]
    if (term === undefined) continue
    const joined = joinedWith(term, next)
    if (next !== undefined && joined !== '' && known.has(joined)) {
      const words = [...term.words, ...next.words]
      placed.push({ term: { ...next, words, same: [[joined]], near: [], code: null }, place: 0 })
      at += 1
      continue
    }
    const word = onlyWord(term)
    const parted =
      known.has(word) || term.drug || term.same.length > 0
        ? undefined
        : partings(word).find((parts) => parts.every((part) => known.has(part)))
    placed.push({ term: parted === undefined ? term : { ...term, same: [...term.same, parted] }, place: at + 1 })
  }
  return placed
}

interface ResolveOptions {
  /** Whether the query has no other term. */
  readonly alone: boolean
  readonly isUnfinished: boolean
}

function resolveTerm(
  { term, place }: PlacedTerm,
  rows: readonly VocabularyRow[],
  { alone, isUnfinished }: ResolveOptions,
): ResolvedTerm {
  const typed = onlyWord(term)
  const own = place === 0 ? [] : rows.filter((row) => row.at === place)
  const words = own.map((row) => row.word).filter((word) => word !== null)
  const documents = alone ? [] : own.filter((row) => row.word === null).map((row) => row.document)
  const exact = term.words.length > 1 ? documents.length === 0 : words.includes(typed)
  const isWhole = exact || term.same.length > 0 || term.denied !== null
  const mayBegin = isUnfinished ? term.last : term.last && !isWhole
  const begins = !term.drug && (mayBegin || (!isWhole && typed.length >= shortestExpandedInside))
  const others = begins ? beginningsToSearch(typed, words) : []
  const drug = term.drug || [...term.words, ...(exact ? [] : words)].some(isDrugName)
  return { term, exact, others, documents, typo: false, drug }
}

/**
 * Finds the vocabulary words that a query's words are, begin or mistype, and the part numbers that it begins. One
 * statement; a second one only when a word is unknown and long enough to be a typo.
 */
export async function resolveQuery(db: Db, query: ParsedQuery, options: LookUpOptions): Promise<ResolvedQuery> {
  if (query.terms.length === 0 && query.code === null) return { terms: [], codes: [], corrected: null }
  const all = await lookUp(db, query)
  const version = all.find(({ at }) => at === versionRow)?.word ?? null
  // Their words are corrected by these synonyms, so other ones are looked up again first.
  if (version !== options.synonyms.version) return { terms: [], codes: [], corrected: null, synonyms: version }
  const rows = all.filter(({ at }) => at !== versionRow)
  const known = new Set(rows.flatMap((row) => (row.word === null ? [] : [row.word])))
  const alone = query.terms.length === 1
  const resolved = withCompounds(query.terms, known).map((term) =>
    resolveTerm(term, rows, { alone, isUnfinished: options.isUnfinished }),
  )
  const matches = rows
    .filter((row) => row.word === null)
    .map((row) => ({ at: row.at, documentId: row.document, kind: row.kind, exact: row.docs === 1 }))
  const codes = matches.filter(({ at }) => at === 0)
  const telling = resolved.filter((term) => !saysNothingYet(term, resolved.length))
  return {
    codes,
    synonyms: version,
    ...(await withCorrections(db, telling, { ...options, isPartNumber: codes.length > 0 })),
  }
}

function isUnknown(resolved: ResolvedTerm): boolean {
  return (
    !resolved.term.drug &&
    !resolved.exact &&
    resolved.others.length === 0 &&
    resolved.documents.length === 0 &&
    resolved.term.same.length === 0 &&
    resolved.term.denied === null &&
    mayHaveTypo(onlyWord(resolved.term))
  )
}

/** A term with the words that it was a typo of, and their synonyms. */
function correctedTerm(resolved: ResolvedTerm, others: readonly string[], synonyms: Synonyms): ResolvedTerm {
  const known = others.flatMap((word) => synonyms.of([word]) ?? [])
  const { term } = resolved
  return {
    ...resolved,
    term: {
      ...term,
      same: [...term.same, ...known.flatMap(({ same }) => same)],
      near: [...term.near, ...known.flatMap(({ near }) => near)],
    },
    others,
    typo: true,
    drug: others.some(isDrugName),
  }
}

/** A corrected word and the word before it may be one word, written apart: 'wheel chiar'. */
function rejoined(terms: readonly ResolvedTerm[]): ResolvedTerm[] {
  const joined: ResolvedTerm[] = []
  for (const resolved of terms) {
    const before = joined.at(-1)
    const [first, second] = [before === undefined ? '' : onlyWord(before.term), resolved.others[0] ?? '']
    if (
      before === undefined ||
      !resolved.typo ||
      before.typo ||
      before.drug ||
      resolved.drug ||
      !isWritten(first) ||
      !isWritten(second)
    ) {
      joined.push(resolved)
      continue
    }
    const term = { ...resolved.term, words: [first, second], same: [[first + second]], near: [], code: null }
    joined.splice(-1, 1, { ...resolved, term, exact: true, others: [], typo: false })
  }
  return joined
}

async function withCorrections(
  db: Db,
  terms: readonly ResolvedTerm[],
  { isPartNumber, ...options }: LookUpOptions & { readonly isPartNumber: boolean },
) {
  const unknown = terms.filter(isUnknown)
  if (unknown.length === 0 || isPartNumber) return { terms, corrected: null }
  const words = await corrections(
    db,
    unknown.map((resolved) => resolved.term),
    options,
  )
  const corrected = terms.map((resolved) => {
    if (!isUnknown(resolved)) return resolved
    const typed = onlyWord(resolved.term)
    const others = words.get(typed) ?? []
    return others.length === 0
      ? { ...resolved, drug: resolved.drug || looksLikeDrug(typed) }
      : correctedTerm(resolved, others, options.synonyms)
  })
  if (!corrected.some((resolved) => resolved.typo)) return { terms: corrected, corrected: null }
  const text = corrected.map((resolved) => (resolved.typo ? resolved.others[0] : resolved.term.words.join(' ')))
  return { terms: rejoined(corrected), corrected: text.join(' ') }
}
