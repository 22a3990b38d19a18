import type { AccountApplication } from '@gauze/rules/forms'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.js'
import { accounts } from './company.js'

export const accessRequests = pgTable('access_requests', {
  id: identity(),
  company: text('company').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  createdAt: createdAt(),
})

/** Numbers shown to people: `APP-` + nextval. */
export const applicationNoSequence = pgSequence('application_no_seq', { startWith: 1001 })

/** An application as it was sent, with the names of its choices at that time. */
export interface StoredApplication extends AccountApplication {
  readonly businessTypeName: string
  readonly contactRoleName: string
}

/** Companies that applied for an account, which a person of the store opens or declines. */
export const accountApplications = pgTable(
  'account_applications',
  {
    id: identity(),
    applicationNo: text('application_no').notNull().unique(),
    email: text('email').notNull(),
    form: jsonb('form').$type<StoredApplication>().notNull(),
    status: text('status').$type<'new' | 'opened' | 'declined'>().notNull().default('new'),
    /** When the applicant was last mailed that the store has the application. */
    mailedAt: moment('mailed_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    /** Why it was declined; empty otherwise. */
    reason: text('reason').notNull().default(''),
    /** The company whose account was opened. */
    openedAccountId: integer('opened_account_id').references(() => accounts.id),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('account_applications_new_idx').on(table.email).where(sql`${table.status} = 'new'`)],
)

export const businessTypes = pgTable('business_types', {
  id: identity(),
  name: text('name').notNull().unique(),
})

export const contactRoles = pgTable('contact_roles', {
  id: identity(),
  name: text('name').notNull().unique(),
})
