import { bit, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, tsvector } from './columns.js'

/**
 * One row per product that a listing shows: a single item, or a matrix product with the words of its variants. `tsv`
 * also holds a popularity tier as a word, so that a broad type-ahead can stop at the popular products. `facets` holds
 * `name:value` for every filter. Nothing here is a price. A row outlives its item until the index is updated, because
 * its counts must be subtracted then.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    itemId: integer('item_id').primaryKey(),
    /** Numbers the documents without large gaps, for `search_facet_bits`. */
    slot: integer('slot').notNull().generatedByDefaultAsIdentity(),
    tsv: tsvector('tsv').notNull(),
    popularity: integer('popularity').notNull(),
    /** Popularity, ranking products in stock before equally popular ones. */
    rank: integer('rank').notNull().default(0),
    facets: text('facets').array().notNull(),
    sortName: text('sort_name').notNull(),
    listedAt: moment('listed_at').notNull(),
  },
  (table) => [
    index('search_documents_tsv_idx').using('gin', table.tsv).with({ fastupdate: 'off' }),
    index('search_documents_facets_idx').using('gin', table.facets).with({ fastupdate: 'off' }),
    index('search_documents_rank_idx').on(table.rank.desc(), table.itemId),
    index('search_documents_name_idx').on(table.sortName, table.itemId),
    index('search_documents_listed_idx').on(table.listedAt.desc(), table.itemId.desc()),
  ],
)

/**
 * How many documents have a facet token, so that a broad listing need not read them all. A scope is the whole catalogue
 * (empty), a category (its url component), or one of these and a bar before a common facet token. An empty token counts
 * documents.
 */
export const searchFacetCounts = pgTable(
  'search_facet_counts',
  { scope: text('scope').notNull(), token: text('token').notNull(), docs: integer('docs').notNull() },
  (table) => [primaryKey({ columns: [table.scope, table.token] })],
)

/**
 * Which documents have a facet token, one bit each, 4096 slots to a chunk; an empty token has them all. Counting the
 * intersection of several choices reads these instead of the documents.
 */
export const searchFacetBits = pgTable(
  'search_facet_bits',
  {
    token: text('token').notNull(),
    chunk: integer('chunk').notNull(),
    bits: bit('bits', { dimensions: 4096 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.token, table.chunk] }),
    index('search_facet_bits_chunk_idx').on(table.chunk),
  ],
)

/** Item numbers, part numbers and GTINs without punctuation; `documentId` is the product that shows the item. */
export const searchCodes = pgTable(
  'search_codes',
  {
    code: text('code').notNull(),
    itemId: integer('item_id').notNull(),
    documentId: integer('document_id')
      .notNull()
      .references(() => searchDocuments.itemId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.itemId] }),
    index('search_codes_prefix_idx').on(table.code.op('text_pattern_ops')),
    index('search_codes_document_idx').on(table.documentId),
  ],
)

/** All words in use, with the number of documents that have them. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  { word: text('word').primaryKey(), docs: integer('docs').notNull() },
  (table) => [index('search_vocabulary_prefix_idx').on(table.word.op('text_pattern_ops'))],
)

/** The beginnings of a word with one letter dropped: two words one typo apart share such a key. */
export const searchTypoKeys = pgTable(
  'search_typo_keys',
  { key: text('key').notNull(), word: text('word').notNull() },
  (table) => [primaryKey({ columns: [table.key, table.word] }), index('search_typo_keys_word_idx').on(table.word)],
)

/** Query suggestions while somebody types. */
export const searchSuggestions = pgTable(
  'search_suggestions',
  {
    query: text('query').primaryKey(),
    tsv: tsvector('tsv').notNull(),
    popularity: integer('popularity').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [index('search_suggestions_tsv_idx').using('gin', table.tsv)],
)
