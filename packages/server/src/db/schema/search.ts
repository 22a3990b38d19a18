import { bit, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, tsvector } from './columns.js'

/**
 * One row per item on sale: a single item, or a variant with the words that its product shares. `tsv` also holds a
 * popularity tier as a word, so that a broad type-ahead can stop at the popular items. `facets` holds `name:value` for
 * every filter. Nothing here is a price. A row outlives its item until the index is updated, because its counts must be
 * subtracted then.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    itemId: integer('item_id').primaryKey(),
    /** The product that a listing shows the item by: the item itself, or the product of its variants. */
    productId: integer('product_id').notNull(),
    /** Among the items of the product, in the order of preference: cards show item 0 unless another one is meant. */
    place: integer('place').notNull().default(0),
    /** Whether the product has no other item. */
    alone: boolean('alone').notNull().default(true),
    /** Numbers the documents, for `search_facet_bits`: the items of a product are at one place of a chunk's layers. */
    slot: integer('slot').notNull(),
    tsv: tsvector('tsv').notNull(),
    popularity: integer('popularity').notNull(),
    /** Popularity, ranking items in stock before equally popular ones. */
    rank: integer('rank').notNull().default(0),
    facets: text('facets').array().notNull(),
    /** How many of the facets, counted from the first, all items of the product have. */
    shared: integer('shared').notNull().default(0),
    sortName: text('sort_name').notNull(),
    listedAt: moment('listed_at').notNull(),
  },
  (table) => [
    index('search_documents_product_idx').on(table.productId),
    index('search_documents_slot_idx').on(table.alone, table.slot),
    index('search_documents_tsv_idx').using('gin', table.tsv).with({ fastupdate: 'off' }),
    index('search_documents_facets_idx').using('gin', table.facets).with({ fastupdate: 'off' }),
    index('search_documents_rank_idx').on(table.rank.desc(), table.productId),
    index('search_documents_name_idx').on(table.sortName, table.productId),
    index('search_documents_listed_idx').on(table.listedAt.desc(), table.productId.desc()),
  ],
)

/**
 * How many products have an item with a facet token, so that a broad listing need not read them all. A scope is the
 * whole catalogue (empty), a category (its url component), or one of these and a bar before a common facet token: then
 * the item has both tokens. An empty token counts products.
 */
export const searchFacetCounts = pgTable(
  'search_facet_counts',
  {
    scope: text('scope').notNull(),
    token: text('token').notNull(),
    docs: integer('docs').notNull(),
    /** Whether a broad listing of the scope offers the token: it is one of the commonest. */
    offered: boolean('offered').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.scope, table.token] })],
)

/**
 * Which documents have a facet token, one bit each, 8192 slots to a chunk; an empty token has them all. Counting the
 * intersection of several choices reads these instead of the documents. A chunk of products with several items has
 * layers, one for each item of a product: laid upon each other they are one bit for each product.
 */
export const searchFacetBits = pgTable(
  'search_facet_bits',
  {
    token: text('token').notNull(),
    chunk: integer('chunk').notNull(),
    bits: bit('bits', { dimensions: 8192 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.token, table.chunk] })],
)

/** Item numbers, MPNs and GTINs without punctuation, and looser forms of them. */
export const searchCodes = pgTable(
  'search_codes',
  {
    code: text('code').notNull(),
    /** The item that has the number, or whose product has it. */
    documentId: integer('document_id')
      .notNull()
      .references(() => searchDocuments.itemId, { onDelete: 'cascade' }),
    /** The kind of number; a better kind has the higher number. */
    kind: integer('kind').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.documentId] }),
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
