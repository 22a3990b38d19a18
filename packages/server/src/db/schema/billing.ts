import type { CallParsedInput, MatrixDetail } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { items } from './catalog.js'
import { cents, conversionRate, createdAt, identity, moment, unitPrice } from './columns.js'
import { accounts } from './company.js'
import { issues } from './issues.js'
import { type AddressSnapshot, orders, type PaymentSnapshot } from './orders.js'
import { users } from './sign-in.js'

/** Numbers shown to people: `INV-`, `PMT-`, `CM-` + nextval. */
export const invoiceNoSequence = pgSequence('invoice_no_seq', { startWith: 200001 })
export const paymentNoSequence = pgSequence('payment_no_seq', { startWith: 300001 })
export const creditMemoNoSequence = pgSequence('credit_memo_no_seq', { startWith: 400001 })

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
    /** Who added it; null for a card that came from another program. */
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
    /** Who added it and permitted debits; null for an account that came from another program. */
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

/** How a payment of invoices was made. */
export type InvoicePaymentMethod =
  | PaymentSnapshot
  | { kind: 'bank'; bankAccountId: number; bankName: string; last4: string }
  | { kind: 'check' | 'ach'; reference: string }
  | { kind: 'credits' }

/**
 * An invoice. The company owes `totalCents - paidCents - creditedCents`. To pay is what it owes less `pendingCents`;
 * overdue is to pay past `dueOn`.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: identity(),
    invoiceNo: text('invoice_no').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    orderId: integer('order_id').references(() => orders.id),
    poNum: text('po_num').notNull().default(''),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    shipAddress: jsonb('ship_address').$type<AddressSnapshot>().notNull(),
    billAddress: jsonb('bill_address').$type<AddressSnapshot>().notNull(),
    subtotalCents: cents('subtotal_cents').notNull(),
    shippingCents: cents('shipping_cents').notNull().default(0),
    taxCents: cents('tax_cents').notNull().default(0),
    convenienceFeeCents: cents('convenience_fee_cents').notNull().default(0),
    totalCents: cents('total_cents').notNull(),
    paidCents: cents('paid_cents').notNull().default(0),
    creditedCents: cents('credited_cents').notNull().default(0),
    /** What pending payments pay once their money has come. */
    pendingCents: cents('pending_cents').notNull().default(0),
    /** The days overdue of the latest reminder: 1, 15, 30 or 60; 0 before the first one. */
    remindedDays: integer('reminded_days').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('invoices_account_issued_idx').on(table.accountId, table.issuedOn.desc()),
    index('invoices_open_idx')
      .on(table.accountId, table.dueOn)
      .where(sql`${table.paidCents} + ${table.creditedCents} < ${table.totalCents}`),
    index('invoices_order_idx').on(table.orderId),
    check(
      'invoices_total_check',
      sql`${table.totalCents} = ${table.subtotalCents} + ${table.shippingCents} + ${table.taxCents} + ${table.convenienceFeeCents}`,
    ),
    check(
      'invoices_applied_check',
      sql`${table.paidCents} + ${table.creditedCents} + ${table.pendingCents} <= ${table.totalCents}`,
    ),
    check('invoices_pending_check', sql`${table.pendingCents} >= 0`),
  ],
)

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: identity(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
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
  (table) => [uniqueIndex('invoice_lines_invoice_idx').on(table.invoiceId, table.position)],
)

/**
 * Money received, or a pending debit of a bank account. The part of a posted payment that is not applied is an unapplied
 * payment: amountCents - appliedCents.
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
    /** The day by which the money of a payment that began as pending is expected; null for a payment that counted at once. */
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

export const creditMemos = pgTable(
  'credit_memos',
  {
    id: identity(),
    creditMemoNo: text('credit_memo_no').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    invoiceId: integer('invoice_id').references(() => invoices.id),
    reason: text('reason').notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    /** The return that it credits; null for another credit, which has no lines. */
    issueId: integer('issue_id').references(() => issues.id),
    /** The credited parts of the invoice's amounts; its lines are the rest. The total is less than them if earlier memos
     * credited the invoice. */
    shippingCents: cents('shipping_cents').notNull().default(0),
    taxCents: cents('tax_cents').notNull().default(0),
    convenienceFeeCents: cents('convenience_fee_cents').notNull().default(0),
    totalCents: cents('total_cents').notNull(),
    appliedCents: cents('applied_cents').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('credit_memos_account_idx').on(table.accountId, table.issuedOn.desc()),
    index('credit_memos_invoice_idx').on(table.invoiceId),
    // A return is credited once for each of its invoices.
    uniqueIndex('credit_memos_issue_idx').on(table.issueId, table.invoiceId),
    check('credit_memos_applied_check', sql`${table.appliedCents} BETWEEN 0 AND ${table.totalCents}`),
  ],
)

/** The returned goods that a credit memo credits. */
export const creditMemoLines = pgTable(
  'credit_memo_lines',
  {
    id: identity(),
    creditMemoId: integer('credit_memo_id')
      .notNull()
      .references(() => creditMemos.id, { onDelete: 'cascade' }),
    invoiceLineId: integer('invoice_line_id')
      .notNull()
      .references(() => invoiceLines.id),
    quantity: integer('quantity').notNull(),
    totalCents: cents('total_cents').notNull(),
  },
  (table) => [
    uniqueIndex('credit_memo_lines_memo_idx').on(table.creditMemoId, table.invoiceLineId),
    index('credit_memo_lines_invoice_line_idx').on(table.invoiceLineId),
    check('credit_memo_lines_quantity_check', sql`${table.quantity} >= 1`),
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
    /** The payment with which a person used it; null for one that the store applied. */
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

/**
 * Money that the payment provider was asked to reserve for a payable: an order, or a payment of invoices. The row is
 * written before the provider is asked, so that the money is captured or released whatever becomes of the payable or of
 * the provider's answer. A released hold is never used again.
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

/** A file that is written when its address is opened. */
export type PaperRequest =
  | { readonly kind: 'pdf' | 'zip'; readonly papers: CallParsedInput<'generateZip'> }
  | {
      readonly kind: 'statement'
      readonly startDate: string
      readonly statementDate: string
      readonly openTransactionsOnly: boolean
    }
  | ({ readonly kind: 'export' } & CallParsedInput<'exportTransactions'>)

/** Addresses of files, each for the session that asked for it. */
export const paperLinks = pgTable(
  'paper_links',
  {
    /** Of the secret in the address, which is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id'),
    sessionVersion: integer('session_version'),
    request: jsonb('request').$type<PaperRequest>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('paper_links_expires_idx').on(table.expiresAt)],
)
