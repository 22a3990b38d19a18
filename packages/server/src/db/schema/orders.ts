import type { Fulfillment, MatrixDetail, OrderStatus } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
} from 'drizzle-orm/pg-core'
import { items } from './catalog.js'
import { cents, conversionRate, identity, moment, percent, unitPrice, updatedAt } from './columns.js'
import { accounts, users } from './company.js'

/** Numbers shown to people: `SO-` + nextval. Seeded orders take theirs from the same sequence. */
export const orderNoSequence = pgSequence('order_no_seq', { startWith: 100001 })

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
    /** Whether the rate applied to the shipping charge, too; null for an order from before the store recorded it. */
    shippingTaxable: boolean('shipping_taxable'),
    /** The rate of the convenience fee, 0 without one; null for an order from before the store recorded it. */
    convenienceFeePercent: percent('convenience_fee_percent'),
    subtotalCents: cents('subtotal_cents').notNull(),
    shippingCents: cents('shipping_cents').notNull().default(0),
    taxCents: cents('tax_cents').notNull().default(0),
    convenienceFeeCents: cents('convenience_fee_cents').notNull().default(0),
    totalCents: cents('total_cents').notNull(),
    subscriptionId: integer('subscription_id'),
    /** The key that came with the placement: the last line of defense against a second order. */
    idempotencyKey: text('idempotency_key'),
    placedAt: moment('placed_at').notNull().defaultNow(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('orders_idempotency_idx').on(table.accountId, table.idempotencyKey),
    index('orders_account_placed_idx').on(table.accountId, table.placedAt, table.id),
    index('orders_account_status_idx').on(table.accountId, table.status),
    index('orders_user_idx').on(table.userId),
    check(
      'orders_total_check',
      sql`${table.totalCents} = ${table.subtotalCents} + ${table.shippingCents} + ${table.taxCents} + ${table.convenienceFeeCents}`,
    ),
  ],
)

/** The mover of an order: a person of the company, the store's own staff, or the store by itself. */
export type OrderActor = 'user' | 'operator' | 'system'

/** The history of an order's status, its placement included. A trigger refuses changes and deletions of rows. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    at: moment('at').notNull().defaultNow(),
    actor: text('actor').$type<OrderActor>().notNull(),
    /** The person, if the actor is a user. */
    userId: integer('user_id').references(() => users.id),
    /** Null for the first event. */
    fromStatus: text('from_status').$type<OrderStatus>(),
    toStatus: text('to_status').$type<OrderStatus>().notNull(),
    /** The total of the order after the move; null for an event from before the store recorded it. */
    totalCents: cents('total_cents'),
    reason: text('reason').notNull().default(''),
    /** The administrator for whom the person decided as a substitute. */
    onBehalfOf: integer('on_behalf_of').references(() => users.id),
  },
  (table) => [
    index('order_events_order_idx').on(table.orderId, table.id),
    check('order_events_actor_check', sql`(${table.actor} = 'user') = (${table.userId} IS NOT NULL)`),
  ],
)

/** Lines keep the names, unit and price of the sale; they do not follow the catalogue. */
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

/**
 * What a company bought of an item on a day, in Eastern time, by orders that were not given up. The sums reach from its
 * first purchase to this day, so that two rows tell the purchases of the days between them. Triggers write the rows.
 */
export const purchaseDays = pgTable(
  'purchase_days',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** Orders of the day. */
    orders: integer('orders').notNull(),
    /** Whether a subscription placed one of them. */
    isSubscribed: boolean('is_subscribed').notNull(),
    lastAt: moment('last_at').notNull(),
    /** The line of the latest of them. */
    lastLineId: integer('last_line_id').notNull(),
    ordersTo: integer('orders_to').notNull(),
    daysTo: integer('days_to').notNull(),
    subscribedDaysTo: integer('subscribed_days_to').notNull(),
    /** The sum of the squares of the days between one day of purchase and the next. */
    squaredGapsTo: bigint('squared_gaps_to', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.itemId, table.day] })],
)

/**
 * The goods that an order has taken and may have to give back, in base units. Special orders take nothing out of stock.
 */
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
    index('fulfilments_account_idx').on(table.accountId, table.shippedAt, table.id),
    index('fulfilments_on_the_way_idx').on(table.accountId).where(sql`${table.deliveredAt} IS NULL`),
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
  (table) => [
    index('fulfilment_lines_fulfilment_idx').on(table.fulfilmentId),
    index('fulfilment_lines_order_line_idx').on(table.orderLineId),
  ],
)
