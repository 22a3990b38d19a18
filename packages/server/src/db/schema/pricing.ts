import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { items } from './catalog.js'
import { percent, unitPrice } from './columns.js'
import { accounts } from './company.js'

/** Contract prices: win over the account's price level. */
export const accountItemPrices = pgTable(
  'account_item_prices',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    price: unitPrice('price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.itemId] })],
)

/** How many base units of an item on allocation a company may still buy in the current period: max - used. */
export const accountAllocations = pgTable(
  'account_allocations',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    max: integer('max').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.itemId] }),
    check('account_allocations_used_check', sql`${table.used} >= 0`),
  ],
)

/** Sales tax by state; a row with a zip prefix (longest wins) overrides the state's row, whose prefix is empty. */
export const taxRates = pgTable(
  'tax_rates',
  {
    state: text('state').notNull(),
    zipPrefix: text('zip_prefix').notNull().default(''),
    ratePercent: percent('rate_percent').notNull(),
    shippingTaxable: boolean('shipping_taxable').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.state, table.zipPrefix] })],
)
