import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity } from './columns.js'
import { accounts, users } from './company.js'

/** A card, known only by its provider's token. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    holder: text('holder').notNull(),
    /** The company's own name of the card. */
    label: text('label').notNull().default(''),
    /** The person who added it; null for a card that came from another program. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    isDefault: boolean('is_default').notNull().default(false),
    deleted: boolean('deleted').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_methods_account_idx').on(table.accountId),
    uniqueIndex('payment_methods_default_idx')
      .on(table.accountId)
      .where(sql`${table.isDefault} AND NOT ${table.deleted}`),
    uniqueIndex('payment_methods_token_idx').on(table.accountId, table.token).where(sql`NOT ${table.deleted}`),
  ],
)

/** A bank account that pays invoices by ACH debit, known only by its provider's token. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    bankName: text('bank_name').notNull(),
    last4: text('last4').notNull(),
    holder: text('holder').notNull(),
    /** The company's own name of the account. */
    label: text('label').notNull().default(''),
    /** The person who added it and permitted debits; null for an account that came from another program. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    deleted: boolean('deleted').notNull().default(false),
    /** When debits were permitted, too. */
    createdAt: createdAt(),
  },
  (table) => [
    index('bank_accounts_account_idx').on(table.accountId),
    uniqueIndex('bank_accounts_token_idx').on(table.accountId, table.token).where(sql`NOT ${table.deleted}`),
  ],
)
