import { sql } from 'drizzle-orm'
import { textColumn, wholeNumberColumn } from './columns.js'
import { problemOf } from './import-problems.js'
import type { Sheet } from './spreadsheet.types.js'

const mostUnits = 99_999_999

/** How many base units of each item can still be sold: the goods on the shelf less the goods that open orders hold. */
export const stockSheet: Sheet = {
  name: 'stock',
  key: ['item'],
  columns: [textColumn('item', 60), wholeNumberColumn('quantity', [0, mostUnits])],
  select: `SELECT i.item_name AS item, i.quantity_available::text AS quantity FROM items i WHERE NOT i.is_matrix_parent`,
  order: 'i.item_name',
  check: async (_tx, rows) =>
    rows.flatMap(({ line, cells, current }) => {
      if (current !== null) return []
      return [{ line, column: 'item', text: cells.item ?? '', problem: problemOf('itemWithoutStock', {}) }]
    }),
  write: async (tx, rows) => {
    const counts = JSON.stringify(rows.map(({ cells }) => cells))
    // In the order in which orders lock items.
    await tx.execute(sql`
      WITH counted AS (
        SELECT i.id, c.quantity FROM json_to_recordset(${counts}::json) AS c (item text, quantity int)
        JOIN items i ON i.item_name = c.item ORDER BY i.id FOR NO KEY UPDATE OF i)
      UPDATE items i SET quantity_available = counted.quantity, updated_at = now() FROM counted WHERE i.id = counted.id`)
  },
}
