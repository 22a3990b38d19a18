import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import {
  beginningPrefix,
  isIndexedBeginning,
  type ParsedQuery,
  type QueryTerm,
  type ResolvedTerm,
} from './query-plan.js'
import { gtinCode } from './text.js'
import { allowedTypos, mayHaveTypo, typoDistance, typoLookupKeys } from './typos.js'

const maxExpansions = 24
const maxCorrections = 5
const maxCodes = 50
const shortestExpandedInside = 3
const gtinPattern = /^\d{8,14}$/
/** PostgreSQL's largest character: a beginning followed by it is above every word that begins so. */
const above = '\u{10ffff}'

/** An item whose number begins with what was typed. */
export interface CodeMatch {
  readonly itemId: number
  readonly documentId: number
  readonly exact: boolean
}

/** A query with the words and part numbers that the catalogue knows for it. */
export interface ResolvedQuery {
  readonly terms: readonly ResolvedTerm[]
  /** Items whose number begins with the whole query, exact ones first. */
  readonly codes: readonly CodeMatch[]
  /** The words used in place of mistyped ones; null when nothing was corrected. */
  readonly corrected: string | null
}

interface VocabularyRow extends Record<string, unknown> {
  readonly at: number
  readonly word: string | null
  /** Documents with the word; of a number, 1 when it is the whole one. */
  readonly docs: number
  readonly item: number
  readonly document: number
}

const lookUp = async (db: Db, query: ParsedQuery) => {
  const words = query.terms.map((term) => (term.words.length === 1 ? (term.words[0] ?? '') : ''))
  const codes = [query.code, ...query.terms.map((term) => (query.terms.length > 1 ? term.code : null))].flatMap(
    (code, at) =>
      code === null ? [] : [{ at, code }, ...(gtinPattern.test(code) ? [{ at, code: gtinCode(code) }] : [])],
  )
  const { rows } = await db.execute<VocabularyRow>(sql`
    SELECT t.at::int AS at, v.word, v.docs, 0 AS item, 0 AS document
    FROM unnest(${sql.param(words)}::text[]) WITH ORDINALITY AS t (word, at)
    CROSS JOIN LATERAL (
      SELECT word, docs FROM search_vocabulary
      WHERE t.word <> '' AND word ~>=~ t.word AND word ~<~ (t.word || ${above})
      ORDER BY word = t.word DESC, docs DESC LIMIT ${maxExpansions}
    ) v
    UNION ALL
    SELECT t.at, NULL, (c.code = t.code)::int, c.item_id, c.document_id
    FROM unnest(${sql.param(codes.map(({ at }) => at))}::int[], ${sql.param(codes.map(({ code }) => code))}::text[])
      AS t (at, code)
    CROSS JOIN LATERAL (
      SELECT code, item_id, document_id FROM search_codes
      WHERE code ~>=~ t.code AND code ~<~ (t.code || ${above}) ORDER BY code USING ~<~ LIMIT ${maxCodes}
    ) c`)
  return rows
}

const corrections = async (db: Db, terms: readonly QueryTerm[]): Promise<Map<string, string[]>> => {
  const typed = [...new Set(terms.map((term) => term.words[0] ?? ''))]
  const { rows } = await db.execute<{ word: string; docs: number }>(sql`
    SELECT v.word, v.docs FROM search_vocabulary v
    WHERE v.word IN (SELECT k.word FROM search_typo_keys k WHERE k.key = ANY(${sql.param(typed.flatMap(typoLookupKeys))}::text[]))`)
  const lasts = new Set(terms.filter((term) => term.last).map((term) => term.words[0]))
  return new Map(
    typed.map((word) => {
      const near = rows
        .map((row) => {
          const whole = typoDistance(word, row.word, false)
          const begun = lasts.has(word) ? typoDistance(word, row.word, true) : whole
          // A whole word wins over the beginning of another at the same distance, a shared first letter over none.
          return {
            ...row,
            distance: begun,
            cost: begun * 4 + (begun < whole ? 1 : 0) + (row.word[0] === word[0] ? 0 : 2),
          }
        })
        .filter((row) => row.distance <= allowedTypos(word))
        .sort((left, right) => left.cost - right.cost || right.docs - left.docs)
      const best = near[0]?.distance
      return [
        word,
        near
          .filter((row) => row.distance === best)
          .slice(0, maxCorrections)
          .map((row) => row.word),
      ]
    }),
  )
}

const beginningsToSearch = (typed: string, words: readonly string[]): string[] => {
  const longer = words.filter((word) => word !== typed)
  return longer.length > 1 && isIndexedBeginning(typed) ? [beginningPrefix + typed] : longer
}

/** One or two letters after other words say nothing yet, unless they are a word themselves. */
const saysNothingYet = ({ term, exact }: ResolvedTerm, terms: number): boolean =>
  terms > 1 && term.last && !exact && /^[^\d]{1,2}$/.test(term.words.join(' '))

/**
 * Finds the words in use that a query's words are, begin or mistype, and the part numbers it begins.
 * One statement; a second one only when a word is unknown and long enough to be a typo.
 */
export const resolveQuery = async (db: Db, query: ParsedQuery): Promise<ResolvedQuery> => {
  if (query.terms.length === 0 && query.code === null) return { terms: [], codes: [], corrected: null }
  const rows = await lookUp(db, query)
  const resolved = query.terms.map((term, index): ResolvedTerm => {
    const own = rows.filter((row) => row.at === index + 1)
    const words = own.map((row) => row.word).filter((word) => word !== null)
    const typed = term.words[0] ?? ''
    const documents = query.terms.length > 1 ? own.filter((row) => row.word === null).map((row) => row.document) : []
    const exact = term.words.length > 1 ? documents.length === 0 : words.includes(typed)
    const begins = term.last || (!exact && typed.length >= shortestExpandedInside)
    return {
      term,
      exact,
      others: begins ? beginningsToSearch(typed, words) : [],
      documents,
      typo: false,
    }
  })
  const codes = rows
    .filter((row) => row.at === 0)
    .map((row) => ({ itemId: row.item, documentId: row.document, exact: row.docs === 1 }))
  const telling = resolved.filter((term) => !saysNothingYet(term, resolved.length))
  return { codes, ...(await withCorrections(db, telling, codes.length > 0)) }
}

const isUnknown = (resolved: ResolvedTerm): boolean =>
  !resolved.exact &&
  resolved.others.length === 0 &&
  resolved.documents.length === 0 &&
  resolved.term.synonyms.length === 0 &&
  mayHaveTypo(resolved.term.words[0] ?? '')

const withCorrections = async (db: Db, terms: readonly ResolvedTerm[], isPartNumber: boolean) => {
  const unknown = terms.filter(isUnknown)
  if (unknown.length === 0 || isPartNumber) return { terms, corrected: null }
  const words = await corrections(
    db,
    unknown.map((resolved) => resolved.term),
  )
  const corrected = terms.map((resolved) => {
    const others = isUnknown(resolved) ? (words.get(resolved.term.words[0] ?? '') ?? []) : []
    return others.length === 0 ? resolved : { ...resolved, others, typo: true }
  })
  if (!corrected.some((resolved) => resolved.typo)) return { terms, corrected: null }
  const text = corrected.map((resolved) => (resolved.typo ? resolved.others[0] : resolved.term.words.join(' ')))
  return { terms: corrected, corrected: text.join(' ') }
}
