import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.js'
import { accounts, users } from './company.js'

/** The postal addresses of a company. */
export const addresses = pgTable(
  'addresses',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    label: text('label').notNull().default(''),
    attention: text('attention').notNull().default(''),
    line1: text('line1').notNull(),
    line2: text('line2').notNull().default(''),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    country: text('country').notNull().default('US'),
    phone: text('phone').notNull().default(''),
    defaultShipping: boolean('default_shipping').notNull().default(false),
    defaultBilling: boolean('default_billing').notNull().default(false),
    /** Deleted addresses stay for the orders that refer to them. */
    deleted: boolean('deleted').notNull().default(false),
    createdAt: createdAt(),
    /** The buyer who added it for their own orders; null for an address that the company shares. */
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment('changed_at'),
  },
  (table) => [
    index('addresses_account_idx').on(table.accountId),
    uniqueIndex('addresses_default_shipping_idx')
      .on(table.accountId)
      .where(sql`${table.defaultShipping} AND NOT ${table.deleted}`),
    uniqueIndex('addresses_default_billing_idx')
      .on(table.accountId)
      .where(sql`${table.defaultBilling} AND NOT ${table.deleted}`),
  ],
)
