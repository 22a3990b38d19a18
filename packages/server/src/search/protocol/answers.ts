import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import type { HighlightWord, QuerySuggestion, SearchEngine, SearchResult } from '../engine/index.js'
import { parseQuery } from '../engine/query-plan.js'
import { foldText } from '../engine/text.js'
import { type HighlightOptions, highlight } from './highlight.js'
import { ProtocolError } from './protocol-error.js'
import { type ItemRecord, loadRecords } from './records.js'
import { facetFilterGroups, filterGroups, readSearchParams, type SearchParams } from './search-params.js'

/** The indexes there are. */
const indexNames = ['items', 'items_query_suggestions'] as const

type IndexName = (typeof indexNames)[number]

/** What answers need. */
export interface AnswerContext {
  readonly db: Db
  readonly engine: SearchEngine
}

const searchable = ['siteDisplayName', 'displayName', 'manufacturer', 'mpn', 'categoryName']
const fixedFacets = ['category', 'manufacturer', 'availability', 'rxLevel', 'allocation']
const isFacet = (name: string) => fixedFacets.includes(name) || /^attributes\.[^:]+$/.test(name)

const settings: Record<IndexName, Record<string, unknown>> = {
  items: {
    searchableAttributes: [
      'siteDisplayName,displayName',
      'manufacturer,categoryName',
      'mpn,variants.mpn',
      'attributes',
      'variants.matrixDetails.value',
    ],
    attributesForFaceting: [...fixedFacets, 'attributes'],
    customRanking: ['desc(popularity)'],
    hitsPerPage: 20,
    maxValuesPerFacet: 100,
    paginationLimitedTo: 1000,
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    queryType: 'prefixLast',
    highlightPreTag: '<em>',
    highlightPostTag: '</em>',
  },
  items_query_suggestions: {
    searchableAttributes: ['query'],
    customRanking: ['desc(popularity)'],
    hitsPerPage: 20,
    paginationLimitedTo: 1000,
    queryType: 'prefixLast',
  },
}

/** @throws ProtocolError 404 when there is no such index */
export const indexNamed = (name: string): IndexName => {
  const found = indexNames.find((known) => known === name)
  if (found === undefined) throw new ProtocolError(404, `Index ${name} does not exist`)
  return found
}

/** The settings of an index, as the hosted service shows them. */
export const settingsOf = (index: string): Record<string, unknown> => settings[indexNamed(index)]

const pick = (record: Record<string, unknown>, wanted: readonly string[]): Record<string, unknown> => {
  const refused = new Set(wanted.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  const all = wanted.includes('*') || (wanted.length > 0 && refused.size === wanted.length)
  return Object.fromEntries(
    Object.entries(record).filter(
      ([name]) => name === 'objectID' || (!refused.has(name) && (all || wanted.includes(name))),
    ),
  )
}

const hitOf = (
  record: Record<string, unknown>,
  params: SearchParams,
  options: HighlightOptions,
  defaults: readonly string[],
) => {
  const asked = params.attributesToHighlight ?? defaults
  const names = asked.includes('*') ? Object.keys(record) : asked
  const marks = Object.fromEntries(
    names.flatMap((name) => {
      const tree = highlight(record[name], options)
      return tree === undefined || name === 'objectID' ? [] : [[name, tree]]
    }),
  )
  return {
    ...pick(record, params.attributesToRetrieve),
    ...(Object.keys(marks).length === 0 ? {} : { _highlightResult: marks }),
  }
}

/** Somebody who typed a variant's number wants that variant. */
const asVariant = (record: ItemRecord, variantId: number | undefined): Record<string, unknown> => {
  const variant = record.variants.find((candidate) => candidate.id === variantId)
  if (variant === undefined) return { ...record }
  const { id, mpn, urlComponent, thumbnailImage } = variant
  return {
    ...record,
    id,
    itemName: String(id),
    mpn,
    urlComponent,
    thumbnailImage: thumbnailImage ?? record.thumbnailImage,
  }
}

const highlightOptions = (params: SearchParams, words: readonly HighlightWord[]): HighlightOptions => ({
  words,
  preTag: params.highlightPreTag,
  postTag: params.highlightPostTag,
})

const echoed = (params: SearchParams): string => {
  const echo = new URLSearchParams({ query: params.query, page: String(params.page) })
  echo.set('hitsPerPage', String(params.hitsPerPage))
  if (params.clickAnalytics) echo.set('clickAnalytics', 'true')
  return echo.toString()
}

const paginationLimit = 1000

interface AnswerParts {
  readonly index: IndexName
  readonly params: SearchParams
  readonly hits: readonly unknown[]
  readonly total: number
  readonly exhaustive: boolean
  readonly started: number
}

const frameOf = ({ index, params, hits, total, exhaustive, started }: AnswerParts) => {
  const reachable = Math.min(total, paginationLimit)
  return {
    hits,
    nbHits: total,
    page: params.page,
    nbPages: params.hitsPerPage === 0 ? 0 : Math.ceil(reachable / params.hitsPerPage),
    hitsPerPage: params.hitsPerPage,
    exhaustiveNbHits: exhaustive,
    exhaustiveFacetsCount: true,
    exhaustive: { nbHits: exhaustive, typo: true, facetsCount: true },
    query: params.query,
    params: echoed(params),
    index,
    processingTimeMS: Math.round(performance.now() - started),
  }
}

const findItems = ({ engine }: AnswerContext, params: SearchParams): Promise<SearchResult> => {
  const page = params.page + 1
  const beyond = params.page * params.hitsPerPage >= paginationLimit
  return engine.search({
    query: params.query,
    groups: [...facetFilterGroups(params.facetFilters), ...filterGroups(params.filters)],
    page,
    limit: beyond ? 0 : params.hitsPerPage,
    facets: params.facets.includes('*') ? 'all' : params.facets,
    exhaustive: params.facets.length > 0 || params.page > 0 || params.hitsPerPage > 50,
  })
}

const trimmedCounts = (counts: SearchResult['counts'], most: number) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, values]) => [
      name,
      Object.fromEntries(
        Object.entries(values)
          .sort((left, right) => right[1] - left[1] || left[0].localeCompare(right[0]))
          .slice(0, most),
      ),
    ]),
  )

/** Whole searches of shoppers go to the activity log; keystrokes of the type-ahead do not. */
const logSearch = async ({ db }: AnswerContext, params: SearchParams, found: SearchResult) => {
  if (params.query.trim() === '' || params.page > 0 || params.facets.length === 0) return
  await db.execute(sql`
    INSERT INTO search_activity (user_token, index_name, query, query_id, hits)
    VALUES (${params.userToken ?? null}, 'items', ${params.query.replace(/\p{Cc}|\p{Cs}/gu, ' ').slice(0, 200)},
      ${found.queryID}, ${found.total})`)
}

const answerItems = async (context: AnswerContext, params: SearchParams) => {
  const started = performance.now()
  const found = await findItems(context, params)
  const records = await loadRecords(context.db, found.ids)
  await logSearch(context, params, found)
  const options = highlightOptions(params, found.highlightWords)
  const hits = records.map((record) =>
    hitOf(asVariant(record, found.matchedVariants.get(record.id)), params, options, searchable),
  )
  return {
    ...frameOf({ index: 'items', params, hits, total: found.total, exhaustive: found.exhaustive, started }),
    ...(params.facets.length === 0 ? {} : { facets: trimmedCounts(found.counts, params.maxValuesPerFacet) }),
    ...(params.clickAnalytics ? { queryID: found.queryID } : {}),
    ...(found.corrected === null ? {} : { queryAfterCorrection: found.corrected }),
  }
}

const suggestionRecord = ({ query, popularity, hits }: QuerySuggestion) => ({
  objectID: query,
  query,
  popularity,
  nb_words: query.split(' ').length,
  items: { exact_nb_hits: hits, facets: { exact_matches: {}, analytics: {} } },
})

const answerSuggestions = async ({ engine }: AnswerContext, params: SearchParams) => {
  const started = performance.now()
  const from = params.page * params.hitsPerPage
  const found = from >= paginationLimit ? [] : await engine.suggest(params.query, from + params.hitsPerPage + 1)
  const words = parseQuery(params.query).terms.map((term) => ({ typed: term.words.join(' '), prefixes: term.words }))
  const options = highlightOptions(params, words)
  const hits = found
    .slice(from, from + params.hitsPerPage)
    .map((suggestion) => hitOf(suggestionRecord(suggestion), params, options, ['query']))
  const exhaustive = found.length <= from + params.hitsPerPage
  return {
    ...frameOf({ index: 'items_query_suggestions', params, hits, total: found.length, exhaustive, started }),
    ...(params.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
  }
}

/** Answers one search of an index. */
export const answerSearch = (context: AnswerContext, index: string, body: unknown) =>
  indexNamed(index) === 'items'
    ? answerItems(context, readSearchParams(body))
    : answerSuggestions(context, readSearchParams(body))

/**
 * Answers a search among the values of one facet.
 * @throws ProtocolError 400 for a facet that the index does not have
 */
export const answerFacetSearch = async (
  context: AnswerContext,
  index: string,
  request: { facet: string; facetQuery: string; maxFacetHits: number; params: unknown },
) => {
  const started = performance.now()
  const { facet, facetQuery, maxFacetHits } = request
  if (indexNamed(index) !== 'items' || !isFacet(facet)) {
    throw new ProtocolError(400, `Cannot search in '${facet}': it is not in attributesForFaceting of ${index}`)
  }
  const params = { ...readSearchParams(request.params), facets: [facet], hitsPerPage: 0 }
  const found = await findItems(context, params)
  const typed = foldText(facetQuery).trim()
  const options = highlightOptions(params, typed === '' ? [] : [{ typed, prefixes: typed.split(/\s+/) }])
  const facetHits = Object.entries(found.counts[facet] ?? {})
    .filter(([value]) => ` ${foldText(value)}`.includes(` ${typed}`))
    .sort((left, right) => right[1] - left[1] || left[0].localeCompare(right[0]))
    .slice(0, maxFacetHits)
    .map(([value, count]) => {
      const marks = highlight(value, options)
      return { value, highlighted: typeof marks === 'object' && 'value' in marks ? marks.value : value, count }
    })
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: Math.round(performance.now() - started) }
}

/** Records by id; null for those that the public index does not have. */
export const answerObjects = async (
  { db }: AnswerContext,
  requests: readonly { indexName: string; objectID: string }[],
) => {
  const ids = requests.map(({ indexName, objectID }) =>
    indexNamed(indexName) === 'items' && /^[1-9]\d{0,8}$/.test(objectID) ? Number(objectID) : 0,
  )
  const records = await loadRecords(db, [...new Set(ids)])
  return ids.map((id) => records.find((record) => record.id === id) ?? null)
}
