import { randomBytes } from 'node:crypto'
import { type Db, inBackground, type NoteFailure, namedItem } from '@gauze/server/plugin'
import type { HighlightWord, SearchEngine, SearchResult } from '../engine/index.js'
import { parseQuery } from '../engine/query-plan.js'
import { foldText, wordsOf } from '../engine/text.js'
import { logSearch } from '../live/search-log.js'
import { ownerOfUserToken, type TokenOwner } from '../live/user-tokens.js'
import { suggestionRecord } from './browse.js'
import { catalogueSettings, fixedFacets, isCatalogueIndex } from './catalogue-indexes.js'
import { createHighlighter, type Highlighter } from './highlight.js'
import { frameOf, hitOf, paginationLimit, pick, trimmedCounts } from './hits.js'
import { readItemId } from './item-id.js'
import { ProtocolError } from './protocol-error.js'
import { getObjects } from './pushed-indexes.js'
import { mostWords, searchPushed, settingsLists } from './pushed-search.js'
import { type ItemRecord, loadRecords } from './records.js'
import { excludesWords, facetFilterGroups, filterGroups, readSearchParams, type SearchParams } from './search-params.js'
import { settingsOf } from './settings.js'

/** The services and facts that answers need. */
export interface AnswerContext {
  readonly db: Db
  readonly engine: SearchEngine
  readonly noteFailure: NoteFailure
}

const searchable = ['siteDisplayName', 'displayName', 'manufacturer', 'mpn', 'categoryName']
function isFacet(name: string) {
  return fixedFacets.includes(name) || /^attributes\.[^:]+$/.test(name)
}

/**
 * Anybody who types a variant's name or number gets its name, number and address. The record, and with it the object
 * id, stays the product's.
 */
function asVariant(record: ItemRecord, { shown }: SearchResult): Record<string, unknown> {
  const variantId = namedItem(shown.get(record.id), record.variants)
  const variant = record.variants.find(({ id }) => id === variantId)
  if (variant === undefined) return { ...record }
  const { id, itemName, siteDisplayName, mpn, urlComponent, thumbnailImage } = variant
  return {
    ...record,
    ...{ id, itemName, siteDisplayName, mpn, urlComponent },
    thumbnailImage: thumbnailImage ?? record.thumbnailImage,
  }
}

function highlighterOf(params: SearchParams, words: readonly HighlightWord[]): Highlighter {
  return createHighlighter({ words, preTag: params.highlightPreTag, postTag: params.highlightPostTag })
}

/** Words that only mean themselves. */
function plainWords(words: readonly string[]): HighlightWord[] {
  return [...new Set(words)].map((typed) => ({ typed, prefixes: typed.split(' ') }))
}

function findItems({ engine }: AnswerContext, params: SearchParams, owner: TokenOwner | null): Promise<SearchResult> {
  const page = params.page + 1
  const beyond = params.page * params.hitsPerPage >= paginationLimit
  return engine.search({
    query: params.query,
    excludes: excludesWords(params, catalogueSettings.items),
    groups: [...facetFilterGroups(params.facetFilters), ...filterGroups(params.filters)],
    page,
    limit: beyond ? 0 : params.hitsPerPage,
    facets: params.facets.includes('*') ? 'all' : params.facets,
    accountId: owner?.accountId ?? null,
    exhaustive: params.facets.length > 0 || params.page > 0 || params.hitsPerPage > 50,
  })
}

/** Submitted searches of shoppers go to the activity log; keystrokes of the type-ahead do not. */
function isWholeSearch({ query, page, facets }: SearchParams): boolean {
  return query.trim() !== '' && page === 0 && facets.length > 0
}

async function answerItems(context: AnswerContext, params: SearchParams) {
  const started = performance.now()
  const owner = await ownerOfUserToken(context.db, params.userToken)
  const found = await findItems(context, params, owner)
  const records = await loadRecords(context.db, found.ids)
  if (isWholeSearch(params)) {
    const { query, userToken = null } = params
    const search = { query, hits: found.total, queryId: found.queryID, userToken, user: owner }
    inBackground(context.noteFailure, () => logSearch(context.db, search))
  }
  const highlight = highlighterOf(params, found.highlightWords)
  const hits = records.map((record) => hitOf(asVariant(record, found), params, highlight, searchable))
  return {
    ...frameOf({ index: 'items', params, hits, total: found.total, exhaustive: found.exhaustive, started }),
    ...(params.facets.length === 0 ? {} : { facets: trimmedCounts(found.counts, params.maxValuesPerFacet) }),
    ...(params.clickAnalytics ? { queryID: found.queryID } : {}),
    ...(found.corrected === null ? {} : { queryAfterCorrection: found.corrected }),
  }
}

async function answerSuggestions({ engine }: AnswerContext, params: SearchParams) {
  const started = performance.now()
  const from = params.page * params.hitsPerPage
  const excludes = excludesWords(params, catalogueSettings.items_query_suggestions)
  const most = from + params.hitsPerPage + 1
  const found = from >= paginationLimit ? [] : await engine.suggest(params.query, most, excludes)
  const words = parseQuery(params.query, { excludes }).terms.map((term) => term.words.join(' '))
  const highlight = highlighterOf(params, plainWords(words))
  const hits = found
    .slice(from, from + params.hitsPerPage)
    .map((suggestion) => hitOf(suggestionRecord(suggestion), params, highlight, ['query']))
  const exhaustive = found.length <= from + params.hitsPerPage
  return {
    ...frameOf({ index: 'items_query_suggestions', params, hits, total: found.length, exhaustive, started }),
    ...(params.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
  }
}

async function answerPushed({ db }: AnswerContext, index: string, params: SearchParams) {
  const started = performance.now()
  const settings = await settingsOf(db, index)
  const from = params.page * params.hitsPerPage
  const limit = from >= paginationLimit ? 0 : params.hitsPerPage
  const found = await searchPushed(db, index, settings, { params, limit, offset: Math.min(from, paginationLimit) })
  const highlight = highlighterOf(params, plainWords(wordsOf(params.query).slice(0, mostWords)))
  const hits = found.records.map((record) => hitOf(record, params, highlight, settingsLists(settings).searchable))
  return {
    ...frameOf({ index, params, hits, total: found.total, exhaustive: true, started }),
    ...(params.facets.length === 0 ? {} : { facets: trimmedCounts(found.counts, params.maxValuesPerFacet) }),
    ...(params.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
  }
}

/**
 * Answers one search of an index.
 * @throws ProtocolError 404 when there is no such index
 */
export function answerSearch(context: AnswerContext, index: string, params: SearchParams) {
  if (!isCatalogueIndex(index)) return answerPushed(context, index, params)
  return index === 'items' ? answerItems(context, params) : answerSuggestions(context, params)
}

/** The counts of one facet's values. */
async function countsOfFacet(context: AnswerContext, index: string, params: SearchParams, facet: string) {
  const notFaceted = () =>
    new ProtocolError(400, `Cannot search in '${facet}': it is not in attributesForFaceting of ${index}`)
  if (isCatalogueIndex(index)) {
    if (index !== 'items' || !isFacet(facet)) throw notFaceted()
    return (await findItems(context, params, null)).counts[facet] ?? {}
  }
  const settings = await settingsOf(context.db, index)
  if (!settingsLists(settings).faceted.includes(facet)) throw notFaceted()
  return (await searchPushed(context.db, index, settings, { params, offset: 0, limit: 0 })).counts[facet] ?? {}
}

/**
 * Answers a search among the values of one facet.
 * @throws ProtocolError 400 for a facet that the index does not have
 */
export async function answerFacetSearch(
  context: AnswerContext,
  index: string,
  request: { facet: string; facetQuery: string; maxFacetHits: number; params: unknown },
) {
  const started = performance.now()
  const { facet, facetQuery, maxFacetHits } = request
  const params = { ...readSearchParams(request.params), facets: [facet], hitsPerPage: 0 }
  const counts = await countsOfFacet(context, index, params, facet)
  const typed = foldText(facetQuery).trim()
  const highlight = highlighterOf(params, typed === '' ? [] : [{ typed, prefixes: typed.split(/\s+/) }])
  const facetHits = Object.entries(counts)
    .filter(([value]) => ` ${foldText(value)}`.includes(` ${typed}`))
    .sort((left, right) => right[1] - left[1] || left[0].localeCompare(right[0]))
    .slice(0, maxFacetHits)
    .map(([value, count]) => {
      const marks = highlight(value)
      return { value, highlighted: typeof marks === 'object' && 'value' in marks ? marks.value : value, count }
    })
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: Math.round(performance.now() - started) }
}

interface RequestedObject {
  readonly indexName: string
  readonly objectID: string
  readonly attributesToRetrieve?: readonly string[] | undefined
}

async function readObjects(
  db: Db,
  index: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  if (!isCatalogueIndex(index)) {
    await settingsOf(db, index)
    return getObjects(db, 'records', index, ids)
  }
  const numbers = index === 'items' ? ids.map(readItemId).filter((id) => id !== null) : []
  const records = await loadRecords(db, [...new Set(numbers)])
  return new Map(records.map((record) => [record.objectID, { ...record }]))
}

/** Records by id; null for records that an index does not have. */
export async function answerObjects({ db }: Pick<AnswerContext, 'db'>, requests: readonly RequestedObject[]) {
  const found = new Map<string, ReadonlyMap<string, Record<string, unknown>>>()
  for (const [index, requested] of Map.groupBy(requests, ({ indexName }) => indexName)) {
    const ids = requested.map(({ objectID }) => objectID)
    found.set(index, await readObjects(db, index, ids))
  }
  return requests.map(({ indexName, objectID, attributesToRetrieve = ['*'] }) => {
    const record = found.get(indexName)?.get(objectID)
    return record === undefined ? null : pick(record, attributesToRetrieve)
  })
}
