import type { AccountSettings } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { items } from './catalog.js'
import { cents, createdAt, identity, percent, unitPrice } from './columns.js'

/** Numbers of the accounts that the store opens: `G-` + nextval. */
export const accountNoSequence = pgSequence('account_no_seq', { startWith: 20001 })

/** A company that buys. A parent has children; users with a parent login may switch between them. */
export const accounts = pgTable(
  'accounts',
  {
    id: identity(),
    parentId: integer('parent_id').references((): AnyPgColumn => accounts.id),
    accountNo: text('account_no').notNull().unique(),
    accountName: text('account_name').notNull(),
    industry: text('industry').notNull().default('general'),
    phone: text('phone'),
    rxLevels: text('rx_levels').array().notNull().default(sql`ARRAY['1']::text[]`),
    priceLevel: text('price_level').notNull().default('List Price'),
    hasTerms: boolean('has_terms').notNull().default(false),
    terms: text('terms'),
    termsDays: integer('terms_days'),
    creditLimitCents: cents('credit_limit_cents').notNull().default(0),
    /** What the company owes on open invoices; updated with each posted invoice, payment or credit. */
    balanceCents: cents('balance_cents').notNull().default(0),
    convenienceFee: boolean('convenience_fee').notNull().default(false),
    convenienceFeePercent: percent('convenience_fee_percent').notNull().default('0'),
    taxExempt: boolean('tax_exempt').notNull().default(false),
    /** Days of the week on which the company takes deliveries, 1 Monday to 5 Friday; empty means any. */
    deliveryDays: integer('delivery_days').array().notNull().default(sql`ARRAY[]::integer[]`),
    statementFrequency: text('statement_frequency')
      .$type<AccountSettings['statementFrequency']>()
      .notNull()
      .default('monthly'),
    /** The last day of the latest statement that was mailed; null before the first one. */
    lastStatementOn: date('last_statement_on', { mode: 'string' }),
    /** The day of the latest reminder of overdue invoices; null before the first one. */
    lastRemindedOn: date('last_reminded_on', { mode: 'string' }),
    statementMethod: text('statement_method').$type<AccountSettings['statementMethod']>().notNull().default('email'),
    statementIncludeInvoices: boolean('statement_include_invoices').notNull().default(false),
    approvalsNotification: text('approvals_notification')
      .$type<AccountSettings['approvalsNotification']>()
      .notNull()
      .default('each'),
    /** The day, in New York, from which a login needs a second step; null if the company requires none. */
    secondStepFrom: date('second_step_from', { mode: 'string' }),
    /** Administrators have yet to read that seeing prices no longer includes the right to pay. */
    showsPayNotice: boolean('shows_pay_notice').notNull().default(false),
    /** When false, nobody of the company can sign in and its sessions are refused. */
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [index('accounts_parent_idx').on(table.parentId)],
)

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
