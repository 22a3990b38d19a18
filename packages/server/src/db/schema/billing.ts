import type { CallParsedInput, MatrixDetail } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { items } from './catalog.js'
import { cents, conversionRate, createdAt, identity, moment, unitPrice } from './columns.js'
import { accounts, users } from './company.js'
import { issues } from './issues.js'
import { type AddressSnapshot, orders, type PaymentSnapshot } from './orders.js'

/** Numbers shown to people: `INV-`, `CM-` + nextval. */
export const invoiceNoSequence = pgSequence('invoice_no_seq', { startWith: 200001 })
export const creditMemoNoSequence = pgSequence('credit_memo_no_seq', { startWith: 400001 })

/** How a payment of invoices was made. */
export type InvoicePaymentMethod =
  | PaymentSnapshot
  | { kind: 'bank'; bankAccountId: number; bankName: string; last4: string }
  | { kind: 'check' | 'ach'; reference: string }
  | { kind: 'credits' }

/**
 * An invoice. The company owes `totalCents - paidCents - creditedCents`. The amount to pay is the owed amount less
 * `pendingCents`; an invoice is overdue if it has an amount to pay after `dueOn`.
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
    /** The amount that pending payments pay once their money has come. */
    pendingCents: cents('pending_cents').notNull().default(0),
    /** The days overdue of the latest reminder: 1, 15, 30 or 60; 0 before the first one. */
    remindedDays: integer('reminded_days').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('invoices_account_issued_idx').on(table.accountId, table.issuedOn, table.id),
    index('invoices_account_due_idx').on(table.accountId, table.dueOn, table.id),
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
