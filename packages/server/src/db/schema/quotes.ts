import type { EstimateStatus, MatrixDetail } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { items } from './catalog.js'
import { cents, conversionRate, createdAt, identity, moment, unitPrice } from './columns.js'
import { accounts, users } from './company.js'
import { orders } from './orders.js'

export const estimateNoSequence = pgSequence('estimate_no_seq', { startWith: 10001 })

/**
 * A quote that a company requested, and the estimate that answers it. Amounts and prices are 0 until the store answers.
 * An open quote past its last day is expired, even if its stored status differs.
 */
export const estimates = pgTable(
  'estimates',
  {
    id: identity(),
    estimateNo: text('estimate_no').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    userId: integer('user_id').references(() => users.id),
    status: text('status').$type<EstimateStatus>().notNull(),
    title: text('title').notNull().default(''),
    notes: text('notes').notNull().default(''),
    neededBy: date('needed_by', { mode: 'string' }),
    /** The words of the store: a note, or the reason why it was declined. */
    answer: text('answer').notNull().default(''),
    answeredAt: moment('answered_at'),
    /** The last day of the prices, in Eastern time. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** The order that accepted it. */
    orderId: integer('order_id').references(() => orders.id),
    subtotalCents: cents('subtotal_cents').notNull(),
    shippingCents: cents('shipping_cents').notNull().default(0),
    taxCents: cents('tax_cents').notNull().default(0),
    totalCents: cents('total_cents').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('estimates_account_idx').on(table.accountId, table.createdAt.desc()),
    index('estimates_status_idx').on(table.status, table.createdAt),
    index('estimates_order_idx').on(table.orderId),
    check('estimates_order_check', sql`${table.orderId} IS NULL OR ${table.status} = 'Accepted'`),
  ],
)

export const estimateLines = pgTable(
  'estimate_lines',
  {
    id: identity(),
    estimateId: integer('estimate_id')
      .notNull()
      .references(() => estimates.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
    unitId: integer('unit_id').notNull(),
    itemName: text('item_name').notNull(),
    displayName: text('display_name').notNull(),
    mpn: text('mpn').notNull(),
    matrixDetails: jsonb('matrix_details').$type<MatrixDetail[]>().notNull().default([]),
    unitName: text('unit_name').notNull(),
    unitLabel: text('unit_label').notNull(),
    conversionRate: conversionRate('conversion_rate').notNull(),
    price: unitPrice('price').notNull(),
    quantity: integer('quantity').notNull(),
    totalCents: cents('total_cents').notNull(),
  },
  (table) => [uniqueIndex('estimate_lines_estimate_idx').on(table.estimateId, table.position)],
)
