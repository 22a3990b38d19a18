import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { items } from './catalog.js'
import { createdAt, moment, updatedAt } from './columns.js'

/**
 * Products whose index is out of date, written by triggers on the catalogue in the transaction that changes it. Rows
 * are only added and deleted, never updated, so that writers to the catalogue do not wait for each other here.
 */
export const searchChanges = pgTable('search_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The product that shows the changed item; it may be gone. */
  itemId: integer('item_id').notNull(),
})

/** The actions of shoppers on a product on a day: each person counts once per day and kind. */
export const searchInterest = pgTable(
  'search_interest',
  {
    day: date('day').notNull(),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    clicks: integer('clicks').notNull().default(0),
    carts: integer('carts').notNull().default(0),
    orders: integer('orders').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.itemId] }), index('search_interest_item_idx').on(table.itemId)],
)

/** A product's current popularity, from the recent clicks, carts and orders of shoppers. */
export const searchPopularity = pgTable('search_popularity', {
  itemId: integer('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  score: integer('score').notNull(),
})

/** The person behind the random token that a browser searches with, learned when a signed-in user lists products. */
export const searchUserTokens = pgTable(
  'search_user_tokens',
  {
    userToken: text('user_token').primaryKey(),
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [
    index('search_user_tokens_user_idx').on(table.userId),
    index('search_user_tokens_seen_idx').on(table.seenAt),
  ],
)

/** Indexes that were filled through the write protocol, as opposed to the indexes made from the catalogue. */
export const searchPushedIndexes = pgTable('search_pushed_indexes', {
  name: text('name').primaryKey(),
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

function indexName() {
  return text('index_name')
    .notNull()
    .references(() => searchPushedIndexes.name, { onDelete: 'cascade', onUpdate: 'cascade' })
}

function pushedColumns() {
  return {
    indexName: indexName(),
    objectId: text('object_id').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
  }
}

/** Records of pushed indexes. */
export const searchPushedRecords = pgTable('search_pushed_records', pushedColumns(), (table) => [
  primaryKey({ columns: [table.indexName, table.objectId] }),
  index('search_pushed_records_text_idx').using(
    'gin',
    sql`jsonb_to_tsvector('simple', ${table.body}, '["string", "numeric"]')`,
  ),
])

/** Synonyms of pushed indexes. */
export const searchPushedSynonyms = pgTable('search_pushed_synonyms', pushedColumns(), (table) => [
  primaryKey({ columns: [table.indexName, table.objectId] }),
])

/** Rules of pushed indexes. */
export const searchPushedRules = pgTable('search_pushed_rules', pushedColumns(), (table) => [
  primaryKey({ columns: [table.indexName, table.objectId] }),
])
