import type { Db } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type CatalogueIndex, isCatalogueIndex } from './catalogue-indexes.js'
import { pick } from './hits.js'
import { readItemId } from './item-id.js'
import { parse } from './parse.js'
import { ProtocolError } from './protocol-error.js'
import { browsePushed } from './pushed-search.js'
import { loadRecords } from './records.js'
import { readSearchParams, type SearchParams } from './search-params.js'
import { settingsOf } from './settings.js'
import { storable } from './storable.js'

const defaultSize = 1000
const bodySchema = z.object({ cursor: z.string().max(5000).optional(), hitsPerPage: z.int().optional() }).loose()

function encode(after: string): string {
  return Buffer.from(JSON.stringify({ after })).toString('base64url')
}

function badCursor() {
  return new ProtocolError(400, 'cursor: is not one that this index gave. Browse from the beginning.')
}

function decode(cursor: string): string {
  try {
    const { after } = z.object({ after: z.string() }).parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return String(storable(after))
  } catch {
    throw badCursor()
  }
}

function itemAfter(after: string): number {
  const id = after === '' ? 0 : readItemId(after)
  if (id === null) throw badCursor()
  return id
}

/** Records in order of their ids, and the id of the last one if there may be more. */
interface Browsed {
  readonly records: readonly Record<string, unknown>[]
  readonly last: string | undefined
}

function lastOf<T>(rows: readonly T[], limit: number, idOf: (row: T) => string): string | undefined {
  const row = rows.length < limit ? undefined : rows.at(-1)
  return row === undefined ? undefined : idOf(row)
}

async function browseItems(db: Db, after: string, limit: number): Promise<Browsed> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT product_id AS id FROM search_documents
    WHERE product_id > ${itemAfter(after)}::int AND place = 0 ORDER BY product_id LIMIT ${limit}`)
  const records = await loadRecords(
    db,
    rows.map((row) => row.id),
  )
  return {
    records: records.map((record) => ({ ...record })),
    last: lastOf(rows, limit, ({ id }) => String(id)),
  }
}

async function browseSuggestions(db: Db, after: string, limit: number): Promise<Browsed> {
  const { rows } = await db.execute<{ query: string; popularity: number; hits: number }>(sql`
    SELECT query, popularity, hits FROM search_suggestions WHERE query > ${after} ORDER BY query LIMIT ${limit}`)
  return { records: rows.map(suggestionRecord), last: lastOf(rows, limit, ({ query }) => query) }
}

/** A query suggestion as a record, in the form of the hosted service. */
export function suggestionRecord({ query, popularity, hits }: { query: string; popularity: number; hits: number }) {
  return {
    objectID: query,
    query,
    popularity,
    nb_words: query.split(' ').length,
    items: { exact_nb_hits: hits, facets: { exact_matches: {}, analytics: {} } },
  }
}

/** A page of all records of an index made from the catalogue, in order of their ids. */
export function browseCatalogue(db: Db, index: CatalogueIndex, after: string, limit: number): Promise<Browsed> {
  return index === 'items' ? browseItems(db, after, limit) : browseSuggestions(db, after, limit)
}

async function browsePushedIndex(
  db: Db,
  index: string,
  { params, after, limit }: { params: SearchParams; after: string; limit: number },
): Promise<Browsed> {
  const rows = await browsePushed(db, index, await settingsOf(db, index), { params, after, limit })
  return { records: rows.map(({ body }) => body), last: lastOf(rows, limit, ({ id }) => id) }
}

function isUnfiltered({ query, filters, facetFilters }: SearchParams): boolean {
  return query === '' && filters === '' && facetFilters.length === 0
}

/**
 * Answers the records of an index page by page; the cursor of an answer leads to the next page, the last has none.
 * @throws ProtocolError 400 for an invalid cursor, 404 when there is no such index
 */
export async function browse(db: Db, index: string, body: unknown) {
  const started = performance.now()
  const { cursor, ...rest } = parse(bodySchema, body)
  const params = readSearchParams({ ...rest, hitsPerPage: rest.hitsPerPage ?? defaultSize })
  const after = cursor === undefined ? '' : decode(cursor)
  const limit = Math.max(1, params.hitsPerPage)
  if (isCatalogueIndex(index) && !isUnfiltered(params)) {
    throw new ProtocolError(400, `Index ${index} can only be browsed whole. Leave query and filters out, or search it.`)
  }
  const { records, last } = isCatalogueIndex(index)
    ? await browseCatalogue(db, index, after, limit)
    : await browsePushedIndex(db, index, { params, after, limit })
  return {
    hits: records.map((record) => pick(record, params.attributesToRetrieve)),
    hitsPerPage: limit,
    query: params.query,
    params: '',
    processingTimeMS: Math.round(performance.now() - started),
    ...(last === undefined ? {} : { cursor: encode(last) }),
  }
}
