import { type Db, inTransaction, lockForTransaction } from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import { loadPopularities, loadSources, type SearchDocument, type SearchSource, toDocuments } from './documents.js'
import { writeFacetBits } from './facet-bits.js'
import { FacetCounter } from './facet-counter.js'
import { recountFacets, writeFacetCounts } from './facet-counts.js'
import { saveIndexFormat } from './index-format.js'
import { loadSlots, type Slots } from './slots.js'
import { type GatheredSuggestion, SuggestionGatherer } from './suggestions.js'
import { loadTiers, saveTiers, type Tiers, tiersOf, tierWordOf } from './tiers.js'
import { typoKeysOf } from './typos.js'

/** The results of a run of {@link buildIndex}. */
export interface IndexReport {
  readonly documents: number
  readonly words: number
  readonly milliseconds: number
}

const batchSize = 1000
const maxSuggestions = 20_000
/** An empty index of this size is filled faster without its GIN indexes, which are created afterwards. */
const bulkThreshold = 5000

function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}

function batchesOf<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size))
}

interface Filling {
  readonly tiers: Tiers
  readonly slots: Slots
  /** The tables are empty; their indexes are created afterwards. */
  readonly bulk: boolean
}

/** Skips rows that stay the same, as most codes do when a catalogue is indexed again. */
async function writeCodes(tx: Db, documents: readonly SearchDocument[], { bulk }: Filling) {
  const codes = documents.flatMap(({ id, codes: own }) => own.map((code) => ({ ...code, id })))
  const rows = sql`unnest(
    ${sql.param(codes.map(({ code }) => code))}::text[],
    ${sql.param(codes.map(({ id }) => id))}::int[],
    ${sql.param(codes.map(({ kind }) => kind))}::int[]) AS n (code, document_id, kind)`
  if (!bulk)
    await tx.execute(sql`
    DELETE FROM search_codes c WHERE document_id = ANY(${sql.param(documents.map(({ id }) => id))}::int[])
    AND NOT EXISTS (SELECT 1 FROM ${rows} WHERE n.code = c.code AND n.document_id = c.document_id)`)
  await tx.execute(sql`
    INSERT INTO search_codes AS c (code, document_id, kind) SELECT * FROM ${rows}
    ON CONFLICT (code, document_id) DO UPDATE SET kind = excluded.kind WHERE c.kind <> excluded.kind`)
}

/** Batches of about {@link batchSize} documents that never part the documents of a product. */
function wholeProducts(documents: readonly SearchDocument[]): SearchDocument[][] {
  const batches: SearchDocument[][] = []
  for (const document of documents) {
    const last = batches.at(-1)
    if (last === undefined || (last.length >= batchSize && last.at(-1)?.productId !== document.productId))
      batches.push([document])
    else last.push(document)
  }
  return batches
}

async function writeDocuments(tx: Db, documents: readonly SearchDocument[], filling: Filling) {
  for (const batch of wholeProducts(documents)) {
    const vectors = batch.map(
      ({ productId, popularity, vector }) => `'${tierWordOf({ id: productId, popularity }, filling.tiers)}' ${vector}`,
    )
    const slots = await filling.slots.of(tx, batch)
    await tx.execute(sql`
      INSERT INTO search_documents AS d
        (item_id, product_id, place, alone, slot, tsv, popularity, rank, facets, shared, sort_name, listed_at)
      SELECT n.id, n.product_id, n.place, n.alone, n.slot, n.tsv::tsvector, n.popularity, n.rank, n.facets::text[],
        n.shared, n.sort_name, n.listed_at
      FROM unnest(
        ${sql.param(batch.map(({ id }) => id))}::int[],
        ${sql.param(batch.map(({ productId }) => productId))}::int[],
        ${sql.param(batch.map(({ place }) => place))}::int[],
        ${sql.param(batch.map(({ alone }) => alone))}::bool[],
        ${sql.param(batch.map(({ id }) => slots.get(id)))}::int[],
        ${sql.param(vectors)}::text[],
        ${sql.param(batch.map(({ popularity }) => popularity))}::int[],
        ${sql.param(batch.map(({ rank }) => rank))}::int[],
        ${sql.param(batch.map(({ facets }) => arrayLiteral(facets)))}::text[],
        ${sql.param(batch.map(({ shared }) => shared))}::int[],
        ${sql.param(batch.map(({ sortName }) => sortName))}::text[],
        ${sql.param(batch.map(({ listedAt }) => listedAt))}::timestamptz[]
      ) AS n (id, product_id, place, alone, slot, tsv, popularity, rank, facets, shared, sort_name, listed_at)
      ON CONFLICT (item_id) DO UPDATE SET product_id = excluded.product_id, place = excluded.place,
        alone = excluded.alone, slot = excluded.slot, tsv = excluded.tsv, popularity = excluded.popularity,
        rank = excluded.rank, facets = excluded.facets, shared = excluded.shared,
        sort_name = excluded.sort_name, listed_at = excluded.listed_at
      WHERE (d.product_id, d.place, d.alone, d.slot, d.tsv, d.popularity, d.rank, d.facets, d.shared,
        d.sort_name, d.listed_at)
        IS DISTINCT FROM (excluded.product_id, excluded.place, excluded.alone, excluded.slot, excluded.tsv,
          excluded.popularity, excluded.rank, excluded.facets, excluded.shared, excluded.sort_name, excluded.listed_at)`)
    await writeCodes(tx, batch, filling)
  }
}

async function addTypoKeys(tx: Db, words: readonly string[]) {
  for (const batch of batchesOf(words, batchSize)) {
    const pairs = batch.flatMap((word) => typoKeysOf(word).map((key) => ({ key, word })))
    await tx.execute(sql`
      INSERT INTO search_typo_keys (key, word)
      SELECT * FROM unnest(${sql.param(pairs.map((pair) => pair.key))}::text[],
                           ${sql.param(pairs.map((pair) => pair.word))}::text[])
      ON CONFLICT DO NOTHING`)
  }
}

/**
 * Adds to the document counts of words. Deletes words that no document uses any more; new words get their typo keys.
 */
async function changeVocabulary(tx: Db, changes: ReadonlyMap<string, number>) {
  const words = [...changes].filter(([, change]) => change !== 0).sort(([left], [right]) => (left < right ? -1 : 1))
  const fresh: string[] = []
  for (const batch of batchesOf(words, batchSize * 5)) {
    const { rows } = await tx.execute<{ word: string; fresh: boolean }>(sql`
      INSERT INTO search_vocabulary AS v (word, docs)
      SELECT * FROM unnest(${sql.param(batch.map(([word]) => word))}::text[],
                           ${sql.param(batch.map(([, change]) => change))}::int[])
      ON CONFLICT (word) DO UPDATE SET docs = v.docs + excluded.docs
      RETURNING word, xmax = 0 AS fresh`)
    for (const row of rows) if (row.fresh) fresh.push(row.word)
  }
  await addTypoKeys(tx, fresh)
  await tx.execute(sql`
    WITH gone AS (DELETE FROM search_vocabulary WHERE docs <= 0 RETURNING word)
    DELETE FROM search_typo_keys k USING gone WHERE k.word = gone.word`)
}

function count(changes: Map<string, number>, words: Iterable<string>, by: number) {
  for (const word of words) changes.set(word, (changes.get(word) ?? 0) + by)
}

async function writeSuggestions(tx: Db, suggestions: readonly GatheredSuggestion[]) {
  await tx.execute(sql`DELETE FROM search_suggestions`)
  for (const batch of batchesOf(suggestions, batchSize)) {
    const vectors = batch.map(({ words }) => words.map((word, at) => `'${word}':${at + 1}`).join(' '))
    await tx.execute(sql`
      INSERT INTO search_suggestions (query, tsv, popularity, hits)
      SELECT query, tsv::tsvector, popularity, hits FROM unnest(
        ${sql.param(batch.map((suggestion) => suggestion.query))}::text[],
        ${sql.param(vectors)}::text[],
        ${sql.param(batch.map((suggestion) => suggestion.popularity))}::int[],
        ${sql.param(batch.map((suggestion) => suggestion.hits))}::int[]) AS n (query, tsv, popularity, hits)`)
  }
}

const textIndexes = [
  ['search_documents_tsv_idx', 'tsv'],
  ['search_documents_facets_idx', 'facets'],
] as const

const codesReference = sql.identifier('search_codes_document_id_search_documents_item_id_fk')

/** Drops the indexes that are faster to build at once than row by row. */
async function dropIndexes(tx: Db) {
  for (const [name] of textIndexes) await tx.execute(sql`DROP INDEX ${sql.identifier(name)}`)
  await tx.execute(sql`ALTER TABLE search_codes DROP CONSTRAINT ${codesReference}`)
  await tx.execute(sql`DROP INDEX search_codes_prefix_idx, search_codes_document_idx`)
}

/**
 * Creates the indexes of the filled tables. The most popular products are stored together first: type-ahead reads few
 * others, so the rows that it needs stay in memory however large the catalogue is.
 */
async function createIndexes(tx: Db) {
  await tx.execute(sql`SET LOCAL maintenance_work_mem = '256MB'`)
  await tx.execute(sql`CLUSTER search_documents USING search_documents_rank_idx`)
  for (const [name, column] of textIndexes) {
    await tx.execute(sql`
      CREATE INDEX ${sql.identifier(name)} ON search_documents
      USING gin (${sql.identifier(column)}) WITH (fastupdate = off)`)
  }
  await tx.execute(sql`CREATE INDEX search_codes_prefix_idx ON search_codes (code text_pattern_ops)`)
  await tx.execute(sql`CREATE INDEX search_codes_document_idx ON search_codes (document_id)`)
  await tx.execute(sql`
    ALTER TABLE search_codes ADD CONSTRAINT ${codesReference}
    FOREIGN KEY (document_id) REFERENCES search_documents (item_id) ON DELETE CASCADE`)
}

/**
 * Writes every product in batches and removes the items that the catalogue no longer lists. The database reads the next
 * batch while this one becomes documents.
 */
async function writeAll(
  tx: Db,
  filling: Filling,
  seen: (source: SearchSource, documents: readonly SearchDocument[]) => void,
) {
  let after = 0
  let sources = await loadSources(tx, after, batchSize)
  for (;;) {
    const last = sources.at(-1)?.id
    const next = last === undefined ? [] : loadSources(tx, last, batchSize)
    const documents = sources.flatMap((source) => {
      const own = toDocuments(source)
      seen(source, own)
      return own
    })
    sources = await next
    await writeDocuments(tx, documents, filling)
    if (!filling.bulk)
      await tx.execute(sql`
        DELETE FROM search_documents
        WHERE product_id > ${after} ${last === undefined ? sql`` : sql`AND product_id <= ${last}`}
        AND item_id <> ALL(${sql.param(documents.map(({ id }) => id))}::int[])`)
    if (last === undefined) return
    after = last
  }
}

async function buildAll(tx: Db): Promise<Omit<IndexReport, 'milliseconds'>> {
  const vocabulary = new Map<string, number>()
  const gatherer = new SuggestionGatherer()
  const facets = new FacetCounter()
  const popularities = await loadPopularities(tx)
  const tiers = tiersOf(popularities)
  const products = popularities.reduce((sum, one) => sum + one.products, 0)
  const { rows } = await tx.execute(sql`SELECT 1 FROM search_documents LIMIT 1`)
  const bulk = rows.length === 0 && products > bulkThreshold
  if (bulk) await dropIndexes(tx)
  await writeAll(tx, { tiers, slots: await loadSlots(tx, { isNew: bulk }), bulk }, (source, documents) => {
    for (const document of documents) count(vocabulary, document.words, 1)
    gatherer.add(source, source.popularity)
    facets.add(documents.map((document) => document.facets))
  })
  if (bulk) await createIndexes(tx)
  await writeFacetCounts(tx, facets.counts())
  await writeFacetBits(tx)
  await tx.execute(sql`DELETE FROM search_vocabulary`)
  await tx.execute(sql`DELETE FROM search_typo_keys`)
  await changeVocabulary(tx, vocabulary)
  await writeSuggestions(tx, gatherer.top(maxSuggestions))
  await saveTiers(tx, tiers)
  await saveIndexFormat(tx)
  return { documents: products, words: vocabulary.size }
}

async function buildSome(tx: Db, ids: readonly number[]): Promise<Omit<IndexReport, 'milliseconds'>> {
  const all = sql.param([...ids])
  const { rows: products } = await tx.execute<{ id: number }>(sql`
    SELECT coalesce(parent_id, id) AS id FROM items WHERE id = ANY(${all}::int[])
    UNION SELECT product_id FROM search_documents WHERE item_id = ANY(${all}::int[])`)
  const productIds = [...new Set([...ids, ...products.map((product) => product.id)])]
  const tiers = await loadTiers(tx)
  const { rows: before } = await tx.execute<{ words: string[] }>(sql`
    SELECT tsvector_to_array(tsv) AS words FROM search_documents
    WHERE product_id = ANY(${sql.param(productIds)}::int[]) FOR UPDATE`)
  const sources = await loadSources(tx, 0, productIds.length, productIds)
  const documents = sources.flatMap(toDocuments)
  const changes = new Map<string, number>()
  for (const row of before)
    count(
      changes,
      row.words.filter((word) => !/[~^]/.test(word)),
      -1,
    )
  for (const document of documents) count(changes, document.words, 1)
  await recountFacets(tx, productIds, async () => {
    await writeDocuments(tx, documents, { tiers, slots: await loadSlots(tx), bulk: false })
    await tx.execute(sql`
      DELETE FROM search_documents WHERE product_id = ANY(${sql.param(productIds)}::int[])
      AND item_id <> ALL(${sql.param(documents.map(({ id }) => id))}::int[])`)
  })
  await changeVocabulary(tx, changes)
  return { documents: sources.length, words: changes.size }
}

/**
 * Updates the search index from the catalogue: all of it, or the products that the given items belong to. Searches
 * continue meanwhile and see the old index until the end; where there was none, they may wait for it. Run it after
 * seeding (all) and after catalogue changes (ids).
 * @param ids item ids, variants included; products that are inactive or gone leave the index
 * @returns how many products were indexed, how many words they use or changed, and the time in milliseconds
 * @example
 * await buildIndex(db)
 * await buildIndex(db, [changedItemId])
 */
export async function buildIndex(db: Db, ids?: readonly number[]): Promise<IndexReport> {
  const start = performance.now()
  const report = await inTransaction(db, async (tx) => {
    await lockForTransaction(tx, 'searchIndex')
    return ids === undefined ? buildAll(tx) : buildSome(tx, ids)
  })
  if (ids === undefined) {
    await db.execute(
      sql`ANALYZE search_documents, search_facet_counts, search_facet_bits, search_vocabulary, search_typo_keys, search_codes, search_suggestions`,
    )
  }
  return { ...report, milliseconds: performance.now() - start }
}
