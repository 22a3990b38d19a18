import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.js'
import { users } from './auth.js'
import { createdAt, identity, moment } from './columns.js'

/** One row per user told; unread while `readAt` is null. `metaData` as spec section 3 lists by type. */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notificationType: text('notification_type').notNull(),
    metaData: jsonb('meta_data').$type<Record<string, unknown>>().notNull().default({}),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_user_idx').on(table.userId, table.accountId, table.createdAt.desc()),
    index('notifications_unread_idx').on(table.userId).where(sql`${table.readAt} IS NULL`),
  ],
)

/** Asks for 'Item Back in Stock'. */
export const stockWatches = pgTable(
  'stock_watches',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    itemId: integer('item_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('stock_watches_item_idx').on(table.itemId)],
)
