import type { MatrixDetail } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { conversionRate, createdAt, identity, moment, unitPrice, updatedAt } from './columns.js'
import { looseNumberSql } from './loose-number.sql.js'

/** Two levels in use: a category without parent, and its subcategories. */
export const categories = pgTable(
  'categories',
  {
    id: identity(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    name: text('name').notNull(),
    urlComponent: text('url_component').notNull().unique(),
    imageUrl: text('image_url'),
    description: text('description').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('categories_parent_idx').on(table.parentId, table.position)],
)

/**
 * Products and their matrix variants. A variant has `parentId`; a row with variants is not sold itself
 * (`isMatrixParent`). Ids come from the catalogue, so that links and search records stay valid when the data is loaded
 * again.
 */
export const items = pgTable(
  'items',
  {
    id: integer('id').primaryKey(),
    parentId: integer('parent_id').references((): AnyPgColumn => items.id),
    isMatrixParent: boolean('is_matrix_parent').notNull().default(false),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    itemName: text('item_name').notNull(),
    displayName: text('display_name').notNull(),
    siteDisplayName: text('site_display_name').notNull(),
    description: text('description').notNull().default(''),
    manufacturer: text('manufacturer').notNull(),
    mpn: text('mpn').notNull(),
    gtin: text('gtin').notNull().default(''),
    urlComponent: text('url_component').notNull().unique(),
    quantityAvailable: integer('quantity_available').notNull().default(0),
    rxLevel: text('rx_level').notNull().default('1'),
    inactive: boolean('inactive').notNull().default(false),
    restricted: boolean('restricted').notNull().default(false),
    specialOrder: boolean('special_order').notNull().default(false),
    isAddableToCart: boolean('is_addable_to_cart').notNull().default(true),
    taxable: boolean('taxable').notNull().default(true),
    allocationPeriod: text('allocation_period'),
    thumbnailImage: text('thumbnail_image'),
    matrixDetails: jsonb('matrix_details').$type<MatrixDetail[]>().notNull().default([]),
    attributes: jsonb('attributes').$type<{ name: string; value: string }[]>().notNull().default([]),
    metaTag: text('meta_tag').notNull().default(''),
    titleTag: text('title_tag').notNull().default(''),
    h1Tag: text('h1_tag').notNull().default(''),
    searchKeywords: text('search_keywords').notNull().default(''),
    popularity: integer('popularity').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('items_item_name_idx').on(table.itemName),
    index('items_parent_idx').on(table.parentId),
    index('items_category_idx').on(table.categoryId, table.popularity.desc()),
    index('items_manufacturer_idx').on(table.manufacturer),
    index('items_mpn_idx').on(table.mpn),
    index('items_loose_item_name_idx').on(sql.raw(looseNumberSql('"item_name"'))),
    index('items_loose_mpn_idx').on(sql.raw(looseNumberSql('"mpn"'))),
    index('items_gtin_idx').on(table.gtin).where(sql`${table.gtin} <> ''`),
    index('items_popularity_idx').on(table.popularity.desc(), table.id),
    index('items_updated_idx').on(table.updatedAt),
  ],
)

/** Units an item is sold in. The base unit has rate 1; prices are per base unit. */
export const itemUnits = pgTable(
  'item_units',
  {
    id: identity(),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    unitName: text('unit_name').notNull(),
    label: text('label').notNull(),
    conversionRate: conversionRate('conversion_rate').notNull(),
    baseUnit: boolean('base_unit').notNull().default(false),
    /** The GTIN of this packaging; empty if it has none. The item's own GTIN is the GTIN of the base unit. */
    gtin: text('gtin').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    uniqueIndex('item_units_item_unit_idx').on(table.itemId, table.unitName),
    index('item_units_gtin_idx').on(table.gtin).where(sql`${table.gtin} <> ''`),
  ],
)

/** Prices by level, e.g. 'List Price'. A null price reads 'N/A': not for sale online at that level. */
export const itemPrices = pgTable(
  'item_prices',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    level: text('level').notNull(),
    price: unitPrice('price'),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.level] })],
)

export const itemImages = pgTable(
  'item_images',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    url: text('url').notNull(),
    largeUrl: text('large_url').notNull(),
    /** The view that the picture shows, such as 'front of the package'; empty when unknown. */
    name: text('name').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.position] })],
)

/** Downloads of an item: data sheets, instructions for use. */
export const itemFiles = pgTable(
  'item_files',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.position] })],
)

/** `related` feeds correlatedItems, `alternative` feeds alternativeItems. */
export const itemRelations = pgTable(
  'item_relations',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'related' | 'alternative'>().notNull(),
    relatedItemId: integer('related_item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.kind, table.relatedItemId] })],
)

/** All Rx levels and whether the store sells them now (getSellableControlledSubstances). */
export const rxLevels = pgTable('rx_levels', {
  level: text('level').primaryKey(),
  name: text('name').notNull(),
  sellable: boolean('sellable').notNull().default(true),
})

/**
 * Products that a user of a company opened from a search, with the latest time: feeds 'Pick Up Where You Left Off'. A
 * variant counts as its product.
 */
export const itemViews = pgTable(
  'item_views',
  {
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    viewedAt: moment('viewed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId, table.itemId] })],
)
