import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.js'
import { accounts, users } from './company.js'
import { orders } from './orders.js'

/**
 * One row per notified user; unread while `readAt` is null. `metaData` as spec section 3 lists by type. Triggers write
 * them when stock rises or a parcel is delivered, so that it does not matter which program makes the change.
 */
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

/** A request for 'Item Back in Stock'; deleted when it is fulfilled. */
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

/**
 * The goods that an order waits for, in base units. After 'Backorder Ready' was sent it stays until the order has been fulfilled
 * or ended, so that the goods are not promised to another order too.
 */
export const backorders = pgTable(
  'backorders',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: integer('item_id').notNull(),
    quantity: integer('quantity').notNull(),
    notifiedAt: moment('told_at'),
  },
  (table) => [index('backorders_item_idx').on(table.itemId), index('backorders_order_idx').on(table.orderId)],
)
