import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment, updatedAt } from './columns.js'
import { accounts, users } from './company.js'
import { orders } from './orders.js'

/** How a procurement system talks to the store. */
export type PunchoutProtocol = 'cxml' | 'oci'

/** Procurement systems whose users may shop, each for one company. */
export const punchoutBuyers = pgTable(
  'punchout_buyers',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    protocol: text('protocol').$type<PunchoutProtocol>().notNull(),
    /** The domain of the cXML credential, such as DUNS; empty for OCI. */
    domain: text('domain').notNull().default(''),
    /** The identity of the cXML credential, or the OCI user name. */
    identity: text('identity').notNull(),
    /** Only the hash of the shared secret is stored. */
    secretHash: text('secret_hash').notNull(),
    /** Origins to which carts may return, such as https://buyer.example. */
    returnOrigins: text('return_origins').array().notNull(),
    active: boolean('active').notNull().default(true),
    /** The user of the company for whom purchase orders are placed; null for a system that may send none. */
    orderUserId: integer('order_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Where confirmations, ship notices and invoices go; null for nowhere. */
    documentsUrl: text('documents_url'),
    /** The shared secret of these documents. It is stored as it is, because each document carries it. */
    documentsSecret: text('documents_secret'),
    /** Whether the address may be in a private network, and without https. */
    documentsPrivate: boolean('documents_private').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('punchout_buyers_identity_idx')
      .on(table.protocol, sql`lower(${table.domain})`, sql`lower(${table.identity})`)
      .where(sql`${table.active}`),
  ],
)

/** Visits of people from procurement systems. Each has a user of its own, and so a cart of its own. */
export const punchoutSessions = pgTable(
  'punchout_sessions',
  {
    id: identity(),
    buyerId: integer('buyer_id')
      .notNull()
      .references(() => punchoutBuyers.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    operation: text('operation').$type<'create' | 'edit' | 'inspect'>().notNull(),
    /** The procurement system's own name of the visit; it proves nothing. */
    buyerCookie: text('buyer_cookie').notNull(),
    returnUrl: text('return_url').notNull(),
    /** The fields that the returned message repeats, such as credentials. */
    echo: jsonb('echo').$type<Record<string, string>>().notNull().default({}),
    startPath: text('start_path').notNull(),
    /** Numbers of items that were sent and are not in the cart. */
    missing: jsonb('missing').$type<string[]>().notNull().default([]),
    /** Numbers of items of which the cart has another quantity than was sent. */
    adjusted: jsonb('adjusted').$type<string[]>().notNull().default([]),
    /** Only the hash of the start page's secret is stored. */
    startHash: text('start_hash').notNull().unique(),
    startExpiresAt: moment('start_expires_at').notNull(),
    startedAt: moment('started_at'),
    /** Only the hash of the return page's secret is stored. */
    returnHash: text('return_hash').unique(),
    returnExpiresAt: moment('return_expires_at'),
    /** The fields of the form that returns the cart. */
    returned: jsonb('returned').$type<Record<string, string>>(),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('punchout_sessions_buyer_idx').on(table.buyerId, table.createdAt),
    uniqueIndex('punchout_sessions_user_idx').on(table.userId),
  ],
)

/** A line of a purchase order as the procurement system numbers it. */
export interface PurchasedLine {
  readonly lineNumber: string
  readonly itemId: number
  readonly unitId: number
  readonly quantity: number
}

/** The sender and the receiver of a purchase order; in answers they change places. */
export interface CxmlParties {
  readonly fromDomain: string
  readonly fromIdentity: string
  readonly toDomain: string
  readonly toIdentity: string
}

/** Purchase orders that procurement systems sent, each as its latest version. */
export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    buyerId: integer('buyer_id')
      .notNull()
      .references(() => punchoutBuyers.id, { onDelete: 'cascade' }),
    /** The orderID of the procurement system. */
    number: text('number').notNull(),
    version: integer('version').notNull(),
    /** Of the latest document, to which confirmations refer. */
    payloadId: text('payload_id').notNull(),
    /** The day of the order, as the system wrote it; empty if it wrote none. */
    orderDate: text('order_date').notNull(),
    /** The hash of the content of the latest version. */
    contentHash: text('content_hash').notNull(),
    parties: jsonb('parties').$type<CxmlParties>().notNull(),
    lines: jsonb('lines').$type<PurchasedLine[]>().notNull(),
    /** The order that it became; null once the system has canceled it. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('purchase_orders_number_idx').on(table.buyerId, table.number),
    uniqueIndex('purchase_orders_order_idx').on(table.orderId),
  ],
)

/** The kind of a document of a purchase order: the store receives an `order`, and sends the other kinds. */
export type DocumentKind = 'order' | 'confirmation' | 'rejection' | 'shipNotice' | 'invoice'

/** The state of a document: an order was accepted or refused; a sent document waits, was accepted, or was given up. */
export type DocumentState = 'accepted' | 'refused' | 'queued' | 'sent' | 'failed'

/** The log of documents from and to procurement systems, and the queue of the outgoing documents. */
export const punchoutDocuments = pgTable(
  'punchout_documents',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    buyerId: integer('buyer_id')
      .notNull()
      .references(() => punchoutBuyers.id, { onDelete: 'cascade' }),
    purchaseOrderId: integer('purchase_order_id').references(() => purchaseOrders.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<DocumentKind>().notNull(),
    /** The orderID of the procurement system; empty if a refused document had none. */
    number: text('number').notNull(),
    payloadId: text('payload_id').notNull(),
    /** Whether it came with the deployment mode `test`. */
    isTest: boolean('is_test').notNull().default(false),
    /** The hash of the content of an order; null for an outgoing document. */
    contentHash: text('content_hash'),
    /** The parcel of a ship notice, or the invoice. */
    subjectId: integer('subject_id'),
    /**
     * The Request element of a document that goes out, from its first attempt on; its header comes with each attempt.
     */
    body: text('body'),
    state: text('state').$type<DocumentState>().notNull(),
    /** The status of the cXML answer: the store's to an order, the other system's to other documents. */
    statusCode: integer('status_code'),
    /** The words of that answer, or why there was none. */
    statusText: text('status_text').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: createdAt(),
    /** When it was accepted, refused or given up. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    uniqueIndex('punchout_documents_payload_idx').on(table.buyerId, table.payloadId, table.isTest),
    index('punchout_documents_queue_idx').on(table.nextAttemptAt).where(sql`${table.state} = 'queued'`),
    index('punchout_documents_order_idx').on(table.purchaseOrderId, table.id),
    index('punchout_documents_created_idx').on(table.createdAt),
  ],
)
