import type { Fulfillment, MatrixDetail, OrderStatus } from '@gauze/contract'
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
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.js'
import { users } from './auth.js'
import { items } from './catalogue.js'
import { cents, conversionRate, createdAt, identity, moment, percent, unitPrice, updatedAt } from './columns.js'

/** Numbers shown to people: `SO-` + nextval. Seeded orders take theirs from the same sequence. */
export const orderNoSequence = pgSequence('order_no_seq', { startWith: 100001 })
export const estimateNoSequence = pgSequence('estimate_no_seq', { startWith: 10001 })

/** An address as it was when the document was created. */
export interface AddressSnapshot {
  id: number
  label: string
  attention: string
  line1: string
  line2: string
  city: string
  state: string
  zip: string
}

/** How the document was paid for at that time; never a card number. */
export type PaymentSnapshot =
  | { kind: 'terms'; terms: string }
  | { kind: 'card'; paymentMethodId: number; brand: string; last4: string }

export const orders = pgTable(
  'orders',
  {
    id: identity(),
    orderNo: text('order_no').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status').$type<OrderStatus>().notNull(),
    poNum: text('po_num').notNull().default(''),
    notes: text('notes').notNull().default(''),
    shipDate: date('ship_date', { mode: 'string' }),
    shipAddressId: integer('ship_address_id').notNull(),
    shipAddress: jsonb('ship_address').$type<AddressSnapshot>().notNull(),
    billAddressId: integer('bill_address_id').notNull(),
    billAddress: jsonb('bill_address').$type<AddressSnapshot>().notNull(),
    payment: jsonb('payment').$type<PaymentSnapshot>().notNull(),
    taxRatePercent: percent('tax_rate_percent').notNull().default('0'),
    subtotalCents: cents('subtotal_cents').notNull(),
    shippingCents: cents('shipping_cents').notNull().default(0),
    taxCents: cents('tax_cents').notNull().default(0),
    convenienceFeeCents: cents('convenience_fee_cents').notNull().default(0),
    totalCents: cents('total_cents').notNull(),
    approvedBy: integer('approved_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    rejectionReason: text('rejection_reason'),
    subscriptionId: integer('subscription_id'),
    /** The key that came with the placement: the last line of defense against a second order. */
    idempotencyKey: text('idempotency_key'),
    placedAt: moment('placed_at').notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('orders_idempotency_idx').on(table.accountId, table.idempotencyKey),
    index('orders_account_placed_idx').on(table.accountId, table.placedAt.desc()),
    index('orders_account_status_idx').on(table.accountId, table.status),
    index('orders_user_idx').on(table.userId),
    check(
      'orders_total_check',
      sql`${table.totalCents} = ${table.subtotalCents} + ${table.shippingCents} + ${table.taxCents} + ${table.convenienceFeeCents}`,
    ),
  ],
)

/** Lines keep what they were sold as: names, unit and price do not follow the catalogue. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
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
    quantityFulfilled: integer('quantity_fulfilled').notNull().default(0),
    taxable: boolean('taxable').notNull().default(true),
    totalCents: cents('total_cents').notNull(),
  },
  (table) => [
    uniqueIndex('order_lines_order_idx').on(table.orderId, table.position),
    index('order_lines_item_idx').on(table.itemId),
    check('order_lines_quantity_check', sql`${table.quantity} >= 1`),
  ],
)

/** What an order has taken and may have to give back, in base units. Special orders take nothing out of stock. */
export const reservedGoods = pgTable(
  'reserved_goods',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    fromStock: integer('from_stock').notNull(),
    fromAllocation: integer('from_allocation').notNull(),
    /** First day of the period whose allocation it came from; null when it came from none. */
    allocationStart: date('allocation_start', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.itemId] })],
)

/**
 * A payment by card that the provider was asked to reserve for an order, written before it is asked: whatever becomes of
 * the order or of the answer, the reserved money is taken or given back. One that was released is never used again.
 */
export const paymentHolds = pgTable(
  'payment_holds',
  {
    /** The payment's key for the provider. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null once the company is deleted, whose reserved money still has to be given back. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The Idempotency-Key of the order. */
    orderKey: text('order_key').notNull(),
    /** The request but its key; never a card number. */
    request: jsonb('request').$type<object>().notNull(),
    /** What the provider calls it. */
    reference: text('reference'),
    orderId: integer('order_id').references(() => orders.id),
    /** The last time. */
    requestedAt: moment('requested_at').notNull().defaultNow(),
    releasedAt: moment('released_at'),
    /** When the provider had taken the money or given it back, or nothing more could be done. */
    settledAt: moment('settled_at'),
    /** Why the provider neither took the money nor gave it back; people have to see to it. */
    failure: text('failure'),
  },
  (table) => [
    uniqueIndex('payment_holds_request_idx')
      .on(table.accountId, table.orderKey, table.request)
      .where(sql`${table.releasedAt} IS NULL`),
    index('payment_holds_unsettled_idx').on(table.requestedAt).where(sql`${table.settledAt} IS NULL`),
    index('payment_holds_failed_idx').on(table.orderId).where(sql`${table.failure} IS NOT NULL`),
  ],
)

/** A parcel on its way. */
export const fulfilments = pgTable(
  'fulfilments',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    carrier: text('carrier').$type<Fulfillment['carrier']>().notNull(),
    trackingNumber: text('tracking_number').notNull(),
    workwaveId: text('workwave_id'),
    status: text('status').$type<'Packed' | 'Shipped' | 'Out for Delivery' | 'Delivered'>().notNull(),
    shippedAt: moment('shipped_at').notNull(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('fulfilments_order_idx').on(table.orderId),
    index('fulfilments_account_idx').on(table.accountId, table.shippedAt.desc()),
    index('fulfilments_tracking_idx').on(table.trackingNumber),
  ],
)

export const fulfilmentLines = pgTable(
  'fulfilment_lines',
  {
    id: identity(),
    fulfilmentId: integer('fulfilment_id')
      .notNull()
      .references(() => fulfilments.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (table) => [index('fulfilment_lines_fulfilment_idx').on(table.fulfilmentId)],
)

/** Estimates answer quote requests; they can be turned into a cart. */
export const estimates = pgTable(
  'estimates',
  {
    id: identity(),
    estimateNo: text('estimate_no').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    userId: integer('user_id').references(() => users.id),
    status: text('status').$type<'Requested' | 'Open' | 'Accepted' | 'Expired' | 'Declined'>().notNull(),
    title: text('title').notNull().default(''),
    notes: text('notes').notNull().default(''),
    expiresOn: date('expires_on', { mode: 'string' }),
    subtotalCents: cents('subtotal_cents').notNull(),
    shippingCents: cents('shipping_cents').notNull().default(0),
    taxCents: cents('tax_cents').notNull().default(0),
    totalCents: cents('total_cents').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('estimates_account_idx').on(table.accountId, table.createdAt.desc())],
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
