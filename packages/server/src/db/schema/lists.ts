import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { items, itemUnits } from './catalog.js'
import { createdAt, identity, moment, updatedAt } from './columns.js'
import { accounts, users } from './company.js'

/** A user's list of items; a shared one is seen by everyone in the account. */
export const itemLists = pgTable(
  'item_lists',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    shared: boolean('shared').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** A deleted list can be restored until housekeeping removes it. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    uniqueIndex('item_lists_owner_idx')
      .on(table.accountId, table.userId, sql`lower(${table.name})`)
      .where(sql`${table.deletedAt} IS NULL`),
  ],
)

export const itemListDetails = pgTable(
  'item_list_details',
  {
    id: identity(),
    itemListId: integer('item_list_id')
      .notNull()
      .references(() => itemLists.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
    unitId: integer('unit_id')
      .notNull()
      .references(() => itemUnits.id),
    quantity: integer('quantity').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('item_list_details_merge_idx').on(table.itemListId, table.itemId, table.unitId),
    index('item_list_details_item_idx').on(table.itemId),
    check('item_list_details_quantity_check', sql`${table.quantity} >= 1`),
  ],
)
