import { sql } from 'drizzle-orm'
import { generateCatalogue } from '../../demo/src/catalogue/index.js'
import { lineName } from '../../demo/src/catalogue/text.js'
import { catalogueRows } from '../../demo/src/catalogue-rows.js'
import { writeCatalogue } from '../../demo/src/write-catalogue.js'
import type { Db } from '../../server/src/db/client.js'

const copyOffset = 100_000

/**
 * The n-th copies of all items, as the catalogue's generator creates them, without fields that a search never reads.
 */
async function copyItems(db: Db, copy: number) {
  const line = lineName(copy - 1)
  const suffix = `-${line.slice(0, 3).toUpperCase()}${copy}`
  const address = `-${line.toLowerCase().replaceAll(' ', '-')}-${copy}`
  const shift = copy * copyOffset
  await db.execute(sql`
    INSERT INTO items (id, parent_id, is_matrix_parent, category_id, item_name, display_name, site_display_name,
      description, manufacturer, mpn, gtin, url_component, quantity_available, rx_level, inactive, special_order,
      allocation_period, matrix_details, attributes, search_keywords, popularity)
    SELECT id + ${shift}, parent_id + ${shift}, is_matrix_parent, category_id, item_name || ${suffix},
      ${`${line} `} || display_name, ${`${line} `} || site_display_name, description, manufacturer, mpn || ${suffix},
      CASE WHEN gtin = '' THEN '' ELSE (gtin::bigint + ${shift})::text END, url_component || ${address},
      quantity_available, rx_level, inactive, special_order, allocation_period, matrix_details, attributes,
      search_keywords, popularity
    FROM items WHERE id < ${copyOffset} ORDER BY parent_id IS NOT NULL, id`)
  await db.execute(sql`
    INSERT INTO item_units (item_id, unit_name, label, conversion_rate, base_unit, position)
    SELECT item_id + ${shift}, unit_name, label, conversion_rate, base_unit, position
    FROM item_units WHERE item_id < ${copyOffset}`)
}

/**
 * Fills an empty database with about this many items: the demo catalogue, and copies of it as other product lines,
 * which the database creates, so that a million need no more memory than a thousand.
 */
export async function fillCatalogue(db: Db, items: number): Promise<void> {
  const catalogue = generateCatalogue()
  await writeCatalogue(db, catalogueRows(catalogue))
  const copies = Math.max(1, Math.round(items / catalogue.items.length))
  for (let copy = 1; copy < copies; copy += 1) await copyItems(db, copy)
  await db.execute(sql`DELETE FROM search_changes`)
  await db.execute(sql`ANALYZE`)
}
