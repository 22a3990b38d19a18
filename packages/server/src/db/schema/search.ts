import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { items } from './catalogue.js'
import { moment, tsvector } from './columns.js'

/**
 * One row per product that a listing shows: a single item, or a matrix product with the words of its variants.
 * `tsv` also holds a popularity tier as a word, so that a broad type-ahead can stop at the popular products.
 * `facets` holds `name:value` for every filter. Nothing here is a price.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    itemId: integer('item_id')
      .primaryKey()
      .references(() => items.id, { onDelete: 'cascade' }),
    tsv: tsvector('tsv').notNull(),
    popularity: integer('popularity').notNull(),
    facets: text('facets').array().notNull(),
    sortName: text('sort_name').notNull(),
    listedAt: moment('listed_at').notNull(),
  },
  (table) => [
    index('search_documents_tsv_idx').using('gin', table.tsv).with({ fastupdate: 'off' }),
    index('search_documents_facets_idx').using('gin', table.facets).with({ fastupdate: 'off' }),
    index('search_documents_popularity_idx').on(table.popularity.desc(), table.itemId),
  ],
)

/**
 * How many documents carry a facet token, in the whole catalogue (`scope` is empty) and in each category (`scope` is its
 * url component), so that a listing without words or choices need not read them all. An empty token counts documents.
 */
export const searchFacetCounts = pgTable(
  'search_facet_counts',
  { scope: text('scope').notNull(), token: text('token').notNull(), docs: integer('docs').notNull() },
  (table) => [primaryKey({ columns: [table.scope, table.token] })],
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

/** The words in use and in how many documents. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  { word: text('word').primaryKey(), docs: integer('docs').notNull() },
  (table) => [index('search_vocabulary_prefix_idx').on(table.word.op('text_pattern_ops'))],
)

/** What is left of a word's beginnings when a letter is dropped: two words one typo apart share such a key. */
export const searchTypoKeys = pgTable(
  'search_typo_keys',
  { key: text('key').notNull(), word: text('word').notNull() },
  (table) => [primaryKey({ columns: [table.key, table.word] }), index('search_typo_keys_word_idx').on(table.word)],
)

/** Whole searches to offer while somebody types. */
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
