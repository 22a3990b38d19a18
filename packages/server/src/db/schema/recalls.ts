import type { RecallClass } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import {
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
import { identity, moment } from './columns.js'
import { accounts, users } from './company.js'
import { fulfilmentLines } from './orders.js'

/** Numbers shown to people: `RC-` + nextval. */
export const recallNoSequence = pgSequence('recall_no_seq', { startWith: 1001 })

/** Recalls that the store published. */
export const recalls = pgTable(
  'recalls',
  {
    id: identity(),
    recallNo: text('recall_no').notNull().unique(),
    title: text('title').notNull(),
    reason: text('reason').notNull(),
    riskClass: text('risk_class').$type<RecallClass>().notNull(),
    whatToDo: text('what_to_do').notNull(),
    /** For people, who compare them with labels: shipments have no lots. Empty for every lot. */
    lots: jsonb('lots').$type<string[]>().notNull().default([]),
    /** The first and the last recalled ship date, in Eastern time. */
    shippedFrom: date('shipped_from', { mode: 'string' }),
    shippedTo: date('shipped_to', { mode: 'string' }),
    /** Empty without a notice of the maker. */
    makerUrl: text('maker_url').notNull().default(''),
    publishedAt: moment('published_at').notNull(),
    /** Null while the recall is open. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    check('recalls_class_check', sql`${table.riskClass} IN ('I', 'II', 'III')`),
    check('recalls_days_check', sql`${table.shippedFrom} <= ${table.shippedTo}`),
    index('recalls_open_idx').on(table.id).where(sql`${table.closedAt} IS NULL`),
  ],
)

export const recallItems = pgTable(
  'recall_items',
  {
    recallId: integer('recall_id')
      .notNull()
      .references(() => recalls.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id),
  },
  (table) => [primaryKey({ columns: [table.recallId, table.itemId] }), index('recall_items_item_idx').on(table.itemId)],
)

/** A recall for one company that received some of its goods. */
export const recallNotices = pgTable(
  'recall_notices',
  {
    id: identity(),
    recallId: integer('recall_id')
      .notNull()
      .references(() => recalls.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    matchedAt: moment('matched_at').notNull(),
    /** Null while the company has not acknowledged all its lines. */
    acknowledgedAt: moment('acknowledged_at'),
    /** The time of the latest notice to people of the company: the first notice, or a reminder. */
    toldAt: moment('told_at').notNull(),
  },
  (table) => [
    uniqueIndex('recall_notices_recall_idx').on(table.recallId, table.accountId),
    index('recall_notices_account_idx').on(table.accountId),
  ],
)

/** Goods that the company received: one line of an order in one shipment. */
export const recallLines = pgTable(
  'recall_lines',
  {
    id: identity(),
    noticeId: integer('notice_id')
      .notNull()
      .references(() => recallNotices.id, { onDelete: 'cascade' }),
    fulfilmentLineId: integer('fulfilment_line_id')
      .notNull()
      .references(() => fulfilmentLines.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('recall_lines_notice_idx').on(table.noticeId, table.fulfilmentLineId),
    index('recall_lines_fulfilment_line_idx').on(table.fulfilmentLineId),
  ],
)

/** The people who got a notice of a recall, so that each gets one mail and one notification. */
export const recallRecipients = pgTable(
  'recall_recipients',
  {
    noticeId: integer('notice_id')
      .notNull()
      .references(() => recallNotices.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.userId] })],
)

/** The versions of the acknowledgment of a recall by one company. A trigger refuses changes of rows. */
export const recallAcknowledgments = pgTable(
  'recall_acknowledgments',
  {
    id: identity(),
    noticeId: integer('notice_id')
      .notNull()
      .references(() => recallNotices.id, { onDelete: 'cascade' }),
    /** From 1. */
    version: integer('version').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
    note: text('note').notNull().default(''),
  },
  (table) => [uniqueIndex('recall_acknowledgments_version_idx').on(table.noticeId, table.version)],
)

/** The quantity that the company found of each line, in the unit of the line. A trigger refuses changes of rows. */
export const recallCounts = pgTable(
  'recall_counts',
  {
    acknowledgmentId: integer('acknowledgment_id')
      .notNull()
      .references(() => recallAcknowledgments.id, { onDelete: 'cascade' }),
    lineId: integer('line_id')
      .notNull()
      .references(() => recallLines.id, { onDelete: 'cascade' }),
    found: integer('found').notNull(),
    used: integer('used').notNull(),
    /** Of the found goods, like the returned ones. */
    quarantined: integer('quarantined').notNull(),
    returned: integer('returned').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.acknowledgmentId, table.lineId] }),
    index('recall_counts_line_idx').on(table.lineId),
    check(
      'recall_counts_check',
      sql`${table.found} >= 0 AND ${table.used} >= 0 AND ${table.quarantined} >= 0 AND ${table.returned} >= 0
        AND ${table.quarantined} + ${table.returned} <= ${table.found}`,
    ),
  ],
)
