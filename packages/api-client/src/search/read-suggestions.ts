import type { SuggestedItem, SuggestedQuery } from '@gauze/contract'
import { isRecord } from '../is-record.js'
import { HIGHLIGHT, readParts } from './read-parts.js'
import type { Suggestions } from './search.types.js'

const MAX_TEXT = 300
// One segment of a path: nothing that ends it, leaves it or makes it another address.
const URL_COMPONENT = /^(?!\.{1,2}$)[^\s\p{Cc}/\\:?#%<>"'`]{1,300}$/u
const QUERY_ID = /^[0-9a-f]{32}$/

/**
 * Reads the answer of the search service, which is not trusted: omits a record that lacks a field of a suggestion, or
 * has a value of the wrong type in it.
 *
 * @param limit the most suggestions of each kind
 */
export function readSuggestions(answer: unknown, limit: number): Suggestions {
  const [items, queries] = isRecord(answer) && Array.isArray(answer.results) ? answer.results.map(readPage) : []
  return {
    items: (items?.hits ?? []).slice(0, limit).flatMap((hit) => readItem(hit, items?.queryID ?? null)),
    queries: (queries?.hits ?? []).slice(0, limit).flatMap(readQuery),
    itemCount: items?.count ?? 0,
    correctedTerm: items?.correctedTerm ?? null,
  }
}

function readPage(page: unknown) {
  const { hits, nbHits, queryID, queryAfterCorrection } = isRecord(page) ? page : {}
  return {
    hits: Array.isArray(hits) ? hits.filter(isRecord) : [],
    count: Number.isSafeInteger(nbHits) && Number(nbHits) >= 0 ? Number(nbHits) : 0,
    queryID: typeof queryID === 'string' && QUERY_ID.test(queryID) ? queryID : null,
    correctedTerm: readText(queryAfterCorrection),
  }
}

/** Reads an item. Omits a record without an id or a name, or without a valid address of its page. */
function readItem(hit: Record<string, unknown>, queryID: string | null): SuggestedItem[] {
  const objectID = readText(hit.objectID)
  const id = hit.id === undefined ? Number(objectID) : hit.id
  const itemName = readText(hit.itemName)
  const displayName = readText(hit.displayName) ?? itemName
  const siteDisplayName = readText(hit.siteDisplayName) ?? displayName
  const urlComponent = hit.urlComponent ?? String(id)
  if (objectID === null || !isItemId(id) || siteDisplayName === null) return []
  if (typeof urlComponent !== 'string' || !URL_COMPONENT.test(urlComponent)) return []
  return [
    {
      objectID,
      queryID,
      id,
      urlComponent,
      itemName: itemName ?? '',
      siteDisplayName,
      displayName: displayName ?? siteDisplayName,
      thumbnailImage: readImage(hit.thumbnailImage),
      manufacturer: readText(hit.manufacturer),
      mpn: readText(hit.mpn),
      parts: readMarks(hit, 'siteDisplayName', siteDisplayName),
    },
  ]
}

function readQuery(hit: Record<string, unknown>): SuggestedQuery[] {
  const query = readText(hit.query)
  if (query === null) return []
  return [{ objectID: readText(hit.objectID) ?? query, query, parts: readMarks(hit, 'query', query) }]
}

function readMarks({ _highlightResult: marks }: Record<string, unknown>, name: string, text: string) {
  const mark = isRecord(marks) ? marks[name] : undefined
  return isRecord(mark) && typeof mark.value === 'string' ? readParts(mark.value, text, HIGHLIGHT) : null
}

function isItemId(id: unknown): id is number {
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0
}

function readText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' || text.length > MAX_TEXT ? null : text
}

/** The address of a picture: a web address or a path; null for anything else. */
function readImage(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2_000) return null
  const base = 'https://store.invalid'
  return URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol) ? value : null
}
