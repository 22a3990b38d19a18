import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { accounts, users } from './company.js'

/** The colleague who decides about orders for an administrator from a day to another one, both in Eastern time. */
export const approvalSubstitutes = pgTable(
  'approval_substitutes',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The administrator. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    substituteId: integer('substitute_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    index('approval_substitutes_substitute_idx').on(table.substituteId),
    check('approval_substitutes_days_check', sql`${table.fromDay} <= ${table.toDay}`),
    check('approval_substitutes_other_check', sql`${table.userId} <> ${table.substituteId}`),
  ],
)
