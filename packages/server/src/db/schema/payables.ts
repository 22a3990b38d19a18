import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.js'
import { accounts } from './company.js'
import { orders } from './orders.js'
import { payments } from './payments.js'

/**
 * Money that the payment provider was asked to reserve for a payable: an order, or a payment of invoices. The row is
 * written before the provider is asked, so that the money is captured or released even if the payable fails or the
 * provider's answer is lost. A released hold is never used again.
 */
export const paymentHolds = pgTable(
  'payment_holds',
  {
    /** The payment's key for the provider. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null once the company is deleted, whose reserved money still has to be released. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The Idempotency-Key of the payable. */
    payableKey: text('payable_key').notNull(),
    /** The request without its key; never a card number. */
    request: jsonb('request').$type<object>().notNull(),
    /** The provider's name of the payment. */
    reference: text('reference'),
    /** The payable, once it is written. */
    orderId: integer('order_id').references(() => orders.id),
    paymentId: integer('payment_id').references(() => payments.id),
    /** When the provider was last asked. */
    requestedAt: moment('requested_at').notNull().defaultNow(),
    /** When the payable became due: from then on a job captures the money. */
    captureRequestedAt: moment('capture_requested_at'),
    /** When the payable ended, or turned out never to have been written: from then on a job releases the money. */
    releasedAt: moment('released_at'),
    /** When to ask the provider again about money that a bank is still moving; null for at once. */
    askAfter: moment('ask_after'),
    /** When the provider had captured or released the money, or nothing more could be done. */
    settledAt: moment('settled_at'),
    /** Why the provider neither captured nor released the money; a person has to look into it. */
    failure: text('failure'),
  },
  (table) => [
    uniqueIndex('payment_holds_request_idx')
      .on(table.accountId, table.payableKey, table.request)
      .where(sql`${table.releasedAt} IS NULL`),
    index('payment_holds_unsettled_idx').on(table.requestedAt).where(sql`${table.settledAt} IS NULL`),
    index('payment_holds_failed_idx').on(table.orderId).where(sql`${table.failure} IS NOT NULL`),
    index('payment_holds_order_idx').on(table.orderId),
    check('payment_holds_payable_check', sql`num_nonnulls(${table.orderId}, ${table.paymentId}) <= 1`),
  ],
)
