import { sql } from 'drizzle-orm'
import { type Db, inTransaction } from '../../db/client.js'
import { loadSources, type SearchDocument, toDocument } from './documents.js'
import { rebuildFacetCounts, recountFacets } from './facet-counts.js'
import { type GatheredSuggestion, SuggestionGatherer } from './suggestions.js'
import { typoKeysOf } from './typos.js'

/** What a run of {@link buildIndex} did. */
export interface IndexReport {
  readonly documents: number
  readonly words: number
  readonly milliseconds: number
}

/** Any number, the same in every process that builds. */
const advisoryLock = 4_728_912
const batchSize = 1000
const maxSuggestions = 20_000
/** An empty index this large is filled faster without its GIN indexes, which are made afterwards. */
const bulkThreshold = 5000
const tierSizes = [1000, 8000, 64_000] as const

const settingsKey = 'search.tiers'

/** Popularity from which a product belongs to a tier, the highest tier first. */
type Tiers = readonly number[]

/** The word that stands for a tier. No word of a text can begin so. */
export const tierWord = (tier: number): string => `~${tier}`

/** Every tier word, the most popular first. */
export const tierWords: readonly string[] = [...tierSizes.keys(), tierSizes.length].map(tierWord)

const tierOf = (popularity: number, tiers: Tiers): number => {
  const tier = tiers.findIndex((from) => popularity >= from)
  return tier === -1 ? tiers.length : tier
}

const tiersOf = (documents: readonly SearchDocument[]): number[] => {
  const sorted = documents.map((document) => document.popularity).sort((left, right) => right - left)
  return tierSizes.map((size) => (sorted.length <= size ? 0 : (sorted[size] ?? 0) + 1))
}

const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

const batchesOf = <T>(values: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size))

const writeDocuments = async (tx: Db, documents: readonly SearchDocument[], tiers: Tiers) => {
  for (const batch of batchesOf(documents, batchSize)) {
    const vectors = batch.map(({ vector, popularity }) => `'${tierWord(tierOf(popularity, tiers))}' ${vector}`)
    await tx.execute(sql`
      INSERT INTO search_documents AS d (item_id, tsv, popularity, facets, sort_name, listed_at)
      SELECT id, tsv::tsvector, popularity, facets::text[], sort_name, listed_at
      FROM unnest(
        ${sql.param(batch.map((document) => document.id))}::int[],
        ${sql.param(vectors)}::text[],
        ${sql.param(batch.map((document) => document.popularity))}::int[],
        ${sql.param(batch.map((document) => arrayLiteral(document.facets)))}::text[],
        ${sql.param(batch.map((document) => document.sortName))}::text[],
        ${sql.param(batch.map((document) => document.listedAt))}::timestamptz[]
      ) AS n (id, tsv, popularity, facets, sort_name, listed_at)
      ON CONFLICT (item_id) DO UPDATE SET tsv = excluded.tsv, popularity = excluded.popularity,
        facets = excluded.facets, sort_name = excluded.sort_name, listed_at = excluded.listed_at
      WHERE (d.tsv, d.popularity, d.facets, d.sort_name, d.listed_at)
        IS DISTINCT FROM (excluded.tsv, excluded.popularity, excluded.facets, excluded.sort_name, excluded.listed_at)`)
    const codes = batch.flatMap((document) => document.codes.map((code) => ({ ...code, documentId: document.id })))
    await tx.execute(sql`
      DELETE FROM search_codes WHERE document_id = ANY(${sql.param(batch.map((document) => document.id))}::int[])`)
    await tx.execute(sql`
      INSERT INTO search_codes (code, item_id, document_id)
      SELECT * FROM unnest(
        ${sql.param(codes.map((code) => code.code))}::text[],
        ${sql.param(codes.map((code) => code.itemId))}::int[],
        ${sql.param(codes.map((code) => code.documentId))}::int[])
      ON CONFLICT (code, item_id) DO UPDATE SET document_id = excluded.document_id`)
  }
}

const addTypoKeys = async (tx: Db, words: readonly string[]) => {
  for (const batch of batchesOf(words, batchSize)) {
    const pairs = batch.flatMap((word) => typoKeysOf(word).map((key) => ({ key, word })))
    await tx.execute(sql`
      INSERT INTO search_typo_keys (key, word)
      SELECT * FROM unnest(${sql.param(pairs.map((pair) => pair.key))}::text[],
                           ${sql.param(pairs.map((pair) => pair.word))}::text[])
      ON CONFLICT DO NOTHING`)
  }
}

/** Adds to the document counts of words; words that no document has any more go, new ones get their typo keys. */
const changeVocabulary = async (tx: Db, changes: ReadonlyMap<string, number>) => {
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

const count = (changes: Map<string, number>, words: Iterable<string>, by: number) => {
  for (const word of words) changes.set(word, (changes.get(word) ?? 0) + by)
}

const writeSuggestions = async (tx: Db, suggestions: readonly GatheredSuggestion[]) => {
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
  // What people searched for with success weighs as if a popular product were called so.
  await tx.execute(sql`
    UPDATE search_suggestions s SET popularity = s.popularity + a.searches * 1000
    FROM (SELECT lower(query) AS query, count(*)::int AS searches FROM search_activity WHERE hits > 0 GROUP BY 1) a
    WHERE a.query = s.query`)
}

const textIndexes = [
  ['search_documents_tsv_idx', 'tsv'],
  ['search_documents_facets_idx', 'facets'],
] as const

const dropTextIndexes = async (tx: Db) => {
  for (const [name] of textIndexes) await tx.execute(sql`DROP INDEX ${sql.identifier(name)}`)
}

const createTextIndexes = async (tx: Db) => {
  await tx.execute(sql`SET LOCAL maintenance_work_mem = '256MB'`)
  for (const [name, column] of textIndexes) {
    await tx.execute(sql`
      CREATE INDEX ${sql.identifier(name)} ON search_documents
      USING gin (${sql.identifier(column)}) WITH (fastupdate = off)`)
  }
}

const buildAll = async (tx: Db): Promise<Omit<IndexReport, 'milliseconds'>> => {
  const documents: SearchDocument[] = []
  const vocabulary = new Map<string, number>()
  const gatherer = new SuggestionGatherer()
  for (let after = 0; ; ) {
    const sources = await loadSources(tx, after, batchSize)
    for (const source of sources) {
      const document = toDocument(source)
      documents.push(document)
      count(vocabulary, document.words, 1)
      gatherer.add(source, document.popularity)
    }
    const last = sources.at(-1)
    if (last === undefined) break
    after = last.id
  }
  const tiers = tiersOf(documents)
  const { rows } = await tx.execute(sql`SELECT 1 FROM search_documents LIMIT 1`)
  const bulk = rows.length === 0 && documents.length > bulkThreshold
  if (bulk) await dropTextIndexes(tx)
  await writeDocuments(tx, documents, tiers)
  await tx.execute(sql`
    DELETE FROM search_documents WHERE item_id <> ALL(${sql.param(documents.map((document) => document.id))}::int[])`)
  if (bulk) await createTextIndexes(tx)
  await rebuildFacetCounts(tx)
  await tx.execute(sql`DELETE FROM search_vocabulary`)
  await tx.execute(sql`DELETE FROM search_typo_keys`)
  await changeVocabulary(tx, vocabulary)
  await writeSuggestions(tx, gatherer.top(maxSuggestions))
  await tx.execute(sql`
    INSERT INTO settings (key, value) VALUES (${settingsKey}, ${JSON.stringify(tiers)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`)
  return { documents: documents.length, words: vocabulary.size }
}

const buildSome = async (tx: Db, ids: readonly number[]): Promise<Omit<IndexReport, 'milliseconds'>> => {
  const { rows: products } = await tx.execute<{ id: number }>(sql`
    SELECT DISTINCT coalesce(parent_id, id) AS id FROM items WHERE id = ANY(${sql.param([...ids])}::int[])`)
  const documentIds = [...new Set([...ids, ...products.map((product) => product.id)])]
  const { rows: tierRows } = await tx.execute<{ tiers: number[] }>(sql`
    SELECT value AS tiers FROM settings WHERE key = ${settingsKey}`)
  const tiers = tierRows[0]?.tiers ?? tierSizes.map(() => 0)
  const { rows: before } = await tx.execute<{ words: string[] }>(sql`
    SELECT tsvector_to_array(tsv) AS words FROM search_documents
    WHERE item_id = ANY(${sql.param(documentIds)}::int[]) FOR UPDATE`)
  const documents = (await loadSources(tx, 0, documentIds.length, documentIds)).map(toDocument)
  const changes = new Map<string, number>()
  for (const row of before)
    count(
      changes,
      row.words.filter((word) => !/[~^]/.test(word)),
      -1,
    )
  for (const document of documents) count(changes, document.words, 1)
  await recountFacets(tx, documentIds, async () => {
    await writeDocuments(tx, documents, tiers)
    await tx.execute(sql`
      DELETE FROM search_documents WHERE item_id = ANY(${sql.param(documentIds)}::int[])
      AND item_id <> ALL(${sql.param(documents.map((document) => document.id))}::int[])`)
  })
  await changeVocabulary(tx, changes)
  return { documents: documents.length, words: changes.size }
}

/**
 * Brings the search index up to the catalogue: all of it, or the products that given items belong to. Searches go on
 * meanwhile and see the old index until the end. Run it after seeding (all) and after catalogue changes (ids).
 * @param ids item ids, variants included; products that are inactive or gone leave the index
 * @returns how many products were indexed, how many words they use or changed, and the time in milliseconds
 * @example
 * await buildIndex(db)
 * await buildIndex(db, [changedItemId])
 */
export const buildIndex = async (db: Db, ids?: readonly number[]): Promise<IndexReport> => {
  const start = performance.now()
  const report = await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLock})`)
    return ids === undefined ? buildAll(tx) : buildSome(tx, ids)
  })
  if (ids === undefined) {
    await db.execute(
      sql`ANALYZE search_documents, search_facet_counts, search_vocabulary, search_typo_keys, search_codes, search_suggestions`,
    )
  }
  return { ...report, milliseconds: performance.now() - start }
}
