import { randomBytes } from 'node:crypto'
import type { Db, FacetCounts, NearestCategory } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { listingFacets, splitToken } from './facets.js'
import { listingStatement, nearestStatement } from './listing-statement.js'
import { parseQuery, textQueries } from './query-plan.js'
import { type Answer, emptyAnswer } from './search-answer.js'
import type { HighlightWord, SearchEngine, SearchRequest, SearchResult } from './search-engine.types.js'
import { conditionsOf, numberedItems, type Plan, tsquery } from './statement-parts.js'
import { loadSynonyms, ownSynonyms } from './synonyms.js'
import { candidates, readTypeAhead } from './type-ahead-statement.js'
import { type ResolvedQuery, resolveQuery } from './vocabulary.js'

const defaultLimit = 10
const maxLimit = 1000

function countsOf(answer: Answer): FacetCounts {
  const counts: Record<string, Record<string, number>> = Object.create(null)
  for (const [token, , count] of answer.facets ?? []) {
    const { name, value } = splitToken(token)
    const values = counts[name] ?? Object.create(null)
    values[value] = count
    counts[name] = values
  }
  return counts
}

/** Each word once, however often it was typed. */
function highlightWordsOf({ terms }: ResolvedQuery): HighlightWord[] {
  const words = terms.map(({ term, others, typo }) => ({
    typed: term.words.join(' '),
    prefixes: [...(typo ? others : term.words), ...term.same.flat(), ...term.near.flat()],
  }))
  return [...new Map(words.map((word) => [word.typed, word])).values()]
}

function clamp(value: number, low: number, high: number) {
  return Math.min(Math.max(Math.trunc(value) || low, low), high)
}

/**
 * Creates the search engine on a database. It keeps no state of its own, so any number of processes may have one.
 * @example
 * const engine = createSearchEngine(db)
 * const found = await engine.search({ query: 'glove', category: 'exam-gloves', facets: 'all', page: 2 })
 */
export function createSearchEngine(db: Db): SearchEngine {
  const readListing = async (plan: Plan): Promise<Answer | undefined> => {
    const statement = listingStatement(plan)
    return statement === null ? undefined : (await db.execute<Answer>(statement)).rows[0]
  }

  let synonyms = ownSynonyms

  /** Words are looked up again if the store's synonyms have changed since the last search. */
  const understand = async (query: string, options: { excludes?: boolean | undefined; isUnfinished: boolean }) => {
    const look = async () => {
      const parsed = parseQuery(query, { excludes: options.excludes, synonyms })
      return { parsed, resolved: await resolveQuery(db, parsed, { ...options, synonyms }) }
    }
    const understood = await look()
    const { synonyms: version = synonyms.version } = understood.resolved
    if (version === synonyms.version) return understood
    synonyms = await loadSynonyms(db)
    return look()
  }

  const search = async (request: SearchRequest): Promise<SearchResult> => {
    const { parsed, resolved } = await understand(request.query ?? '', {
      excludes: request.excludes,
      isUnfinished: request.exhaustive === false,
    })
    const limit = clamp(request.limit ?? defaultLimit, 0, maxLimit)
    const conditions = conditionsOf(request)
    const plan: Plan = {
      request,
      conditions,
      queries: textQueries(resolved.terms, parsed),
      numbered: numberedItems(resolved),
      everything: parsed.text.trim() === '',
      limit,
      offset: (clamp(request.page ?? 1, 1, 2_000_000) - 1) * limit,
    }
    const exhaustive = (request.exhaustive ?? true) || plan.everything || !conditions.none
    const answer = (exhaustive ? await readListing(plan) : await readTypeAhead(db, plan)) ?? emptyAnswer
    const counts = countsOf(answer)
    const found = answer.found ?? []
    return {
      ids: found.map(([product]) => product),
      shown: new Map(found.map(([product, itemId, fitting]) => [product, { itemId, fitting }])),
      total: answer.total,
      exhaustive: exhaustive || (answer.read ?? 0) < candidates,
      counts,
      facets: listingFacets(counts, answer.categories ?? {}, request.filters),
      queryID: randomBytes(16).toString('hex'),
      corrected: resolved.corrected,
      relaxed: (answer.stage ?? 0) === 2,
      highlightWords: highlightWordsOf(resolved),
    }
  }

  const nearest: SearchEngine['nearest'] = async (query) => {
    const { parsed, resolved } = await understand(query, { isUnfinished: false })
    const queries = textQueries(resolved.terms, parsed)
    if (queries.any === null) return null
    return (
      (await db.execute<NearestCategory & Record<string, unknown>>(nearestStatement(queries, queries.any))).rows[0] ??
      null
    )
  }

  const suggest: SearchEngine['suggest'] = async (term, limit, excludes) => {
    const { parsed, resolved } = await understand(term, { excludes, isUnfinished: true })
    const { offered: query } = textQueries(resolved.terms, parsed)
    const everything = parsed.text === ''
    if (query === null && !everything) return []
    const { rows } = await db.execute<{ query: string; popularity: number; hits: number }>(sql`
      SELECT query, popularity, hits FROM search_suggestions WHERE ${query === null ? sql`true` : sql`tsv @@ ${tsquery(query)}`}
      ORDER BY starts_with(query, ${(resolved.corrected ?? parsed.text).toLowerCase()}) DESC, popularity DESC, query
      LIMIT ${clamp(limit, 0, maxLimit)}`)
    return rows.map(({ query: text, popularity, hits }) => ({ query: text, popularity, hits }))
  }

  return { search, nearest, suggest }
}
