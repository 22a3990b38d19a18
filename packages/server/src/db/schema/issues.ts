import type { ReturnStatus } from '@gauze/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.js'
import { accounts, users } from './company.js'
import { orders } from './orders.js'

/** Numbers shown to people: `IS-` + nextval. */
export const issueNoSequence = pgSequence('issue_no_seq', { startWith: 1001 })

/** The technical details of an issue, as the browser of its writer reported them. */
export interface IssueFacts {
  readonly requestId?: string | undefined
  readonly browser?: string | undefined
  readonly windowSize?: string | undefined
  readonly networkAddress?: string | undefined
}

/** Problems that people reported to the store. A problem with an order asks for a return of some of its goods. */
export const issues = pgTable(
  'issues',
  {
    id: identity(),
    issueNo: text('issue_no').notNull().unique(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** As it was written; plain text of several lines. */
    message: text('message').notNull(),
    /** The path of the page that the issue is about. */
    page: text('page').notNull().default(''),
    /** How to call the writer back; empty without a number. */
    phone: text('phone').notNull().default(''),
    facts: jsonb('facts').$type<IssueFacts>().notNull().default({}),
    createdAt: createdAt(),
    /** The order of the goods of a return. */
    orderId: integer('order_id').references(() => orders.id),
    /** Null for an issue that is no return. */
    returnStatus: text('return_status').$type<ReturnStatus>(),
    /** The words of the store: where to send the goods, or why it declined. */
    answer: text('answer').notNull().default(''),
    answeredAt: moment('answered_at'),
    /** Whether the goods stay with the company. */
    keepsGoods: boolean('keeps_goods').notNull().default(false),
    /** Whether the share of the shipping charge is credited, too. */
    creditsFreight: boolean('credits_freight').notNull().default(false),
  },
  (table) => [
    index('issues_user_idx').on(table.userId, table.createdAt),
    index('issues_order_idx').on(table.orderId).where(sql`${table.orderId} IS NOT NULL`),
    check('issues_return_check', sql`(${table.orderId} IS NULL) = (${table.returnStatus} IS NULL)`),
  ],
)
