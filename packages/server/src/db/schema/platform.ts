import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.js'

/** The facts that the server remembers about itself: the signing secret, the seed that was run. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/**
 * First answers by Idempotency-Key. Written in the transaction of the work itself, so that both are committed or
 * neither; a duplicate that comes meanwhile waits at the primary key.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId, table.call, table.key] }),
    index('idempotency_keys_created_idx').on(table.createdAt),
  ],
)

/** Searches, with the user if known. */
export const searchActivity = pgTable(
  'search_activity',
  {
    id: identity(),
    userId: integer('user_id'),
    accountId: integer('account_id'),
    userToken: text('user_token'),
    indexName: text('index_name').notNull(),
    query: text('query').notNull(),
    queryId: text('query_id'),
    hits: integer('hits').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('search_activity_user_idx').on(table.userId, table.createdAt.desc()),
    index('search_activity_query_idx').on(table.query),
    index('search_activity_created_idx').on(table.createdAt),
  ],
)

/** Click and conversion events as the hosted service's insights API takes them. */
export const insightsEvents = pgTable(
  'insights_events',
  {
    id: identity(),
    eventType: text('event_type').notNull(),
    eventSubtype: text('event_subtype'),
    eventName: text('event_name').notNull(),
    indexName: text('index_name').notNull(),
    userToken: text('user_token').notNull(),
    queryId: text('query_id'),
    objectIds: text('object_ids').array().notNull(),
    positions: integer('positions').array(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('insights_events_created_idx').on(table.createdAt)],
)

/** Mail to send, written in the transaction that causes it; a job sends it and marks it. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: identity(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** A PDF that goes with the mail, as base64, under a name. */
    attachment: text('attachment'),
    attachmentName: text('attachment_name'),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (table) => [index('mail_outbox_created_idx').on(table.createdAt)],
)
