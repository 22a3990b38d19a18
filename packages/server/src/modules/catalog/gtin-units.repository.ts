import { readBarcode } from '@gauze/rules/barcode'
import { type Db, namedQuery } from '../../db/client.js'

/** The unit of an item that has a GTIN. */
export interface GtinUnit {
  readonly gtin: string
  readonly itemId: number
  readonly unitId: number
}

/** $1 GTINs of 14 digits. The GTIN of an item is the GTIN of its base unit. */
const gtinUnitsQuery = namedQuery<GtinUnit>(
  'units-by-gtin',
  `SELECT DISTINCT ON (gtin, "itemId") gtin, "itemId", "unitId" FROM (
    SELECT g.gtin, u.item_id AS "itemId", u.id AS "unitId", 1 AS rank
    FROM unnest($1::text[]) AS g (gtin) JOIN item_units u ON u.gtin <> '' AND u.gtin IN (g.gtin, ltrim(g.gtin, '0'))
    UNION ALL
    SELECT g.gtin, i.id, u.id, 2
    FROM unnest($1::text[]) AS g (gtin) JOIN items i ON i.gtin <> '' AND i.gtin IN (g.gtin, ltrim(g.gtin, '0'))
    CROSS JOIN LATERAL (
      SELECT id FROM item_units WHERE item_id = i.id ORDER BY base_unit DESC, position, id LIMIT 1) u) known
  ORDER BY gtin, "itemId", rank`,
)

/** Finds the units that have these GTINs of 14 digits. */
export async function readGtinUnits(db: Db, gtins: readonly string[]): Promise<readonly GtinUnit[]> {
  return gtins.length === 0 ? [] : gtinUnitsQuery.all(db, [gtins])
}

/** The GTIN of 14 digits in a text, also if a spreadsheet dropped its leading zeros; null for none. */
function gtinOf(text: string): string | null {
  const reading = readBarcode(text, new Date())
  if (reading !== null) return reading.ok ? reading.barcode.gtin : null
  const padded = /^\d{9,11}$/.test(text.trim()) ? readBarcode(text.trim().padStart(14, '0'), new Date()) : null
  return padded?.ok ? padded.barcode.gtin : null
}

/** The unit of each item that a scanned or typed GTIN names; empty for any other text. */
export async function readNamedUnits(db: Db, text: string): Promise<ReadonlyMap<number, number>> {
  const gtin = gtinOf(text)
  const units = await readGtinUnits(db, gtin === null ? [] : [gtin])
  return new Map(units.map(({ itemId, unitId }) => [itemId, unitId]))
}
