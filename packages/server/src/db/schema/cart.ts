import type { CartNotification } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { items, itemUnits } from './catalog.js'
import { createdAt, identity, unitPrice, updatedAt } from './columns.js'
import { accounts, users } from './company.js'
import { estimates } from './quotes.js'

/** One cart for a user in an account. `version` rises with every change, so that an older answer never wins. */
export const carts = pgTable(
  'carts',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(0),
    approvedBy: integer('approved_by'),
    contactId: integer('contact_id'),
    notifications: jsonb('notifications').$type<CartNotification[]>().notNull().default([]),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('carts_owner_idx').on(table.userId, table.accountId)],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    id: identity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
    unitId: integer('unit_id')
      .notNull()
      .references(() => itemUnits.id),
    quantity: integer('quantity').notNull(),
    /** Orders the lines of a cart; null: the line's id. A removed line that is added back has its old one. */
    position: integer('position'),
    /** Price per base unit when the shopper last confirmed the line; a different current price is shown as a change. */
    confirmedPrice: unitPrice('confirmed_price'),
    /** The estimate that the line was added from. */
    estimateId: integer('estimate_id').references(() => estimates.id, { onDelete: 'set null' }),
    /** The search that led here, for conversion events. */
    searchTerm: text('search_term'),
    queryId: text('query_id'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('cart_lines_merge_idx').on(table.cartId, table.itemId, table.unitId),
    index('cart_lines_estimate_idx').on(table.estimateId),
    check('cart_lines_quantity_check', sql`${table.quantity} >= 1`),
  ],
)

/** Saved for later, of a user in an account. */
export const savedLines = pgTable(
  'saved_lines',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
    unitId: integer('unit_id')
      .notNull()
      .references(() => itemUnits.id),
    quantity: integer('quantity').notNull(),
    /** The estimate of the cart line that was saved. */
    estimateId: integer('estimate_id').references(() => estimates.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_lines_merge_idx').on(table.userId, table.accountId, table.itemId, table.unitId),
    index('saved_lines_estimate_idx').on(table.estimateId),
    check('saved_lines_quantity_check', sql`${table.quantity} >= 1`),
  ],
)
