import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity } from './columns.js'
import { issues } from './issues.js'
import { orderLines } from './orders.js'

/** The goods of a return. They count as returned unless it was declined or withdrawn. */
export const returnLines = pgTable(
  'return_lines',
  {
    id: identity(),
    issueId: integer('issue_id')
      .notNull()
      .references(() => issues.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    /** The quantity that was asked for, then the approved one, then the credited one, in the unit of the order's line. */
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    uniqueIndex('return_lines_issue_idx').on(table.issueId, table.orderLineId),
    index('return_lines_order_line_idx').on(table.orderLineId),
    check('return_lines_quantity_check', sql`${table.quantity} >= 0`),
  ],
)
