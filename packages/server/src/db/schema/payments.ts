import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { creditMemos, type InvoicePaymentMethod, invoices } from './billing.js'
import { cents, identity, moment } from './columns.js'
import { accounts, users } from './company.js'

/** Numbers shown to people: `PMT-` + nextval. */
export const paymentNoSequence = pgSequence('payment_no_seq', { startWith: 300001 })

/**
 * Money received, or a pending debit of a bank account. The part of a posted payment that is not applied is an
 * unapplied payment: amountCents - appliedCents.
 */
export const payments = pgTable(
  'payments',
  {
    id: identity(),
    paymentNo: text('payment_no').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    userId: integer('user_id').references(() => users.id),
    method: jsonb('method').$type<InvoicePaymentMethod>().notNull(),
    memo: text('memo').notNull().default(''),
    amountCents: cents('amount_cents').notNull(),
    appliedCents: cents('applied_cents').notNull().default(0),
    /** The convenience fee, charged on top of the amount. */
    feeCents: cents('fee_cents').notNull().default(0),
    providerReference: text('provider_reference'),
    status: text('status').$type<'Pending' | 'Posted' | 'Failed' | 'Voided'>().notNull(),
    idempotencyKey: text('idempotency_key'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /**
     * The day by which the money of a payment that began as pending is expected; null for a payment that counted at
     * once.
     */
    expectedOn: date('expected_on', { mode: 'string' }),
    /** When the money of a payment that began as pending had come; null until then, and for other payments. */
    postedAt: moment('posted_at'),
    /** When the money turned out not to come; null for a payment that was not returned. */
    returnedAt: moment('returned_at'),
  },
  (table) => [
    uniqueIndex('payments_idempotency_idx').on(table.accountId, table.idempotencyKey),
    index('payments_account_idx').on(table.accountId, table.receivedAt.desc()),
    check('payments_applied_check', sql`${table.appliedCents} BETWEEN 0 AND ${table.amountCents}`),
  ],
)

/** How much of a payment or of a credit memo (exactly one of them) was applied to which invoice. */
export const paymentApplications = pgTable(
  'payment_applications',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    paymentId: integer('payment_id').references(() => payments.id),
    creditMemoId: integer('credit_memo_id').references(() => creditMemos.id),
    /** The payment with which a person used it; null for a credit that the store applied. */
    withPaymentId: integer('with_payment_id').references(() => payments.id),
    amountCents: cents('amount_cents').notNull(),
    appliedAt: moment('applied_at').notNull().defaultNow(),
    /** When its payment was returned: from then on it pays nothing. Null while it counts. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('payment_applications_invoice_idx').on(table.invoiceId),
    index('payment_applications_payment_idx').on(table.paymentId),
    index('payment_applications_credit_memo_idx').on(table.creditMemoId),
    index('payment_applications_with_payment_idx').on(table.withPaymentId),
    check('payment_applications_amount_check', sql`${table.amountCents} > 0`),
    check('payment_applications_source_check', sql`num_nonnulls(${table.paymentId}, ${table.creditMemoId}) = 1`),
  ],
)
