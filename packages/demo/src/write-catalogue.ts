import {
  categories,
  type Db,
  itemFiles,
  itemImages,
  itemPrices,
  itemRelations,
  items,
  itemUnits,
  rxLevels,
} from '@gauze/server/plugin'
import { sql } from 'drizzle-orm'
import type { CatalogueRows } from './catalogue-rows.js'
import { demoRxLevels } from './companies/companies.js'
import { insertAll } from './insert-all.js'

/** Writes a catalogue into an empty database. */
export async function writeCatalogue(db: Db, rows: CatalogueRows): Promise<void> {
  await insertAll(db, rxLevels, demoRxLevels)
  await insertAll(db, categories, rows.categories)
  await insertAll(db, items, rows.items)
  await insertAll(db, itemUnits, rows.itemUnits)
  await insertAll(db, itemPrices, rows.itemPrices)
  await insertAll(db, itemImages, rows.itemImages)
  await insertAll(db, itemFiles, rows.itemFiles)
  await insertAll(db, itemRelations, rows.itemRelations)
  await db.execute(sql`SELECT setval(pg_get_serial_sequence('categories', 'id'), (SELECT max(id) FROM categories)),
    setval(pg_get_serial_sequence('item_units', 'id'), (SELECT max(id) FROM item_units))`)
}
