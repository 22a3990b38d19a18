import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { addresses } from './addresses.js'
import { bytes, createdAt, identity, moment } from './columns.js'
import { accounts, users } from './company.js'

/** Documents of licenses: PDF, PNG or JPEG. */
export const licenseDocuments = pgTable(
  'licence_documents',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
    /** When a license last stopped using it: it is kept for a month, so that the license can be brought back. */
    releasedAt: moment('released_at'),
  },
  (table) => [index('licence_documents_account_idx').on(table.accountId)],
)

/**
 * Controlled-substance licenses of an address that count, one per Rx level: the store has confirmed or entered them.
 * Licenses that wait for a review are in `licenseReviews`.
 */
export const addressLicenses = pgTable(
  'address_licences',
  {
    addressId: integer('address_id')
      .notNull()
      .references(() => addresses.id, { onDelete: 'cascade' }),
    rxLevel: text('rx_level').notNull(),
    licenseNo: text('licence_no').notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    documentId: integer('document_id').references(() => licenseDocuments.id),
    /** The administrator who last changed it; null for a license that the store entered. */
    changedBy: integer('changed_by').references(() => users.id),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** The expiration of which administrators were warned. */
    warnedFor: date('warned_for', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.addressId, table.rxLevel] }),
    index('address_licences_document_idx').on(table.documentId),
  ],
)

/** Licenses as administrators entered them. Only a confirmed license is copied to `addressLicenses`. */
export const licenseReviews = pgTable(
  'licence_reviews',
  {
    id: identity(),
    addressId: integer('address_id')
      .notNull()
      .references(() => addresses.id, { onDelete: 'cascade' }),
    rxLevel: text('rx_level').notNull(),
    licenseNo: text('licence_no').notNull(),
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    documentId: integer('document_id').references(() => licenseDocuments.id),
    /** A `changed` license was replaced by another entry; a `removed` license can be brought back for a month. */
    status: text('status', { enum: ['waiting', 'refused', 'confirmed', 'changed', 'removed'] }).notNull(),
    /** Why the store refused it; empty otherwise. */
    reason: text('reason').notNull().default(''),
    /** Whether a removed license counted, so that it counts at once when it is brought back. */
    counted: boolean('counted').notNull().default(false),
    /** The administrator who entered or removed it. */
    changedBy: integer('changed_by').references(() => users.id),
    createdAt: createdAt(),
    /** When it was confirmed, changed or removed. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('licence_reviews_open_idx')
      .on(table.addressId, table.rxLevel)
      .where(sql`${table.status} IN ('waiting', 'refused')`),
    index('licence_reviews_place_idx').on(table.addressId),
    index('licence_reviews_document_idx').on(table.documentId),
  ],
)
